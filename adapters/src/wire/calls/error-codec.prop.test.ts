import { errorCodes, kindOfCode } from '@shop/core/errors/error-catalog';
import type { ShopError } from '@shop/core/errors/shop-error';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { decodeError, encodeError, errorStatus } from './error-codec.ts';
import { anyFacts, errorWith } from './error-facts.ts';
import { anyWire } from './testing/any-wire.ts';

const known: ReadonlySet<string> = new Set([...errorCodes, 'Error']);
const withoutFacts = errorCodes.flatMap((code) => {
  const kind = kindOfCode(code);
  return (kind && errorWith(kind, undefined)) ?? [];
});
const facts: Codec<ShopError> = anyFacts;

const anyError: fc.Arbitrary<ShopError> = fc.oneof(
  { arbitrary: fc.constantFrom(...withoutFacts), weight: 2 },
  { arbitrary: anyWire(facts).map((wire) => z.parse(facts, wire)), weight: 2 },
  fc.record({
    kind: fc.constant('refusedByProvider'),
    code: fc
      .oneof(fc.string({ minLength: 1, maxLength: 200 }), fc.stringMatching(/^[A-Za-z0-9Čž._-]{1,200}$/))
      .filter((code) => !known.has(code)),
  }),
);

const isCode = (code: string): boolean => /^[\p{L}\d._-]{1,200}$/u.test(code);

test('an error is equal after encoding and decoding, and a foreign text that is not a code becomes unreachable (R-CALL-27, law)', () => {
  fc.assert(
    fc.property(anyError, (error) => {
      const body: unknown = JSON.parse(JSON.stringify(encodeError(error)));
      const isForeign = error.kind === 'refusedByProvider' && !isCode(error.code);
      const expected = isForeign ? { kind: 'unreachable', cause: 'status' } : error;
      expect(decodeError(errorStatus(error), body, { kind: 'notFound', what: 'page' })).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('any status with any body is read as an error of the catalog (law)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), fc.jsonValue(), (status, details, body) => {
      expect(decodeError(status, body).kind).toBeTypeOf('string');
      for (const code of [body, ...known]) {
        expect(decodeError(status, { errorCodes: [code], errorDetails: details }).kind).toBeTypeOf('string');
      }
    }),
  );
});
