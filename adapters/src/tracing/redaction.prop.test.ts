import { isEmail } from '@shop/core/customer/email';
import { anyCustomer } from '@shop/core/testing/customer-arbitraries';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CallName, callTable } from '../calls/call-table.ts';
import { anyCalls } from '../calls/testing/call-arbitraries.ts';
import { encode, type WireRecord } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import { redactedAnswer, redactedRequest, redactedText, secretRedaction } from './redaction.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** Upper, lower, beyond ASCII, digit, mark of its own, or anything else. */
const shapeOf = (text: string): readonly string[] =>
  Array.from(text, (character) => {
    const beyond = character > '\u007f' ? 'beyond' : 'ascii';
    if (/^[\p{Lu}\p{Lt}]$/u.test(character)) return `upper ${beyond}`;
    if (/^\p{L}$/u.test(character)) return `lower ${beyond}`;
    if (/^\p{N}$/u.test(character)) return 'digit';
    return /^[\p{P}\p{Z}+]$/u.test(character) && character !== '*' ? character : 'other';
  });

test('a redacted text keeps its shape, and is its own redaction', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = redactedText(text);
      expect(shapeOf(plain)).toEqual(shapeOf(text));
      expect(redactedText(plain)).toBe(plain);
    }),
  );
});

test('texts of one shape have one redaction, so that nothing can be read back', () => {
  const anyPlate = fc.stringMatching(/^[A-Z][a-z]{4} [0-9]{3}$/);
  fc.assert(
    fc.property(anyPlate, (text) => {
      expect(redactedText(text)).toBe('Xxxxx 000');
    }),
  );
});

test('an e-mail address stays one', () => {
  fc.assert(
    fc.property(fc.emailAddress().filter(isEmail), (email) => {
      expect(isEmail(redactedText(email))).toBe(true);
    }),
  );
});

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

const impersonal = new Set(['CartId', 'Language', 'Country', 'country', 'countryCode', 'countriesCodeList']);

/** All texts but those that may stay. */
const personalTexts = (wire: unknown): readonly string[] =>
  isRecord(wire)
    ? Object.entries(wire)
        .filter(([name]) => !impersonal.has(name))
        .flatMap(([, value]) => (isRecord(value) ? personalTexts(value) : textsIn(value)))
    : [];

/** Whether a text says more than any redacted one does. */
const tells = (text: string): boolean =>
  text.length >= 3 && /[^xXžŽ0\P{L}]|[^0\P{N}]/u.test(text) && !secretRedaction.includes(text);

const nothingTold = (original: unknown, written: unknown): void => {
  const all = personalTexts(written).join('\n');
  expect(personalTexts(original).filter((text) => tells(text) && all.includes(text))).toEqual([]);
};

const requestTellsNothing = (call: CallName, any: fc.Arbitrary<WireRecord>): void =>
  fc.assert(fc.property(any, (wire) => nothingTold(wire, redactedRequest(call, wire))));

const answerTellsNothing = (call: CallName, any: fc.Arbitrary<unknown>): void =>
  fc.assert(fc.property(any, (wire) => nothingTold(wire, redactedAnswer(call, wire))));

describe('nothing of a person is written', () => {
  const { saveCustomer, logIn, loadCustomer, loadMember } = callTable;
  const anyEntry = fc
    .tuple(anyCalls.saveCustomer.request, anyCustomer)
    .map(([entry, customer]) => encode(saveCustomer.request, { ...entry, customer }));

  test('when data are saved', () => requestTellsNothing('saveCustomer', anyEntry));
  test('when a form is filled in before', () =>
    answerTellsNothing(
      'loadCustomer',
      anyCalls.loadCustomer.answer.map((form) => encode(loadCustomer.answer, form)),
    ));
  test('when a member logs in', () => {
    requestTellsNothing(
      'logIn',
      anyCalls.logIn.request.map((request) => encode(logIn.request, request)),
    );
    answerTellsNothing(
      'logIn',
      anyCalls.logIn.answer.map((answer) => encode(logIn.answer, answer)),
    );
  });
  test('when a member is shown', () =>
    answerTellsNothing(
      'loadMember',
      anyCalls.loadMember.answer.map((answer) => encode(loadMember.answer, answer)),
    ));
});
