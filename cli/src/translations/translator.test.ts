import { describe, expect, it } from 'vitest';
import { makeTranslator } from './translator.ts';

describe('makeTranslator', () => {
  it('fills in values once, without interpreting them', () => {
    const words = makeTranslator('en', { a: "needs {{needs}}, {has} {{x} it's", b: 'beside' });
    expect(words.find('a', { needs: 5, has: 4 })).toBe("needs 5, {has} {{x} it's");
    expect(words.find('a', { needs: '<b>&{{has}}$t(b)', has: 4 })).toBe("needs <b>&{{has}}$t(b), {has} {{x} it's");
  });

  it('resolves no references in a text', () => {
    expect(makeTranslator('en', { a: 'see $t(b)', b: 'beside' }).find('a')).toBe('see $t(b)');
  });

  it.each([
    [1, 'mesto'],
    [2, 'mesti'],
    [3, 'mesta'],
    [5, 'mest'],
  ])('selects the Slovenian plural form of %i', (count, text) => {
    const words = makeTranslator('sl', { k_one: 'mesto', k_two: 'mesti', k_few: 'mesta', k_other: 'mest' });
    expect(words.find('k', { count })).toBe(text);
  });

  it('returns the general error for a code without words and ignores inherited keys', () => {
    const words = makeTranslator('en', { Error: 'Something went wrong' });
    expect([words.showError('Foreign.Code'), words.find('constructor'), words.find('__proto__')]).toEqual([
      'Something went wrong',
      undefined,
      undefined,
    ]);
    expect(makeTranslator('en', {}).showError('Foreign.Code')).toBe('Error');
  });
});
