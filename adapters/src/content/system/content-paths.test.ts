import type { Language } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { type ContentPaths, contentPaths } from './content-paths.ts';

const removing = contentPaths({}, 'https://shop.example', 'remove');
const keeping = contentPaths({}, 'https://shop.example', 'keep');
const rooted = contentPaths({ hr: '/trgovina', en: '/en/shop' }, 'https://shop.example', 'keep');

type Asked = readonly [paths: ContentPaths, language: Language, path: string, asked: readonly string[]];
type Shown = readonly [paths: ContentPaths, language: Language, route: string, shown: string];

describe('paths of the shop in a content system', () => {
  test.each<Asked>([
    [removing, 'sl', '/', ['']],
    [removing, 'sl', '/sl/pregled-kosarice', ['pregled-kosarice']],
    [removing, 'sl', '/slapovi', ['slapovi']],
    [removing, 'en', '/en', ['']],
    [removing, 'de', '/de/bad/karte/', ['bad/karte']],
    [removing, 'hr', '/hr/trgovina', ['trgovina', '']],
    [removing, 'hr', '/hr/bazeni', ['bazeni', 'trgovina/bazeni']],
    [keeping, 'sl', '/', ['']],
    [keeping, 'sl', '/sl/pregled-kosarice', ['sl/pregled-kosarice']],
    [keeping, 'en', '/en', ['en']],
    [keeping, 'hr', '/hr/trgovina', ['hr/trgovina', 'trgovina']],
    [keeping, 'hr', '/hr/bazeni', ['hr/bazeni', 'trgovina/bazeni']],
    [rooted, 'hr', '/hr/trgovina', ['trgovina']],
    [rooted, 'hr', '/hr/bazeni', ['trgovina/bazeni', 'hr/bazeni']],
    [rooted, 'en', '/en/pools', ['en/shop/pools']],
  ])('%#: in %s %s is asked for as %j (R-CALL-23)', (paths, language, path, asked) => {
    expect(paths.candidates(language, path)).toEqual(asked);
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
  ])('%#: in %s %s leads to %s (R-CONTENT-20)', (paths, language, route, shown) => {
    expect(paths.toLink(language, route)).toBe(shown);
  });
});
