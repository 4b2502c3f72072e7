import { instant } from '@shop/core/dates/instant';
import { checkoutSession, memberToken } from '@shop/core/ids';
import * as fc from 'fast-check';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../calls/call.ts';
import {
  type AnswerOf,
  type CallName,
  type CallOf,
  callNames,
  callTable,
  type RequestOf,
  type Transport,
} from '../calls/call-table.ts';
import { anyCalls } from '../calls/testing/call-arbitraries.ts';
import { decode, encode } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import { callLineText, parseCapsule, type TraceLine } from './capsule.ts';
import { recordingTransport } from './recording.ts';
import { codePseudonym, redactedAnswer } from './redaction.ts';
import { replayingTransport } from './replaying.ts';

const secretReply = { session: checkoutSession('real-session'), memberToken: memberToken('real-token') };
const redactedReply = { session: 'redacted', memberToken: 'redacted' };

/** A transport that knows one answer, whatever its call asks. */
const answering = <Known extends CallName>(known: Known, answer: AnswerOf<Known>): Transport => {
  const isKnown = <Name extends CallName>(name: Name, given: unknown): given is AnswerOf<Name> =>
    given === answer && String(name) === known;
  return {
    call: (name) => (isKnown(name, answer) ? okAsync({ answer, ...secretReply }) : errAsync({ kind: 'inProgress' })),
  };
};

/** Asks both transports the same, one after the other, and hands both replies over. */
const tracedReplies = <Name extends CallName>(
  name: Name,
  check: (real: AnswerOf<Name>, replayed: Reply<AnswerOf<Name>>) => void,
): Promise<void> => {
  const any: { readonly request: fc.Arbitrary<RequestOf<Name>>; readonly answer: fc.Arbitrary<AnswerOf<Name>> } =
    anyCalls[name];
  return fc.assert(
    fc.asyncProperty(any.request, any.answer, async (request, answer) => {
      const texts: string[] = [];
      const write = (line: TraceLine) => texts.push(callLineText(line));
      const recording = recordingTransport(answering(name, answer), {
        write,
        clock: () => 0,
        now: () => instant(Date.UTC(2026, 10, 21)),
      });
      expect((await recording.call(name, request))._unsafeUnwrap().answer).toBe(answer);
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toMatch(/real-(session|token)/);
      const replaying = replayingTransport(parseCapsule(texts.join('\n'))._unsafeUnwrap().calls);
      check(answer, (await replaying.call(name, request))._unsafeUnwrap());
    }),
    { numRuns: 40 },
  );
};

const replayed = <Name extends CallName>(name: Name): Promise<void> => {
  const call: CallOf<Name> = callTable[name];
  return tracedReplies(name, (real, reply) => {
    const impersonal = decode<AnswerOf<Name>>(call.answer, redactedAnswer(name, encode(call.answer, real)));
    expect(reply).toEqual({ answer: impersonal._unsafeUnwrap(), ...redactedReply });
  });
};

const impersonalCalls = callNames.filter(
  (name) => !['loadCustomer', 'logIn', 'loadMember', 'startPayment', 'showOrder', 'showPapers'].includes(name),
);

describe.each(callNames)('%s', (name) => {
  test('is replayed with its answer, persons redacted (R-SAFE-18)', () => replayed(name));
});

/** The same answer, the code that a cart has or lost as a pseudonym. */
const withPseudonyms = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify({ answer }), (name, value: unknown) =>
    ['promo', 'lostCode'].includes(name) && isRecord(value)
      ? { ...value, code: codePseudonym(String(value.code)) }
      : value,
  );

describe.each(impersonalCalls)('%s', (name) => {
  test('is replayed with the very answer it had, but for promo codes', () =>
    tracedReplies(name, (real, reply) => expect(withPseudonyms(reply.answer)).toEqual(withPseudonyms(real))));
});
