import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerOf,
  type CallName,
  type CallOf,
  callNames,
  callTable,
  type RequestOf,
} from '../calls/call-table.ts';
import { type Privacy, type PrivacyMark, privacyOf } from '../calls/privacy.ts';
import { anyCalls } from '../calls/testing/call-arbitraries.ts';
import { encode } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import { redactedAnswer, redactedRequest } from './redaction.ts';

const planted = 'Ana Novak 1972';
const left = 'Xxx Xxxxx 0000';

/** The value with a member that no row classifies in each of its objects, but where members of any name are classified. */
const plant = (value: unknown, privacy: Privacy | PrivacyMark | undefined): unknown => {
  if (Array.isArray(value)) return value.map((entry) => plant(entry, privacy));
  if (!isRecord(value) || typeof privacy !== 'object') return value;
  const members = Object.entries(value).map(([name, member]) => [name, plant(member, privacy[name] ?? privacy['*'])]);
  return { ...Object.fromEntries(members), ...(privacy['*'] === undefined ? { unlisted: { deep: [planted] } } : {}) };
};

const tellsNothing = (original: unknown, written: unknown): void => {
  const count = JSON.stringify(original).split(planted).length;
  expect(JSON.stringify(written)).not.toContain(planted);
  expect(JSON.stringify(written).split(left).length).toBeGreaterThanOrEqual(count);
};

const check = <Name extends CallName>(name: Name): void => {
  const call: CallOf<Name> = callTable[name];
  const any: { readonly request: fc.Arbitrary<RequestOf<Name>>; readonly answer: fc.Arbitrary<AnswerOf<Name>> } =
    anyCalls[name];
  fc.assert(
    fc.property(any.request, any.answer, (request, answer) => {
      const asked = { ...encode(call.request, request), unlisted: planted };
      tellsNothing(asked, redactedRequest(name, asked));
      const answered = plant(encode(call.answer, answer), privacyOf(call.answer));
      tellsNothing(answered, redactedAnswer(name, answered));
    }),
    { numRuns: 40 },
  );
};

describe.each(callNames)('%s', (name) => {
  test('a member without a privacy mark is replaced, wherever it stands (R-SAFE-19)', () => check(name));
});
