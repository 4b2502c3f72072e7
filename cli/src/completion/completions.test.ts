import { describe, expect, it } from 'vitest';
import { makeProgram } from '../program.ts';
import { completions } from './completions.ts';

const program = await makeProgram(() => undefined, {});
const words = (...typed: readonly string[]): readonly string[] => completions(program, typed).map(({ word }) => word);

describe('completions', () => {
  it.each([
    ['commands', [''], ['catalog', 'cart', 'checkout', 'completion']],
    ['commands with a prefix', ['ca'], ['catalog', 'cart']],
    ['verbs of a command', ['cart', 'add-'], ['add-ticket', 'add-gift-card', 'add-upsell']],
    ['local and global options', ['cart', 'set', '--j'], ['--json', '--jar']],
    ['choices of an option', ['cart', 'show', '--lang', ''], ['sl', 'en', 'de', 'it', 'hr']],
    ['choices after an equals sign', ['cart', 'show', '--lang', '=', 'd'], ['de']],
    ['choices of an argument', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['verbs after an option with its value', ['--lang', 'de', 'cart', 'sh'], ['show']],
  ])('offer %s', (_, typed, expected) => {
    expect(words(...typed)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a free value', ['cart', 'show', '--at', '']],
    ['a free argument', ['cart', 'set', '']],
    ['a superfluous argument', ['completion', 'bash', '']],
  ])('offer nothing for %s', (_, typed) => {
    expect(words(...typed)).toEqual([]);
  });

  it('never offer the command of the completion scripts', () => {
    expect(words('')).not.toContain('complete');
  });
});
