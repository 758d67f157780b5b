import { curl } from '../../../model/api/curl';
import type { ApiContract, JsonObject } from '../../../model/api/apiContract';
import type { TreeNode } from '../../../model/content/tree';
import { codeBlock } from '../../content/leaves/codeBlock';
import { listOf, objectOf, textOf } from '../contract/json';
import { contractOperations } from '../contract/operations';
import { serverUrl } from '../contract/serverUrl';
import { sampleRequest } from '../samples/sampleRequest';

/** Shows what a first call needs: the address of each server, and a sample of the first GET operation without its query. */
export function firstCall(contract: ApiContract): readonly TreeNode[] {
  const reading = contractOperations(contract).find(({ method }) => method === 'get');
  if (!reading) return [];
  const sample = curl({ ...sampleRequest(contract, reading), query: [] });
  const { props } = codeBlock('bash', '', sample);
  return [
    ['p', null, ['strong', null, 'Base URL']],
    ['ul', null, ...contract.servers.flatMap(serverItems)],
    ['CodeBlock', { ...props, title: textOf(reading.value.summary) }],
  ];
}

/** Lists a server once for each allowed value of its first variable, or once with the defaults if any value is allowed. */
function serverItems(server: JsonObject): TreeNode[] {
  const [name = '', variable] = Object.entries(objectOf(server.variables))[0] ?? [];
  const { enum: values, 'x-enumDescriptions': meanings } = objectOf(variable);
  const known = listOf(values).map(textOf);
  return known.length > 0
    ? known.map((value) =>
        item(serverUrl(server, { [name]: value }), textOf(objectOf(meanings)[value])),
      )
    : [item(serverUrl(server), textOf(server.description).replace(/\.$/, ''))];
}

function item(url: string, meaning: string): TreeNode {
  return ['li', null, ['code', null, url], meaning && ` ${meaning}`];
}
