import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Codec, decode, encode } from '../codec/codec.ts';
import { answerLimits, parseJson, requestLimits } from '../codec/json-text.ts';
import { writeAnswer } from './answer-writers.ts';
import { type AnswerOf, type CallName, type CallOf, callNames, callTable, type RequestOf } from './call-table.ts';
import { anyAnswer, anyRequest } from './testing/any-wire.ts';

/** Sends requests and answers as JSON text, so that values which JSON cannot represent are detected. */
const travels = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  const requests: Codec<RequestOf<Name>> = call.request;
  fc.assert(
    fc.property<[RequestOf<Name>, AnswerOf<Name>]>(anyRequest(name), anyAnswer(name), (request, answer) => {
      const sent = parseJson(JSON.stringify(encode(requests, request)), requestLimits);
      expect(sent.andThen((wire) => decode(requests, wire))._unsafeUnwrap()).toEqual(request);
      const answered = parseJson(JSON.stringify(writeAnswer(name, answer)), answerLimits);
      expect(answered.andThen((wire) => call.answer.parse(wire))._unsafeUnwrap()).toEqual(answer);
    }),
    { numRuns: 50 },
  );
};

test.each(callNames)('requests and answers of %s are equal after encoding and decoding (R-DRIVE-6, law)', travels);
