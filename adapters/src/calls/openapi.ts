import { errorCatalog, errorCodes, genericErrorKey } from '@shop/core/errors/error-catalog';
import * as z from 'zod/mini';
import adapters from '../../package.json' with { type: 'json' };
import { type CallName, callNames, callTable } from './call-table.ts';
import { pathTemplate } from './path-template.ts';

type Json = Readonly<Record<string, unknown>>;

/** What travels, as JSON Schema. What only the other direction knows (brands, unions of core) stays open. */
const wireSchema = (codec: z.core.$ZodType): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return schema;
};

const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The codes of the errors that a call can answer. */
const codesOf = (name: CallName): readonly string[] =>
  callTable[name].errors.map((kind) => errorCatalog[kind].code).filter((code) => code !== genericErrorKey);

const answers = (name: CallName): Json => ({
  '200': {
    description: 'Done',
    content: { 'application/json': { schema: wireSchema(callTable[name].answer) } },
  },
  '400': errorAnswer(
    `Refused; the first of errorCodes is the reason: ${codesOf(name).join(', ')}, or one of a provider`,
  ),
  '404': errorAnswer('No such page, media item or call'),
  '409': errorAnswer('The same change is being made right now'),
  '413': errorAnswer('The body is too large'),
  '415': errorAnswer('The body is of another type, or packed'),
  '422': errorAnswer('The idempotency key was used for another request'),
  '503': errorAnswer('Out of order for the moment'),
});

const isSchema = (value: unknown): value is { readonly properties?: Json; readonly required?: readonly string[] } =>
  typeof value === 'object' && value !== null;

const operation = (name: CallName): Json => {
  const { method, path, headers = [], request, summary, repeat, changes } = callTable[name];
  const { names } = pathTemplate(path);
  const schema = wireSchema(request);
  const { properties = {}, required = [] } = isSchema(schema) ? schema : {};
  const placeOf = (member: string): 'path' | 'header' | 'query' =>
    names.includes(member) ? 'path' : headers.includes(member) ? 'header' : 'query';
  const parameters = Object.entries(properties)
    .filter(([member]) => method === 'GET' || placeOf(member) !== 'query')
    .map(([member, memberSchema]) => ({
      name: member,
      in: placeOf(member),
      required: placeOf(member) === 'path' || required.includes(member),
      schema: memberSchema,
    }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } };
  const client = { name: 'X-Shop-Client', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
  const byFetch = { name: 'X-Shop-Request', in: 'header', required: true, schema: { type: 'string', enum: ['fetch'] } };
  return {
    operationId: name,
    summary,
    parameters: [
      ...parameters,
      ...(repeat === 'key' ? [key, client] : []),
      ...(method === 'GET' && changes ? [byFetch] : []),
    ],
    ...(method === 'POST' ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: answers(name),
  };
};

/** The OpenAPI 3.1 document of all calls, derived from the table of calls. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Spa shop',
    version: adapters.version,
    description: 'Catalog, cart, checkout, profile and content calls',
  },
  paths: Object.fromEntries(
    callNames.map((name) => {
      const { method, path } = callTable[name];
      return [pathTemplate(path).documented, { [method.toLowerCase()]: operation(name) }];
    }),
  ),
  components: {
    schemas: {
      Error: {
        type: 'object',
        required: ['errorCodes'],
        properties: {
          errorCodes: { type: 'array', items: { type: 'string', examples: errorCodes } },
          errorDetails: { type: 'object' },
        },
      },
    },
  },
});
