import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, parseJson, requestLimits } from '../codec/json-text.ts';
import { uncheckedEncoder } from '../codec/unchecked-encoder.ts';
import { type AnswerOf, type CallName, type CallOf, callNames, callTable, type RequestOf } from './call-table.ts';
import { anyAnswer, anyRequest } from './testing/any-wire.ts';

/** Over the wire means as JSON text: what JSON cannot carry must not be needed. */
const travels = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  const [asked, answered]: [Codec<RequestOf<Name>>, Codec<AnswerOf<Name>>] = [call.request, call.answer];
  const unchecked = uncheckedEncoder(answered);
  fc.assert(
    fc.property<[RequestOf<Name>, AnswerOf<Name>]>(anyRequest(name), anyAnswer(name), (request, answer) => {
      const question = parseJson(JSON.stringify(encode(asked, request)), requestLimits);
      expect(question.andThen((wire) => decode(asked, wire))._unsafeUnwrap()).toEqual(request);
      const text = JSON.stringify(encode(answered, answer));
      const told = parseJson(text, answerLimits);
      expect(told.andThen((wire) => decode(answered, wire))._unsafeUnwrap()).toEqual(answer);
      expect(JSON.stringify(unchecked(answer))).toBe(text);
    }),
  );
};

test.each(callNames)(
  'a request and an answer of %s come back from the wire as they were, and are written alike with and without checks (R-DRIVE-6)',
  travels,
);
