import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the value of a token without reduced motion. */
const token = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(css('tokens.css'))?.[1];

/** Returns the duration tokens that a rule of the dialog uses. */
const timesIn = (rule: string): ReadonlySet<string> => {
  const [, body = ''] = new RegExp(`\\${rule} \\{([^}]*)\\}`).exec(css('../kit/dialog.module.css')) ?? [];
  return new Set([...body.matchAll(/var\(--(motion[\w-]*)\)/g)].map(([, name = '']) => name));
};

test('a dialog opens and closes in 300 ms, its backdrop in 150 ms (R-LIMIT-7)', () => {
  expect([...timesIn('.dialog')].map(token)).toEqual(['300ms']);
  expect([...timesIn('.dialog::backdrop')].map(token)).toEqual(['150ms']);
});
