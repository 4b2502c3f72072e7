import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callNames, callTable } from '../wire/calls/call-table.ts';
import { type Members, membersOf } from '../wire/calls/members.ts';
import type { PrivacyMark } from '../wire/calls/privacy.ts';
import { anyWire } from '../wire/calls/testing/any-wire.ts';
import { isRecord } from '../wire/codec/json-value.ts';
import { redactedAnswer, redactedRequest, redactedText } from './redaction.ts';

/** Returns the class of each character: upper, lower, beyond ASCII, digit, a mark of its own, or other. */
const shapeOf = (text: string): readonly string[] =>
  Array.from(text, (character) => {
    const beyond = character > '\u007f' ? 'beyond' : 'ascii';
    if (/^[\p{Lu}\p{Lt}]$/u.test(character)) return `upper ${beyond}`;
    if (/^\p{L}$/u.test(character)) return `lower ${beyond}`;
    if (/^\p{N}$/u.test(character)) return 'digit';
    return /^[\p{P}\p{Z}+]$/u.test(character) && character !== '*' ? character : 'other';
  });

test('a redacted text keeps its shape and is redacted to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const plain = redactedText(text);
      expect(shapeOf(plain)).toEqual(shapeOf(text));
      expect(redactedText(plain)).toBe(plain);
    }),
  );
});

const planted = 'Ana Novak 1972';

/** Inserts a text into each text that is not public, and into an unclassified member of each object. */
const plant = (value: unknown, privacy: Members | PrivacyMark | undefined): unknown => {
  if (Array.isArray(value)) return value.map((entry) => plant(entry, privacy));
  if (!isRecord(value)) return typeof value === 'string' && privacy !== 'public' ? planted : value;
  const marks = typeof privacy === 'object' ? privacy : {};
  const members = Object.entries(value).map(([name, member]) => [
    name,
    plant(member, Object.hasOwn(marks, name) ? marks[name] : marks['*']),
  ]);
  return {
    ...Object.fromEntries(members),
    ...(marks['*'] === undefined ? { unlisted: planted, more: { deep: [planted] } } : {}),
  };
};

test.each(callNames)(
  'the trace of %s contains public texts alone, and no member without a privacy mark (R-SAFE-19)',
  (name) => {
    const call = callTable[name];
    fc.assert(
      fc.property(anyWire(call.request), anyWire(call.answer.wire), (request, answer) => {
        const wire = plant(request, membersOf(call.request));
        expect(JSON.stringify(isRecord(wire) && redactedRequest(name, wire))).not.toContain(planted);
        const answered = plant(answer, membersOf(call.answer.wire));
        expect(JSON.stringify(redactedAnswer(name, answered))).not.toContain(planted);
      }),
      { numRuns: 15 },
    );
  },
);
