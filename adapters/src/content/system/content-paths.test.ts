import type { Language } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { contentPaths } from './content-paths.ts';

const systems = {
  'without language segments': contentPaths({}, 'https://shop.example', 'remove'),
  'with language segments': contentPaths({}, 'https://shop.example', 'keep'),
  'with roots': contentPaths({ hr: '/trgovina', en: '/en/shop' }, 'https://shop.example', 'keep'),
};

type Requested = readonly [
  system: keyof typeof systems,
  language: Language,
  path: string,
  requested: readonly string[],
];
type Shown = readonly [system: keyof typeof systems, language: Language, route: string, shown: string];

describe('a content system', () => {
  test.each<Requested>([
    ['without language segments', 'sl', '/', ['']],
    ['without language segments', 'sl', '/sl/pregled-kosarice', ['pregled-kosarice']],
    ['without language segments', 'sl', '/slapovi', ['slapovi']],
    ['without language segments', 'de', '/de/bad/karte/', ['bad/karte']],
    ['without language segments', 'hr', '/hr/trgovina', ['trgovina', '']],
    ['without language segments', 'hr', '/hr/bazeni', ['bazeni', 'trgovina/bazeni']],
    ['with language segments', 'sl', '/sl/pregled-kosarice', ['sl/pregled-kosarice']],
    ['with language segments', 'en', '/en', ['en']],
    ['with language segments', 'hr', '/hr/trgovina', ['hr/trgovina', 'trgovina']],
    ['with language segments', 'hr', '/hr/bazeni', ['hr/bazeni', 'trgovina/bazeni']],
    ['with roots', 'hr', '/hr/trgovina', ['trgovina']],
    ['with roots', 'hr', '/hr/bazeni', ['trgovina/bazeni', 'hr/bazeni']],
    ['with roots', 'en', '/en/pools', ['en/shop/pools']],
  ])('%s has in %s for the address %s the paths %j (R-CALL-23)', (system, language, path, requested) => {
    expect(systems[system].candidates(language, path)).toEqual(requested);
  });

  test.each<Shown>([
    ['without language segments', 'en', '/', '/en'],
    ['without language segments', 'en', '/pools/?a=1#b', '/en/pools?a=1#b'],
    ['without language segments', 'en', '/en/pools/', '/en/pools'],
    ['without language segments', 'en', '/de/bad', '/de/bad'],
    ['without language segments', 'en', 'https://other.example/x', 'https://other.example/x'],
    ['without language segments', 'hr', '/olimia/trgovina/', '/hr/trgovina'],
    ['with language segments', 'en', '/pools', '/pools'],
    ['with language segments', 'hr', '/trgovina/bazeni', '/hr/bazeni'],
    ['with language segments', 'hr', '/hr/bazeni', '/hr/bazeni'],
    ['with roots', 'hr', '/trgovina', '/hr/trgovina'],
    ['with roots', 'hr', '/hr/bazeni', '/hr/bazeni'],
    ['with roots', 'en', '/en/shop/pools', '/en/pools'],
  ])('%s shows in %s the route %s at %s (R-CONTENT-20)', (system, language, route, shown) => {
    expect(systems[system].toLink(language, route)).toBe(shown);
  });
});
