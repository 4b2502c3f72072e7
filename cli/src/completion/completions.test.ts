import { describe, expect, it } from 'vitest';
import { makeProgram } from '../program.ts';
import { completions } from './completions.ts';

const program = await makeProgram(() => undefined, {});
const words = (...typed: readonly string[]): readonly string[] => completions(program, typed).map(({ word }) => word);

describe('what may come next', () => {
  it.each([
    ['the commands', [''], ['catalog', 'cart', 'checkout', 'completion']],
    ['those that begin so', ['ca'], ['catalog', 'cart']],
    ['the verbs of a command', ['cart', 'add-'], ['add-ticket', 'add-gift-card', 'add-upsell']],
    ['options of a command and those of all', ['cart', 'set', '--j'], ['--json', '--jar']],
    ['choices of an option', ['cart', 'show', '--lang', ''], ['sl', 'en', 'de', 'it', 'hr']],
    ['the same behind a sign of equality', ['cart', 'show', '--lang', '=', 'd'], ['de']],
    ['the same with nothing behind it', ['cart', 'show', '--lang', '='], ['sl', 'en', 'de', 'it', 'hr']],
    ['choices of an argument', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['verbs behind an option with its value', ['--lang', 'de', 'cart', 'sh'], ['show']],
  ])('%s', (_, typed, expected) => {
    expect(words(...typed)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a value that can be anything', ['cart', 'show', '--at', '']],
    ['an argument that can be anything', ['cart', 'set', '']],
    ['a second argument where there is one', ['completion', 'bash', '']],
  ])('nothing for %s', (_, typed) => {
    expect(words(...typed)).toEqual([]);
  });

  it('never what is for the scripts alone', () => {
    expect(words('')).not.toContain('complete');
  });
});
