import type { QueryForm } from '../../../model/api/queryEntries';
import type { JsonObject } from '../../../model/api/apiContract';
import { textOf } from '../contract/json';

const JOINED: Readonly<Record<string, QueryForm>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** How the query parameters that do not follow the default of OpenAPI hold a list or an object. */
export function queryForms(
  parameters: readonly JsonObject[],
): Readonly<Record<string, QueryForm>> | undefined {
  const forms = parameters.flatMap((one) => {
    const form = one.in === 'query' ? formOf(one) : undefined;
    return form ? [[textOf(one.name), form] as const] : [];
  });
  return forms.length > 0 ? Object.fromEntries(forms) : undefined;
}

function formOf({ content, style, explode }: JsonObject): QueryForm | undefined {
  if (content !== undefined) return 'json';
  const known = textOf(style) || 'form';
  if (known === 'deepObject') return 'deepObject';
  if (explode ?? known === 'form') return undefined;
  return JOINED[known] ?? ',';
}
