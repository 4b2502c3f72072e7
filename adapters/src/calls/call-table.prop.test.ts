import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, type JsonLimits, parseJson, requestLimits } from '../codec/json-text.ts';
import { uncheckedEncoder } from '../codec/unchecked-encoder.ts';
import { type AnswerOf, type CallName, type CallOf, callNames, callTable, type RequestOf } from './call-table.ts';
import { anyCalls } from './testing/call-arbitraries.ts';

/** Over the wire means as JSON text: what JSON cannot carry must not be needed. */
const travels = <Value>(codec: Codec<Value>, any: fc.Arbitrary<Value>, limits: JsonLimits): void =>
  fc.assert(
    fc.property(any, (value) => {
      const text = JSON.stringify(encode(codec, value));
      const back = parseJson(text, limits).andThen((wire) => decode(codec, wire));
      expect(back._unsafeUnwrap()).toEqual(value);
    }),
  );

const requestTravels = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  travels<RequestOf<Name>>(call.request, anyCalls[name].request, requestLimits);
};

const answerTravels = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  travels<AnswerOf<Name>>(call.answer, anyCalls[name].answer, answerLimits);
};

/** As JSON text, members in the same order. */
const answerIsWrittenAlike = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  const codec: Codec<AnswerOf<Name>> = call.answer;
  const unchecked = uncheckedEncoder(codec);
  fc.assert(
    fc.property<[AnswerOf<Name>]>(anyCalls[name].answer, (value) => {
      expect(JSON.stringify(unchecked(value))).toBe(JSON.stringify(encode(codec, value)));
    }),
  );
};

describe.each(callNames)('%s', (name) => {
  test('a request comes back from the wire as it was (R-DRIVE-6)', () => requestTravels(name));
  test('an answer comes back from the wire as it was', () => answerTravels(name));
  test('an answer is written alike with and without checks', () => answerIsWrittenAlike(name));
});
