import { expect, it } from 'vitest';
import { canonicalRedirect } from './canonical-path.ts';

it.each([
  ['/sl', '/'],
  ['/sl/', '/'],
  ['/hr', '/hr/trgovina'],
  ['/trgovina', '/hr/trgovina'],
  ['/trgovina/', '/hr/trgovina'],
  ['/en/', '/en'],
  ['/razrez/loader/', '/razrez/loader'],
  ['/sl?a=1', '/?a=1'],
  ['de/auftrag-abgeschlossen?status=4', '/de/auftrag-abgeschlossen?status=4'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
])('%j is sent on to %j', (address, target) => {
  expect(canonicalRedirect(address)).toBe(target);
});

it.each([
  '/',
  '/en',
  '/de',
  '/it',
  '/hr/trgovina',
  '/sl/pregled-kosarice',
  '/vstopnice-bazeni',
  '/sl/trgovina',
  '/?a=/b/',
])('%j stays', (address) => {
  expect(canonicalRedirect(address)).toBeUndefined();
});
