import type { ApiContract, Json, JsonObject } from '../../../../../src/model/api/apiContract';
import { contractWith } from '../../support/contract';

const refersTo = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** The released contract of a small shop, which the tests change. */
export const shop = contractWith({
  servers: [
    {
      url: 'https://{host}/api',
      variables: { host: { default: 'us.example', enum: ['us.example', 'eu.example'] } },
    },
  ],
  security: [{ token: [] }],
  'x-rateLimit': { perMinute: 60, per: 'user' },
  'x-limits': { openOrders: 25 },
  paths: {
    '/v1/orders': {
      get: {
        operationId: 'ListOrders',
        security: [{ token: ['Read orders'] }],
        parameters: [
          { name: 'limit', in: 'query', schema: refersTo('PageSize') },
          { name: 'sortBy', in: 'query', schema: { type: 'string', enum: ['NAME', 'TIME'] } },
          {
            name: 'states',
            in: 'query',
            style: 'form',
            explode: true,
            schema: { type: 'array', items: { type: 'string' } },
          },
        ],
        responses: {
          200: {
            headers: { 'ratelimit-limit': { schema: { type: 'integer' } } },
            content: json({ type: 'array', items: refersTo('Order') }),
          },
          400: { content: json(refersTo('Problem')) },
        },
      },
      post: {
        operationId: 'CreateOrder',
        'x-rateLimit': { perMinute: 20 },
        requestBody: {
          required: false,
          content: { ...json(refersTo('NewOrder')), 'text/csv': { schema: { type: 'string' } } },
        },
        responses: { 201: { content: json(refersTo('Order')) } },
      },
    },
    '/v1/orders/{orderId}': {
      parameters: [{ name: 'orderId', in: 'path', required: true, schema: { type: 'string' } }],
      delete: { operationId: 'CancelOrder', responses: { 204: {} } },
    },
  },
  components: {
    schemas: {
      PageSize: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
      NewOrder: {
        type: 'object',
        required: ['product'],
        properties: {
          product: { type: 'string', minLength: 1, maxLength: 80 },
          units: { type: 'number', default: 1 },
          channel: { type: 'string', enum: ['WEB', 'STORE'] },
          note: { type: ['string', 'null'] },
          code: { type: 'string', pattern: '^[A-Z]+$' },
          tags: { type: 'array', maxItems: 25, items: { type: 'string' } },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          address: { oneOf: [refersTo('Home'), refersTo('Locker')] },
        },
      },
      Order: {
        type: 'object',
        required: ['id', 'state'],
        properties: {
          id: { type: 'string' },
          state: { type: 'string', enum: ['OPEN', 'SENT'] },
          sentAt: { type: 'string', format: 'date-time' },
          address: { oneOf: [refersTo('Home'), refersTo('Locker')] },
          key: { type: 'string', writeOnly: true },
        },
      },
      Home: { type: 'object', properties: { street: { type: 'string' } } },
      Locker: { type: 'object', properties: { box: { type: 'integer' } } },
      Problem: { type: 'object', properties: { reason: { type: 'string' } } },
    },
  },
});

/** Places in the contract: keys separated by spaces. */
export const LIST = 'paths /v1/orders get';
export const CREATE = 'paths /v1/orders post';
export const CANCEL = 'paths /v1/orders/{orderId} delete';
export const schema = (name: string) => `components schemas ${name}`;
export const field = (name: string, of: string) => `${schema(of)} properties ${name}`;

/** A change to the shop's contract: the new value at a place, or undefined to remove it. */
export type Change = readonly [place: string, now: Json | undefined];

/** The contract of the shop after some changes. */
export function shopWith(...changes: readonly Change[]): ApiContract {
  const copy = JSON.parse(JSON.stringify(shop)) as ApiContract;
  for (const [place, now] of changes) put(copy, place.split(' '), now);
  return copy;
}

type Writable = Record<string, Json>;

function put(document: JsonObject, keys: readonly string[], now: Json | undefined): void {
  const last = keys.at(-1)!;
  const parent = keys
    .slice(0, -1)
    .reduce<Writable>((value, key) => value[key] as Writable, document);
  if (now === undefined) delete parent[last];
  else parent[last] = now;
}
