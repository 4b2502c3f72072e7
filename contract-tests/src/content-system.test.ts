import { cleanHtml } from '@shop/adapters/content/markup/clean-html';
import { contentSystem } from '@shop/adapters/content/system/testing/content-system';
import {
  type DeliveryApiStub,
  deliveryApiStub,
  type StubTrouble,
} from '@shop/adapters/content/system/testing/delivery-api-stub';
import { umbracoContent } from '@shop/adapters/content/system/umbraco-content';
import { mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contentPortContract } from './contracts/content-port.contract.ts';
import { testIn } from './contracts/contract-test.ts';

const contentOf = ({ url, apiKey }: DeliveryApiStub, more: Readonly<Record<string, string>> = {}): ContentPort =>
  umbracoContent({
    ...contentSystem({ CONTENT_URL: url, CONTENT_API_KEY: apiKey, ...more }),
    clean: (html, toLink) => cleanHtml(html, toLink === undefined ? {} : { toLink }),
    fetch: (address, init) => fetch(address, init),
    deadlineMs: 400,
    onOddAnswer: (odd) => void reports.push(odd.type),
  });

let reports: string[] = [];

/** A site map of another site: where it has its pages, and their names. */
const elsewhere = {
  CONTENT_ROOTS: 'sl=/trgovina,en=/en/shop,de=/de/shop,it=/it/shop,hr=/hr/kupi',
  CONTENT_NAMES: JSON.stringify({
    sections: { cardsWidget: 'shopWidget', basket: 'cartReview' },
    properties: {
      page: { sections: 'widgets' },
      site: { stolpci: 'columns' },
      column: { title: 'heading' },
      section: { title: 'heading' },
      card: { title: 'heading' },
      settings: { anchor: 'jumpMark' },
    },
  }),
};

describe.each([
  ['a content system of somebody else', 'usual', {}],
  ['one with other names, and with each language below a folder of its own', 'elsewhere', elsewhere],
] as const)('ContentPort: %s', (_, site, settings) => {
  contentPortContract(
    testIn(
      () => deliveryApiStub(site),
      (stub) => ({ world: { content: contentOf(stub, settings) } }),
    ),
  );
});

test('pages have the same texts and links although their system uses other names and folders (R-CALL-22, R-CONTENT-1, R-CONTENT-2, R-CONTENT-5, R-CONTENT-31)', async () => {
  const [usual, other] = await Promise.all([deliveryApiStub(), deliveryApiStub('elsewhere')]);
  onTestFinished(async () => {
    await Promise.all([usual.close(), other.close()]);
  });
  const [plain, renamed] = [contentOf(usual), contentOf(other, elsewhere)];
  for (const language of languages) {
    // The root of that site is a page of its own; usually it is the home page, but not in Croatian.
    const known = (await plain.loadSite(language))._unsafeUnwrap();
    for (const page of ['home', 'cart'] as const) {
      const path = shopPath(page, language);
      const shown = (await renamed.loadPage(language, path))._unsafeUnwrap();
      const root = page === 'home' && language !== 'hr' ? { footer: known.footer } : {};
      expect({ ...shown, ...root }).toEqual((await plain.loadPage(language, path))._unsafeUnwrap());
    }
    expect((await renamed.loadSite(language))._unsafeUnwrap()).toEqual({ ...known, name: 'Terme' });
  }
  expect((await renamed.loadRouteKeys())._unsafeUnwrap()).toEqual((await plain.loadRouteKeys())._unsafeUnwrap());
});

describe('a content system in trouble', () => {
  let stub: DeliveryApiStub;
  beforeEach(async () => {
    stub = await deliveryApiStub();
    reports = [];
  });
  afterEach(() => stub.close());

  const page = () => contentOf(stub).loadPage('sl', '/sl/staro');

  test.each<[StubTrouble, object, number]>([
    ['gone', { kind: 'notFound', what: 'page' }, 1],
    ['broken', { kind: 'unreachable', cause: 'status' }, 2],
    ['html', { kind: 'unreachable', cause: 'malformed' }, 1],
    ['half', { kind: 'unreachable', cause: 'malformed' }, 1],
    ['silent', { kind: 'unreachable', cause: 'timeout' }, 1],
    ['reset', { kind: 'unreachable', cause: 'network' }, 2],
  ])('with %s returns %j after %i requests', async (trouble, error, requests) => {
    stub.be(trouble);
    expect((await page())._unsafeUnwrapErr()).toEqual(error);
    expect(stub.asked).toHaveLength(requests);
  });

  test('a page that moved is requested once at its new address, through the interface (R-CONTENT-23)', async () => {
    stub.be('moved');
    expect((await page())._unsafeUnwrap().path).toBe('/sl/pregled-kosarice');
    expect(stub.asked.map((address) => address.replace(/\?.*/, ''))).toEqual([
      '/umbraco/delivery/api/v2/content/item/staro',
      '/umbraco/delivery/api/v2/content/item/pregled-kosarice',
    ]);
  });

  test('a rejected key is reported to the operator, and an unknown site is no missing page', async () => {
    const load = async (more: Readonly<Record<string, string>>) =>
      (await contentOf(stub, more).loadPage('sl', '/'))._unsafeUnwrapErr();
    expect(await load({ CONTENT_API_KEY: 'another' })).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(reports).toEqual(['credentialRefused']);
    expect(await load({ CONTENT_SITE: 'tuhelj' })).toEqual({ kind: 'unreachable', cause: 'malformed' });
  });

  test.each<[StubTrouble, isThere: boolean]>([
    ['gone', true],
    ['broken', false],
    ['reset', false],
    ['silent', false],
  ])('words that are %s are requested once', async (trouble, isThere) => {
    stub.be(trouble);
    const words = await contentOf(stub).loadTranslations('sl');
    expect([words.unwrapOr(undefined), stub.asked.length]).toEqual([isThere ? {} : undefined, 1]);
  });

  test('a site without words and without a list of pages gets no request for them', async () => {
    const content = contentOf(stub, { CONTENT_TRANSLATIONS: 'off', CONTENT_ROUTES: 'off' });
    expect((await content.loadTranslations('sl'))._unsafeUnwrap()).toEqual({});
    expect((await content.loadRouteKeys())._unsafeUnwrap()).toEqual([]);
    expect(stub.asked).toEqual([]);
  });

  test('an absent picture is not found (R-CALL-24)', async () => {
    const { kind } = (await contentOf(stub).loadMedia('sl', mediaId('x')))._unsafeUnwrapErr();
    expect(kind).toBe('notFound');
  });
});
