import { expect, test } from 'vitest';
import { callNames, callTable } from './call-table.ts';
import { openApiDocument } from './openapi.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> };
  readonly responses: Readonly<Record<string, object>>;
};
type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const document: Document = JSON.parse(JSON.stringify(openApiDocument()));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('every call is there once, under its method', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual([...callNames].sort());
  for (const { method, operation } of operations) {
    const name = callNames.find((candidate) => candidate === operation.operationId);
    expect(name && callTable[name].method.toLowerCase()).toBe(method);
  }
});

test('every parameter of a path is declared as required, and no other is', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(path).toMatch(/^(\/([A-Za-z0-9]+|\{[A-Za-z]+\}))+$/);
  }
});

test('every parameter and every body says what it takes', () => {
  for (const { operation } of operations) {
    for (const { schema } of operation.parameters) expect(Object.keys(schema)).not.toEqual([]);
    const body = operation.requestBody?.content['application/json']?.schema;
    if (body !== undefined) expect(body).toMatchObject({ type: 'object', properties: expect.any(Object) });
    expect(operation.responses['200']).toMatchObject({
      content: { 'application/json': { schema: expect.any(Object) } },
    });
  }
});

test('adding a ticket is described as it travels, with its key and the codes that it may be refused with', () => {
  const adding = document.paths['/Shop/AddTicketToCart']?.post;
  expect(adding?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['ProductId', 'Language'],
    properties: { Items: { type: 'array', items: { required: ['PriceListId', 'Quantity'] } } },
  });
  expect(adding?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  const refused = JSON.stringify(adding?.responses['400']);
  expect(refused).toContain('Shop.AddTicketToCart.CapacityFull, ');
  expect(refused).not.toContain('PaymentStart');
});
