import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles } from '@shop/adapters/content/files/content-files';
import { ownPictures } from '@shop/adapters/pictures/allowed-picture';
import { shopWithPictures } from '@shop/adapters/pictures/pictured-ports';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { countingRandom } from '@shop/adapters/platform/random/testing/counting-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listen } from '@shop/adapters/server/server';
import { staffRouter } from '@shop/adapters/server/staff-router';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';
import { sellerSettings } from '@shop/core/checkout/seller';
import { parseInstant } from '@shop/core/dates/instant';
import type { ContentPort } from '@shop/core/ports/content-port';
import { value } from '@shop/core/testing/answers';
import { crowd } from '@shop/core/testing/crowd';
import { cardFor } from '../contracts/cards.ts';
import { missing } from '../contracts/world.ts';

const here = import.meta.dirname;

/** The token of the operator's calls. */
export const operatorToken = 'recorded-operator-token-0123456789';

/** A member who can log in. */
export const account = {
  password: 'kopalna plahta',
  member: {
    name: 'Ana',
    surname: 'Čuček-Šmid',
    phone: '+386 40 123 456',
    address: 'Zdraviliška cesta 24',
    postCode: '3254',
    city: 'Podčetrtek',
    countryCode: 'SI',
    email: 'ana@example.com',
    wellcardId: '1234567',
  },
};

const facts = {
  width: 1600,
  height: 900,
  focalPoint: { left: 0.25, top: 0.5 },
  placeholder: 'data:image/webp;base64,',
};

/** One picture has facts; the others are shown without. */
const pictures = new Map([['/media/day.jpg', { url: '/media/day.jpg?v=1', facts }]]);

const seller =
  sellerSettings(
    {
      SELLER_NAME: 'Terme d.o.o.',
      SELLER_STREET: 'Cesta 1',
      SELLER_TOWN: '3254 Podčetrtek',
      SELLER_EMAIL: 'info@example.com',
      SELLER_PHONE: '+386 3 829 70 00',
      SELLER_VAT_ID: 'SI12345678',
      SELLER_REGISTER: 'Celje, 1/00001/00',
      VAT_RATES: 'ticket=9.5,upsell=22,bath=22',
    },
    'Europe/Ljubljana',
  ).unwrapOr(undefined) ?? missing('a seller');

/** Keeps three translations, since the record would change with every text of the program. */
const fewWords = (content: ContentPort): ContentPort => ({
  ...content,
  loadTranslations: (language) =>
    content
      .loadTranslations(language)
      .map((words) =>
        Object.fromEntries(['AddToCart', 'BackToHomePage', 'Error'].map((key) => [key, words[key] ?? ''])),
      ),
});

/** Opens the shop whose answers are recorded: SQLite in a folder, a fixed clock, sequential ids, its own catalog and
 *  pages, behind a real socket. */
export const recordedShop = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-recorded-'));
  const clock = fixedClock(parseInstant('2027-01-08T08:00:00Z')._unsafeUnwrap());
  const shop = (
    await openEmbeddedShop({
      dataDir,
      clock,
      random: countingRandom(),
      hashCost: { N: 2 ** 10, r: 8, p: 1 },
      limits: crowd,
      origin: 'http://shop.invalid',
      payments: { type: 'testBank', opens: 'atStart' },
      seller,
    })
  )._unsafeUnwrap();
  const { books, catalog, desk, office, people, profile, checkout } = shop;
  if (
    books === undefined ||
    catalog === undefined ||
    desk === undefined ||
    office === undefined ||
    people === undefined
  )
    throw new Error('a shop without its operator');
  const goods = await readFile(join(here, 'goods.yaml'), 'utf8');
  const imported = await catalog.importCatalog({ files: [{ path: 'goods.yaml', text: goods }], apply: true });
  if (imported.isErr()) throw new Error(JSON.stringify(imported.error));
  await value(shop.accounts.register(account));
  const router = apiRouter({
    shop: shopWithPictures(shop.shop, ownPictures, pictures),
    checkout,
    content: fewWords(contentFiles(join(here, 'content'))),
    profile,
    // A separate generator, so that the shop's ids do not depend on the number of tokens per request.
    random: countingRandom(),
    secure: false,
  });
  router.route(
    '/',
    staffRouter({
      catalog,
      desk,
      office,
      books,
      people,
      tokens: [{ name: 'operator', role: 'office', secret: operatorToken }],
      onWrongToken: () => undefined,
      onImport: () => undefined,
      onSettled: () => undefined,
      onListed: () => undefined,
      onErased: () => undefined,
    }),
  );
  const server = (await listen(router, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  return {
    url: server.url,
    dataDir,
    /** The text of its catalog file. */
    goods,
    advance: clock.advance,
    /** Waits until all refusals are logged, which happens after their answers. */
    logged: async (): Promise<void> => void (await shop.commandLog?.flush()),
    /** Pays at the bank's page as a buyer does; returns the reference in the return address. */
    pay: async (returnUrl: string, outcome: 'paid' | 'declined'): Promise<string> => {
      const back = await value(shop.payWithCard(returnUrl, cardFor(outcome)));
      return new URL(back).searchParams.get('ref') ?? '';
    },
    close: async () => {
      await server.close();
      await shop.close();
      await rm(dataDir, { recursive: true });
    },
  };
};
