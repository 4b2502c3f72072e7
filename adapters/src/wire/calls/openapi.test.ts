import { expect, test } from 'vitest';
import { callTable } from './call-table.ts';
import { openApiDocument } from './openapi.ts';
import { staffTable } from './staff-table.ts';

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object };
type Operation = {
  readonly operationId: string;
  readonly security: readonly object[];
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

test('the OpenAPI document has every call once, under its method', () => {
  expect(document.openapi).toBe('3.1.0');
  const rows = Object.entries({ ...callTable, ...staffTable });
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(rows.map(([name]) => name).sort());
  for (const { method, operation } of operations) {
    const [, row] = rows.find(([name]) => name === operation.operationId) ?? [];
    expect(row?.method.toLowerCase()).toBe(method);
  }
});

test('the OpenAPI document declares exactly the parameters of each path, as required', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(path).toMatch(/^(\/([A-Za-z0-9-]+|\{[A-Za-z]+\}))+$/);
  }
});

test('the OpenAPI document has a schema for every parameter, body and answer', () => {
  for (const { operation } of operations) {
    for (const { schema } of operation.parameters) expect(Object.keys(schema)).not.toEqual([]);
    const body = operation.requestBody?.content['application/json']?.schema;
    if (body !== undefined) expect(body).toMatchObject({ type: 'object', properties: expect.any(Object) });
    expect(operation.responses['200']).toMatchObject({
      content: { 'application/json': { schema: expect.any(Object) } },
    });
  }
});

test('the OpenAPI document describes the addition of a ticket with its key and the codes of its refusals', () => {
  const adding = document.paths['/Shop/AddTicketToCart']?.post;
  expect(adding?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['ProductId', 'Language'],
    properties: { Items: { type: 'array', items: { required: ['PriceListId', 'Quantity'] } } },
  });
  expect(adding?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  const refusals = JSON.stringify(adding?.responses['400']);
  expect(refusals).toContain('Shop.AddTicketToCart.CapacityFull, ');
  expect(refusals).not.toContain('PaymentStart');
});

test('the OpenAPI document requires the token of the role for calls of staff, and none for others', () => {
  const securityOf = (name: string) =>
    operations.find(({ operation }) => operation.operationId === name)?.operation.security;
  expect(securityOf('admit')).toEqual([{ door: [] }]);
  expect(securityOf('settlePayment')).toEqual([{ office: [] }]);
  expect(securityOf('loadCart')).toEqual([{}]);
  expect(securityOf('loadCustomer')).toEqual([{}, { session: [] }, { member: [] }]);
});

test('the OpenAPI document names members that are always sent as required, in lists as well', () => {
  const cart = JSON.stringify(document.paths['/Shop/GetCart/{cartId}/{language}/{withItems}']?.get?.responses['200']);
  expect(cart).toContain('"required":["cartId","items","itemsCount","totalPrice","totalPriceWithCurrency"');
  expect(cart).toContain('"required":["cartItemId","productTitle","priceTitle","quantity","priceTotal"]');
});
