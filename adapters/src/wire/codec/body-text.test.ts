import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyText, formBody, mostBodyBytes } from './body-text.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Returns a request as a client sends it; without a length its body is chunked. */
const request = (body: BodyInit | undefined, headers: Readonly<Record<string, string>>): Request =>
  new Request('http://shop.test/', {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });

const pieces = (...texts: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('gone')) });

const of = (length: number): string => 'x'.repeat(length);

test.each([
  ['one byte below the limit', of(mostBodyBytes - 1)],
  ['the limit', of(mostBodyBytes)],
])('a body of %s is read with and without a Content-Length', async (_, text) => {
  const headers = { 'Content-Type': json };
  expect((await bodyText(request(text, { ...headers, 'Content-Length': String(text.length) }), json)).isOk()).toBe(
    true,
  );
  expect((await bodyText(request(pieces(text), headers), json))._unsafeUnwrap()).toBe(text);
});

test.each([
  ['one byte too many', of(mostBodyBytes + 1), {}, 'tooLarge'],
  ['one byte too many, as declared', 'x', { 'Content-Length': String(mostBodyBytes + 1) }, 'tooLarge'],
  ['chunks that exceed the limit together', pieces(of(mostBodyBytes), 'x'), {}, 'tooLarge'],
  ['another type', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'wrongType'],
  ['another charset', 'x', { 'Content-Type': `${json}; charset=iso-8859-1` }, 'wrongType'],
  ['a longer type', 'x', { 'Content-Type': 'application/jsonp' }, 'wrongType'],
  ['an empty type', 'x', { 'Content-Type': '' }, 'wrongType'],
  ['a content encoding', gzipSync('{}'), { 'Content-Encoding': 'gzip' }, 'encoded'],
  ['a connection that breaks before its end', broken, {}, 'cutOff'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), {}, 'notUtf8'],
] as const)('a body with %s is refused', async (_, body, headers, fault) => {
  const read = await bodyText(request(body, { 'Content-Type': json, ...headers }), json);
  expect(read._unsafeUnwrapErr()).toBe(fault);
});

test('a letter of a body whose bytes arrive in two chunks is decoded', async () => {
  const bytes = new TextEncoder().encode('"č"');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect((await bodyText(request(body, { 'Content-Type': json }), json))._unsafeUnwrap()).toBe('"č"');
});

test('an empty body is read without a content type, and any other is refused', async () => {
  expect((await bodyText(request(undefined, {}), form))._unsafeUnwrap()).toBe('');
  expect((await bodyText(request(pieces('a=b'), {}), form))._unsafeUnwrapErr()).toBe('wrongType');
});

test('a form is read as the first value of each field', async () => {
  const read = await formBody(request('a=1&b=%C4%8D+x&a=2&c', { 'Content-Type': `${form};charset=UTF-8` }));
  expect(Object.fromEntries(read._unsafeUnwrap())).toEqual({ a: '1', b: 'č x', c: '' });
});
