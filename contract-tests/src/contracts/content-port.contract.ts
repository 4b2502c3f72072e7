import { mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';
import type { World } from './world.ts';

/** The contract of every ContentPort. */
export const contentPortContract = ({ own: test }: ContractTest<{ readonly world: Pick<World, 'content'> }>): void => {
  describe('pages', () => {
    for (const language of languages) {
      test(`the home page in ${language} has its cards and leads to the other languages (R-CONTENT-3)`, async (given) => {
        const {
          world: { content },
        } = given;
        const page = await value(content.loadPage(language, shopPath('home', language)));
        const cards = page.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
        expect(cards.length).toBeGreaterThanOrEqual(3);
        expect(page.cultures.map((culture) => culture.language).sort()).toEqual([...languages].sort());
        expect(page.showFooter).toBe(true);
      });

      test(`the site in ${language} has a name, a footer and roots in every language`, async (given) => {
        const {
          world: { content },
        } = given;
        const site = await value(content.loadSite(language));
        expect(site.name).not.toBe('');
        expect(site.footer.columns.length).toBeGreaterThan(0);
        expect(site.roots).toEqual(Object.fromEntries(languages.map((each) => [each, shopPath('home', each)])));
      });

      test(`the cart page in ${language} holds the cart review`, async ({ world: { content } }) => {
        const page = await value(content.loadPage(language, shopPath('cart', language)));
        expect(page.sections.map((section) => section.type)).toContain('cartReview');
        expect(page.name).not.toBe('');
      });
    }

    test('a trailing slash leads to the same page', async ({ world: { content } }) => {
      const cart = shopPath('cart', 'sl');
      const [plain, slashed] = await Promise.all([cart, `${cart}/`].map((path) => value(content.loadPage('sl', path))));
      expect(slashed?.id).toBe(plain?.id);
    });

    for (const path of ['/sl/ni-te-strani', '/sl/../../etc/passwd', '/sl/%E0%A4%A', '/sl/\u0000']) {
      test(`${JSON.stringify(path)} is not found`, async ({ world: { content } }) => {
        expect(await refusal(content.loadPage('sl', path))).toEqual({ kind: 'notFound', what: 'page' });
      });
    }
  });

  describe('words, routes and pictures', () => {
    test('every language has its own translation of each word', async ({ world: { content } }) => {
      const words = await Promise.all(languages.map((language) => value(content.loadTranslations(language))));
      expect(new Set(words.map((map) => map['Shop.AddTicketToCart.CapacityFull'])).size).toBe(languages.length);
    });

    test('stored route keys lead to the path of each language', async ({ world: { content } }) => {
      const keys = await value(content.loadRouteKeys());
      for (const language of languages) expect(routePath(keys, 'cart', language)).toBe(shopPath('cart', language));
    });

    test('an unknown picture is not found', async ({ world: { content } }) => {
      const media = content.loadMedia('sl', mediaId('nothing'));
      expect(await refusal(media)).toEqual({ kind: 'notFound', what: 'media' });
    });
  });
};
