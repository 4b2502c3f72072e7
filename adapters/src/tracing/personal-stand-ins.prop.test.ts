import { isEmail } from '@shop/core/customer/email';
import { anyCustomer } from '@shop/core/testing/customer-arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, type WireRecord } from '../wire/codec.ts';
import { isRecord } from '../wire/content-value.ts';
import type { CallName } from '../wire/endpoint.ts';
import { endpoints } from '../wire/endpoints.ts';
import { anyCalls } from '../wire/testing/call-arbitraries.ts';
import { impersonalAnswer, impersonalRequest, personalStandIn } from './personal-stand-ins.ts';

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

test('a stand-in has the shape of what it stands for, and is its own stand-in', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const standIn = personalStandIn(text);
      expect(shapeOf(standIn)).toEqual(shapeOf(text));
      expect(personalStandIn(standIn)).toBe(standIn);
    }),
  );
});

test('texts of one shape have one stand-in, so that nothing can be read back', () => {
  const sameShape = fc.tuple(
    fc.stringMatching(/^[A-Z][a-z]{4} [0-9]{3}$/),
    fc.stringMatching(/^[A-Z][a-z]{4} [0-9]{3}$/),
  );
  fc.assert(fc.property(sameShape, ([one, other]) => expect(personalStandIn(one)).toBe(personalStandIn(other))));
});

test('an e-mail address stays one', () => {
  fc.assert(
    fc.property(fc.emailAddress().filter(isEmail), (email) => expect(isEmail(personalStandIn(email))).toBe(true)),
  );
});

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Every text of three characters or more that says something, in members that are not listed as impersonal. */
const personalTexts = (wire: unknown): readonly string[] => {
  const plain = new Set(['CartId', 'Language', 'Country', 'country', 'countryCode', 'countriesCodeList']);
  const members = isRecord(wire) ? Object.entries(wire).filter(([name]) => !plain.has(name)) : [];
  return members
    .flatMap(([, value]) => (isRecord(value) ? personalTexts(value) : textsIn(value)))
    .filter((text) => text.length >= 3 && personalStandIn(text) !== text && !'stand-in'.includes(text));
};

const leaves = (original: unknown, written: unknown): void => {
  const found = personalTexts(original).filter((text) => personalTexts0(written).includes(text));
  expect(found).toEqual([]);
};

const personalTexts0 = (written: unknown): string => textsIn(written).join('\n');

const requestIsImpersonal = (call: CallName, any: fc.Arbitrary<WireRecord>): void =>
  fc.assert(fc.property(any, (wire) => leaves(wire, { ...impersonalRequest(call, wire), CartId: '', Country: '' })));

const answerIsImpersonal = (call: CallName, any: fc.Arbitrary<unknown>): void =>
  fc.assert(fc.property(any, (wire) => leaves(wire, impersonalAnswer(call, wire))));

test('nothing of a person is written', () => {
  const { saveCustomer, logIn, loadCustomer, loadMember } = endpoints;
  const anyEntry = fc
    .tuple(anyCalls.saveCustomer.request, anyCustomer)
    .map(([entry, customer]) => encode(saveCustomer.request, { ...entry, customer }));
  requestIsImpersonal('saveCustomer', anyEntry);
  requestIsImpersonal(
    'logIn',
    anyCalls.logIn.request.map((request) => encode(logIn.request, request)),
  );
  answerIsImpersonal(
    'logIn',
    anyCalls.logIn.answer.map((answer) => encode(logIn.answer, answer)),
  );
  answerIsImpersonal(
    'loadMember',
    anyCalls.loadMember.answer.map((answer) => encode(loadMember.answer, answer)),
  );
  const anyForm = anyCalls.loadCustomer.answer.map((form) => encode(loadCustomer.answer, { ...form, countries: [] }));
  answerIsImpersonal('loadCustomer', anyForm);
});
