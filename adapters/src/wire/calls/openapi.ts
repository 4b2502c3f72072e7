import { errorCatalog, errorCodes } from '@shop/core/errors/error-catalog';
import { genericErrorKey } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import adapters from '../../../package.json' with { type: 'json' };
import { clientHeader, hostCookieName } from '../../platform/cookies/shop-cookies.ts';
import type { Reading } from '../codec/codec.ts';
import { isRecord, member } from '../codec/json-value.ts';
import type { Repeat, Role } from './call.ts';
import { callProofs, callSummaries } from './call-summaries.ts';
import { callNames, callTable } from './call-table.ts';
import { pascalCase } from './member-names.ts';
import { pathTemplate } from './path-template.ts';
import { staffTable } from './staff-table.ts';

type Json = Readonly<Record<string, unknown>>;

const described = (wire: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(wire, { io, unrepresentable: 'any' });
  return schema;
};

/** Returns a schema with member names spelled like `CartId`. */
const inPascalCase = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(inPascalCase);
  if (!isRecord(schema)) return schema;
  const { properties, required, ...rest } = schema;
  const others = Object.entries(rest).map(([keyword, part]) => [keyword, inPascalCase(part)] as const);
  const members = isRecord(properties) ? Object.entries(properties) : [];
  return {
    ...Object.fromEntries(others),
    properties: properties && Object.fromEntries(members.map(([name, part]) => [pascalCase(name), inPascalCase(part)])),
    required: Array.isArray(required) ? required.map((name) => pascalCase(String(name))) : undefined,
  };
};

/** Returns a schema for reading, with the `required` members of the schema for writing: members with a default are
 *  always sent. */
const asWritten = (read: unknown, written: unknown): unknown => {
  if (Array.isArray(read))
    return read.map((one, at) => asWritten(one, Array.isArray(written) ? written[at] : undefined));
  if (!isRecord(read)) return read;
  const members = Object.entries(read).map(([name, part]) => [name, asWritten(part, member(written, name))] as const);
  const required = member(written, 'required');
  return required === undefined ? Object.fromEntries(members) : { ...Object.fromEntries(members), required };
};

/** Returns the JSON Schema of an answer of the shop's own server. */
const answerSchema = ({ wire }: Reading<unknown>): unknown =>
  asWritten(described(wire, 'input'), described(wire, 'output'));

const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The part of a call's row that its users need. */
type Row = {
  readonly role: Role;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: readonly string[];
  readonly request: z.core.$ZodType;
  readonly isPascalCase?: boolean;
  readonly answer: Reading<unknown>;
  readonly errors: readonly string[];
  readonly proofs?: readonly ('session' | 'member')[];
  readonly repeat: Repeat;
  readonly changes: boolean;
  readonly summary: string;
};

const isCoded = (kind: string): kind is keyof typeof errorCatalog => Object.hasOwn(errorCatalog, kind);

/** Returns the codes of the errors that a call can return. */
const codesOf = ({ errors }: Row): readonly string[] =>
  errors.filter(isCoded).flatMap((kind) => {
    const { code } = errorCatalog[kind];
    return code === genericErrorKey ? [] : [code];
  });

const visitorRefusals = (row: Row): Json => ({
  '400': errorAnswer(
    `Refused; the first of errorCodes is the reason: ${codesOf(row).join(', ')}, or one of a provider`,
  ),
  '404': errorAnswer('No such page, media item or call'),
  '409': errorAnswer('The same change is being made right now'),
  '413': errorAnswer('The body is too large'),
  '415': errorAnswer('The body is of another type, or packed'),
  '422': errorAnswer('The idempotency key was used for another request'),
  '503': errorAnswer('Out of order for the moment'),
});

const staffRefusals = ({ errors }: Row): Json => ({
  '400': { description: 'The body cannot be read' },
  '401': { description: 'The token is wrong, or of a role without this call' },
  '409': { description: errors.filter((kind) => kind === 'moved' || kind === 'noSuchVersion').join(', ') || 'Never' },
  '422': { description: errors.includes('mistakes') ? 'Every mistake of the files' : 'Never' },
  '503': { description: 'Out of order for the moment' },
});

const answers = (row: Row): Json => ({
  '200': { description: 'Done', content: { 'application/json': { schema: answerSchema(row.answer) } } },
  ...(row.role === 'visitor' ? visitorRefusals(row) : staffRefusals(row)),
});

/** Returns the optional credentials of a call, each on its own; a call of staff requires its token. */
const securityOf = ({ role, proofs = [] }: Row): readonly Json[] =>
  role === 'visitor' ? [{}, ...proofs.map((proof) => ({ [proof]: [] }))] : [{ [role]: [] }];

const isSchema = (value: unknown): value is { readonly properties?: Json; readonly required?: readonly string[] } =>
  typeof value === 'object' && value !== null;

const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } };
const client = { name: clientHeader, in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
const byFetch = { name: 'X-Shop-Request', in: 'header', required: true, schema: { type: 'string', enum: ['fetch'] } };

const operation = (name: string, row: Row): Json => {
  const { method, path, headers = [], request, isPascalCase = false, summary, repeat, changes } = row;
  const { names } = pathTemplate(path);
  const schema = described(request, 'input');
  const { properties = {}, required = [] } = isSchema(schema) ? schema : {};
  const placeOf = (part: string): 'path' | 'header' | 'query' =>
    names.includes(part) ? 'path' : headers.includes(part) ? 'header' : 'query';
  const parameters = Object.entries(properties)
    .filter(([part]) => method === 'GET' || placeOf(part) !== 'query')
    .map(([part, partSchema]) => ({
      name: part,
      in: placeOf(part),
      required: placeOf(part) === 'path' || required.includes(part),
      schema: partSchema,
    }));
  return {
    operationId: name,
    summary,
    security: securityOf(row),
    parameters: [
      ...parameters,
      ...(repeat === 'key' ? [key, client] : []),
      ...(method === 'GET' && changes ? [byFetch] : []),
    ],
    requestBody:
      method === 'GET'
        ? undefined
        : {
            required: true,
            content: { 'application/json': { schema: isPascalCase ? inPascalCase(schema) : schema } },
          },
    responses: answers(row),
  };
};

const rows: readonly (readonly [string, Row])[] = [
  ...callNames.map(
    (name) => [name, { ...callTable[name], summary: callSummaries[name], proofs: callProofs[name] }] as const,
  ),
  ...Object.entries(staffTable),
];

const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });

/** Returns the OpenAPI 3.1 document of all calls, derived from the tables of calls. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Spa shop',
    version: adapters.version,
    description: 'Catalog, cart, checkout, profile and content calls, and those of staff',
  },
  servers: [{ url: '/', description: 'The shop that serves this document' }],
  paths: Object.fromEntries(
    rows.map(([name, row]) => [
      pathTemplate(row.path).documented,
      { [row.method.toLowerCase()]: operation(name, row) },
    ]),
  ),
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: hostCookieName('checkout', true),
        description: 'Who saved personal data or bought; set by the answer to saved data',
      },
      member: bearer('The token of a log-in; of a browser its cookie counts'),
      door: bearer('A token of DOOR_TOKENS or OFFICE_TOKENS'),
      office: bearer('A token of OFFICE_TOKENS'),
    },
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
