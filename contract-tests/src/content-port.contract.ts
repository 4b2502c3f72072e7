import { mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenWorld, refusal, value, type World } from './world.ts';

const homes = { sl: '/', en: '/en', de: '/de', it: '/it', hr: '/hr/trgovina' } as const;
const carts = {
  sl: '/sl/pregled-kosarice',
  en: '/en/cart-preview',
  de: '/de/warenkorb-anzeigen',
  it: '/it/vedi-il-carrello',
  hr: '/hr/pregled-kosarice',
} as const;

/** What every ContentPort must do, whatever lies behind it. */
export const contentPortContract = (name: string, open: OpenWorld): void => {
  describe(`ContentPort: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    test.each(languages)('the home page in %s has its cards and leads to the other languages', async (language) => {
      const page = await value(world.content.loadPage(language, homes[language]));
      const cards = page.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
      expect(cards.length).toBeGreaterThanOrEqual(3);
      expect(page.cultures.map((culture) => culture.language).sort()).toEqual([...languages].sort());
      expect(page.showFooter).toBe(true);
      expect(page.footer.columns.length).toBeGreaterThan(0);
    });

    test.each(languages)('the cart page in %s holds the cart review', async (language) => {
      const page = await value(world.content.loadPage(language, carts[language]));
      expect(page.sections.map((section) => section.type)).toContain('cartReview');
      expect(page.name).not.toBe('');
    });

    test('a trailing slash leads to the same page', async () => {
      const [plain, slashed] = await Promise.all(
        [carts.sl, `${carts.sl}/`].map((path) => value(world.content.loadPage('sl', path))),
      );
      expect(slashed?.id).toBe(plain?.id);
    });

    test.each(['/sl/ni-te-strani', '/sl/../../etc/passwd', '/sl/%E0%A4%A', '/sl/\u0000'])(
      '%j is not found',
      async (path) => {
        expect(await refusal(world.content.loadPage('sl', path))).toEqual({ kind: 'notFound', what: 'page' });
      },
    );

    test('every language has the same words, each in its own tongue', async () => {
      const words = await Promise.all(languages.map((language) => value(world.content.loadTranslations(language))));
      expect(new Set(words.map((map) => map['Shop.AddTicketToCart.CapacityFull'])).size).toBe(languages.length);
    });

    test('stored route keys lead to the path of each language', async () => {
      const keys = await value(world.content.loadRouteKeys());
      expect(keys.find((route) => route.key.startsWith('cart_'))?.paths).toEqual(carts);
    });

    test('an unknown picture is not found', async () => {
      expect(await refusal(world.content.loadMedia('sl', mediaId('nothing')))).toEqual({
        kind: 'notFound',
        what: 'media',
      });
    });
  });
};
