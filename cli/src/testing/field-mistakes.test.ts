import { expect, it } from 'vitest';
import { ownForm, standardForm } from '../documents/json-form.ts';
import { fieldMistakes } from './field-mistakes.ts';

const form = ownForm('id lines[] note? rest*', 'lines[]: name', 'note: text');
const printed = { id: 1, lines: [{ name: 'a' }], rest: { any: [1] } };

it.each([
  ['the fields of the form', printed, []],
  ['a field that may be missing', { ...printed, note: { text: 'b' } }, []],
  ['nothing in the place of an object', { ...printed, note: null }, []],
  ['a field that the form does not name', { ...printed, more: 1 }, ['more is printed']],
  ['none of a field that the form names', { lines: [], rest: 1 }, ['id is missing']],
  [
    'another field in an entry of a list',
    { ...printed, lines: [{ title: 'a' }] },
    ['lines[].title is printed', 'lines[].name is missing'],
  ],
  ['an object where the form has none', { ...printed, id: { a: 1 } }, ['id has fields']],
  ['one in the place of a list', { ...printed, lines: { name: 'a' } }, ['lines is a list or none']],
])('finds what differs in a document with %s', (_, document, mistakes) => {
  expect(fieldMistakes([form], document)).toEqual(mistakes);
});

it('finds a document where a command names none, and takes any where a standard says its form', () => {
  expect(fieldMistakes([], {})).toEqual(['a document is printed']);
  expect(fieldMistakes([standardForm('a JSON Schema')], { type: 'object' })).toEqual([]);
  expect(fieldMistakes([form, ownForm('[]: word')], [{ word: 'a' }])).toEqual([]);
});
