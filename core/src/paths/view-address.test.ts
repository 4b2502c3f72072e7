import { expect, test } from 'vitest';
import { isViewAddress, uncrawledPaths } from './view-address.ts';

test.each([
  ['/sl/vstopnice-bazeni/termalija?date=2026-12-01', true],
  ['/sl/vstopnice-bazeni/termalija?month=2026-12-01#calendar', true],
  ['/sl/vstopnice-bazeni/termalija?a=1&before=2026-12-01', true],
  ['/sl/vstopnice-bazeni/sezonska?season=s1', true],
  ['/de/gutscheine?sort=price', true],
  ['/de/gutscheine?category=spa', true],
  ['/de/gutscheine?show=30', false],
  ['/de/gutscheine?update=1', false],
  ['/de/date=1', false],
  ['/de/gutscheine', false],
])('whether the address %s is a view of a page: %s (R-SHELL-29)', (address, isView) => {
  expect(isViewAddress(address)).toBe(isView);
});

test('crawlers are excluded from views and from the account pages of each language (R-SHELL-29)', () => {
  expect(uncrawledPaths()).toEqual(
    expect.arrayContaining(['/*?date=', '/*&date=', '/sl/profil/prijava', '/it/profilo/profilo']),
  );
});
