import { instant } from '@shop/core/dates/instant';
import { checkoutSession, memberToken } from '@shop/core/ids';
import * as fc from 'fast-check';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { writeAnswer } from '../wire/calls/answer-writers.ts';
import {
  type AnswerOf,
  type CallName,
  type CallOf,
  callNames,
  callTable,
  type Transport,
} from '../wire/calls/call-table.ts';
import { anyAnswer, anyRequest } from '../wire/calls/testing/any-wire.ts';
import { recordingTransport } from './recording.ts';
import { redactedAnswer } from './redaction.ts';
import { replayingTransport } from './replaying.ts';
import { callLineText, parseTrace } from './trace.ts';

/** Returns a transport with one answer for every call. */
const answering = <Known extends CallName>(known: Known, answer: AnswerOf<Known>): Transport => {
  const isKnown = <Name extends CallName>(name: Name, given: unknown): given is AnswerOf<Name> =>
    given === answer && String(name) === known;
  const reply = { session: checkoutSession('real-session'), memberToken: memberToken('real-token') };
  return {
    call: (name) => (isKnown(name, answer) ? okAsync({ answer, ...reply }) : errAsync({ kind: 'inProgress' })),
  };
};

const replayed = <Name extends CallName>(name: Name): Promise<void> => {
  const call: CallOf<Name> = callTable[name];
  return fc.assert(
    fc.asyncProperty(anyRequest(name), anyAnswer(name), async (request, answer) => {
      const texts: string[] = [];
      const recording = recordingTransport(answering(name, answer), {
        write: (line) => texts.push(callLineText(line)),
        clock: () => 0,
        now: () => instant(Date.UTC(2026, 10, 21)),
      });
      expect((await recording.call(name, request))._unsafeUnwrap().answer).toBe(answer);
      expect(texts).toEqual([expect.not.stringMatching(/real-(session|token)/)]);
      const replaying = replayingTransport(parseTrace(texts.join('\n'))._unsafeUnwrap().calls);
      const impersonal = call.answer.parse(redactedAnswer(name, JSON.parse(JSON.stringify(writeAnswer(name, answer)))));
      expect((await replaying.call(name, request))._unsafeUnwrap()).toEqual({
        ...{ answer: impersonal._unsafeUnwrap(), session: 'redacted', memberToken: 'redacted' },
      });
    }),
    { numRuns: 15 },
  );
};

test.each(callNames)('a recorded %s is replayed with its answer, without personal data (R-SAFE-18)', replayed);
