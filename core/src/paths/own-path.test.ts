import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it.each(['/', '/sl/pregled-kosarice', '/en?next=//x', '/a//b'])('follows %j, a path of our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  '',
  'sl',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a\n',
  'https://evil.example',
  'javascript:x',
])('does not follow %j', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
