import { describe, expect, test } from 'vitest';
import { type ContentVariables, contentSystemOf } from './content-settings.ts';

const CONTENT_URL = 'https://cms.example/';
const refused = (variables: ContentVariables) => contentSystemOf({ CONTENT_URL, ...variables })._unsafeUnwrapErr();

describe('the settings of a content system', () => {
  test('are absent without CONTENT_URL, and have default addresses with it', () => {
    expect(contentSystemOf({ CONTENT_SITE: 'x' })._unsafeUnwrap()).toBeUndefined();
    expect(contentSystemOf({ CONTENT_URL, CONTENT_SITE: '' })._unsafeUnwrap()).toMatchObject({
      url: 'https://cms.example',
      startItem: 'olimia',
      roots: {},
      languageSegment: 'remove',
      translations: '/umbraco/delivery/api/v2/translations/{language}',
      routes: '/umbraco/delivery/api/v2/routes/{site}',
    });
  });

  test('have a root for each named language, separated by commas or blanks', () => {
    const roots = { sl: '/trgovina', en: '/en/shop', de: '/' };
    for (const CONTENT_ROOTS of ['sl=/trgovina,en=/en/shop,de=/', ' sl=/trgovina  en=/en/shop , de=/ '])
      expect(contentSystemOf({ CONTENT_URL, CONTENT_ROOTS })._unsafeUnwrap()?.roots).toEqual(roots);
  });
});

describe('a wrong setting is refused in one line that names it and does not repeat it', () => {
  test.each([
    ...[...['sl', 'sl=trgovina', 'fr=/boutique', 'sl=/a?b', 'sl=/a,sl=/b', 'constructor=/x']].map((CONTENT_ROOTS) => ({
      CONTENT_ROOTS,
    })),
    ...[
      ...['{', '[]', '{"section":{}}', '{"sections":{"news":"nothing"}}'],
      ...['{"sections":["x"]}', '{"properties":{"card":{"heading":"title"}}}', '{"properties":{"cards":{}}}'],
      ...['{"properties":{"card":{"title":7}}}', '{"properties":{"constructor":{}}}'],
      ...['{"properties":{"card":{"title":""}}}', '{"sections":{"":"shopWidget"}}'],
    ].map((CONTENT_NAMES) => ({ CONTENT_NAMES })),
    { CONTENT_LANGUAGE_SEGMENT: 'perhaps' },
    ...['a site', '../x', 'x'.repeat(101)].map((CONTENT_SITE) => ({ CONTENT_SITE })),
    ...['translations', '//evil.example/x', 'https://x.example', '/a b', '/a#b'].flatMap((address) => [
      { CONTENT_TRANSLATIONS: address },
      { CONTENT_ROUTES: address },
    ]),
  ])('%j', (variables) => {
    const [[name, given] = ['', '']] = Object.entries(variables);
    const line = refused(variables);
    expect(line).toMatch(new RegExp(`^${name} must be [^\\n]+$`));
    if (given.length > 12) expect(line).not.toContain(given);
  });
});
