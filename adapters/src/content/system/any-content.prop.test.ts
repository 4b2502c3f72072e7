import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeAnswer } from '../../wire/calls/answer-writers.ts';
import { type AnswerOf, type CallName, type CallOf, callTable } from '../../wire/calls/call-table.ts';
import { cleanHtml } from '../markup/clean-html.ts';
import { contentPaths } from './content-paths.ts';
import { pageOf } from './page.ts';
import { siteOf } from './site.ts';
import { routeKeysOf, translationsOf } from './site-lists.ts';
import { plainReading } from './testing/decoded-page.ts';

const namesOfContent = `
  sections items content properties contentType id areas title text markup tag elements attributes cards link url route
  path queryString image seoImage name povezave socialneIkone stolpci links spodnjePovezave paymentMethods layout groupKey
  settings hidden anchor background blocks content-id linkType mediaType showFooter pageKey focalPoint left top width
  altTextSl placeholder key values value`;
const names = namesOfContent.trim().split(/\s+/);
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...'shopWidget paymentMethod shopProductsList orderCompleted #root umb-rte-block Media File'.split(' '),
  ),
  fc.constantFrom('a', 'img', 'sl', 'cart_4_shop'),
  fc.constantFrom('/sl/a', '//x.example/', 'https://x.example/a?b#c', 'java\tscript:x', '/.//x', '\\\\x', '/olimia/'),
  fc.constantFrom(' ', '%', '/%2e%2e/'),
);
const { value: any } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(words, fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
  ),
}));
const page = fc.record({
  properties: fc.dictionary(fc.constantFrom(...names), any, { maxKeys: 12 }),
  ...{ id: any, name: any, contentType: any, route: any, cultures: any },
});

const reading = plainReading('sl', (html) => cleanHtml(html));

test('any stored document is read as a page and a site that can be sent (law)', () => {
  fc.assert(
    fc.property(page, (document) => {
      const shown = pageOf(document, reading);
      if (shown === undefined) throw new Error('no page');
      const sentPage = JSON.parse(JSON.stringify(writeAnswer('loadPage', shown)));
      expect(callTable.loadPage.answer.parse(sentPage)._unsafeUnwrap()).toEqual(JSON.parse(JSON.stringify(shown)));
      const site = siteOf(document, reading);
      if (site === undefined) throw new Error('no site');
      const sentSite = JSON.parse(JSON.stringify(writeAnswer('loadSite', site)));
      expect(callTable.loadSite.answer.parse(sentSite)._unsafeUnwrap()).toEqual(JSON.parse(JSON.stringify(site)));
    }),
    { numRuns: 300 },
  );
});

const expectRead = <Name extends CallName>(name: Name, answer: AnswerOf<Name>): void => {
  const { answer: reading }: CallOf<Name> = callTable[name];
  expect(reading.parse(JSON.parse(JSON.stringify(writeAnswer(name, answer))))._unsafeUnwrap()).toEqual(answer);
};

test('any stored lists of translations and routes are refused or can be sent (law)', () => {
  fc.assert(
    fc.property(any, (stored) => {
      const words = translationsOf(stored);
      if (words !== undefined) expectRead('loadTranslations', words);
      const keys = routeKeysOf(stored, contentPaths());
      if (keys !== undefined) expectRead('loadRouteKeys', keys);
    }),
    { numRuns: 300 },
  );
});
