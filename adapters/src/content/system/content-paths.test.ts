import type { Language } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { type ContentPaths, contentPaths } from './content-paths.ts';

const removing = contentPaths({}, 'https://shop.example', 'remove');
const keeping = contentPaths({}, 'https://shop.example', 'keep');
const rooted = contentPaths({ hr: '/trgovina', en: '/en/shop' }, 'https://shop.example', 'keep');

type Requested = readonly [paths: ContentPaths, language: Language, path: string, requested: readonly string[]];
type Shown = readonly [paths: ContentPaths, language: Language, route: string, shown: string];

describe('a path of the shop in a content system', () => {
  test.each<Requested>([
    [removing, 'sl', '/', ['']],
    [removing, 'sl', '/sl/pregled-kosarice', ['pregled-kosarice']],
    [removing, 'sl', '/slapovi', ['slapovi']],
    [removing, 'de', '/de/bad/karte/', ['bad/karte']],
    [removing, 'hr', '/hr/trgovina', ['trgovina', '']],
    [removing, 'hr', '/hr/bazeni', ['bazeni', 'trgovina/bazeni']],
    [keeping, 'sl', '/sl/pregled-kosarice', ['sl/pregled-kosarice']],
    [keeping, 'en', '/en', ['en']],
    [keeping, 'hr', '/hr/trgovina', ['hr/trgovina', 'trgovina']],
    [keeping, 'hr', '/hr/bazeni', ['hr/bazeni', 'trgovina/bazeni']],
    [rooted, 'hr', '/hr/trgovina', ['trgovina']],
    [rooted, 'hr', '/hr/bazeni', ['trgovina/bazeni', 'hr/bazeni']],
    [rooted, 'en', '/en/pools', ['en/shop/pools']],
  ])('is requested in %2$s for %3$s as %4$j (R-CALL-23)', (paths, language, path, requested) => {
    expect(paths.candidates(language, path)).toEqual(requested);
  });

  test.each<Shown>([
    [removing, 'en', '/', '/en'],
    [removing, 'en', '/pools/?a=1#b', '/en/pools?a=1#b'],
    [removing, 'en', '/en/pools/', '/en/pools'],
    [removing, 'en', '/de/bad', '/de/bad'],
    [removing, 'en', 'https://other.example/x', 'https://other.example/x'],
    [removing, 'hr', '/olimia/trgovina/', '/hr/trgovina'],
    [keeping, 'en', '/pools', '/pools'],
    [keeping, 'hr', '/trgovina/bazeni', '/hr/bazeni'],
    [keeping, 'hr', '/hr/bazeni', '/hr/bazeni'],
    [rooted, 'hr', '/trgovina', '/hr/trgovina'],
    [rooted, 'hr', '/hr/bazeni', '/hr/bazeni'],
    [rooted, 'en', '/en/shop/pools', '/en/pools'],
  ])('is shown in %2$s for the route %3$s as %4$s (R-CONTENT-20)', (paths, language, route, shown) => {
    expect(paths.toLink(language, route)).toBe(shown);
  });
});
