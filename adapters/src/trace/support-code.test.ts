import { expect, it } from 'vitest';
import { capsuleText, supportCode } from './support-code.ts';

const capsule = JSON.stringify({ calls: Array.from({ length: 40 }, (_, at) => `call ${at * 7919}`) });
const code = await supportCode(capsule);
const wrapped = code.replaceAll(/(.{60})/g, '$1\n');

it.each([
  ['alone', code],
  ['between paragraphs', `Hello,\n\n${code}\n\nBest regards\nAna`],
  ['right above a greeting', `This is it:\n${code}\nBest regards\nAna Novak`],
  ['right above a sentence', `${code}\nI wrote that down for you, as you asked.`],
  ['broken over lines', `> ${wrapped}\nBest regards`],
  ['within a line', `the code ${code} thank you`],
])('a support code is read from a letter: %s', (_where, letter) => {
  expect(capsuleText(letter)._unsafeUnwrap()).toBe(capsule);
});

it('a support code that was cut is refused, and a capsule without a code is read as it is', () => {
  expect(capsuleText(`${code.slice(0, -8)}\nBest regards`)._unsafeUnwrapErr()).toBe('the support code is not whole');
  expect(capsuleText(capsule)._unsafeUnwrap()).toBe(capsule);
});
