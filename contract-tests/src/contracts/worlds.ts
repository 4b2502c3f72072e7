import { rm } from 'node:fs/promises';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';
import type { MemorySellerStore } from '@shop/adapters/store/memory/memory-seller-store';
import { orderRef } from '@shop/core/ids';
import type { Registration } from '@shop/core/member/member-rules';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { value } from '@shop/core/testing/answers';
import { crowd } from '@shop/core/testing/crowd';
import type { Result } from 'neverthrow';
import { filledFolder } from '../testing/filled-folder.ts';
import { memoryShop } from '../testing/memory-shop.ts';
import { repriced, repriceInFolder } from '../testing/reprice.ts';
import { cardFor } from './cards.ts';
import { missing, type OpenWorld, type World } from './world.ts';

const opened = <T>(result: Result<T, unknown>): T => {
  if (result.isErr()) throw new Error(`cannot open: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** Product lists and promo codes of the sample. */
export const sample = {
  lists: { tickets: 'poolTickets', giftCards: 'giftVouchers' },
  promoCodes: {
    percent: { code: 'DOBRODOSLI10', percent: percent(10) },
    limited: { code: 'TERME5', uses: 100, amount: cents(5_00) },
  },
} satisfies Partial<World>;

/** The data of an account that every world can open. */
const account = {
  password: 'kopalna plahta',
  member: {
    name: 'Ana',
    surname: 'Čuček-Šmid',
    phone: '+386 40 123 456',
    address: 'Zdraviliška cesta 24',
    postCode: '3254',
    city: 'Podčetrtek',
    countryCode: 'SI',
    email: 'Ana@example.com',
    wellcardId: '1234567',
  },
} satisfies Registration;

/** What a shop in this process runs on. */
export type Under = {
  readonly openShop: typeof openEmbeddedShop;
  readonly reprice: (dataDir: string) => World['reprice'];
  /** Releases its resources. */
  readonly end?: () => Promise<void>;
};

const onMemory = (): Under => {
  const stores: MemorySellerStore[] = [];
  return {
    openShop: memoryShop((store) => stores.push(store)),
    reprice: () => async (id, price) => {
      for (const store of stores) {
        const state = store.state();
        store.become({ ...state, catalog: repriced(state.catalog, id, price) });
      }
    },
  };
};

const onSqlite = (): Under => ({
  openShop: openEmbeddedShop,
  reprice: (dataDir) => async (id, price) => repriceInFolder(dataDir, id, price),
});

/** Opens a shop in this process with the sample and the test bank on `store`. */
export const worldOver =
  (store: () => Under): OpenWorld =>
  async () => {
    const { openShop, reprice, end } = store();
    const dataDir = await filledFolder();
    const clock = fixedClock(testStart);
    const shop = opened(
      await openShop({
        dataDir,
        clock,
        random: cryptoRandom,
        hashCost: { N: 2 ** 10, r: 8, p: 1 },
        limits: crowd,
        origin: 'http://shop.invalid',
        payments: { type: 'testBank', opens: 'atStart' },
      }),
    );
    return {
      ...sample,
      isOwn: true,
      shop: shop.shop,
      checkout: shop.checkout,
      content: shop.content,
      profile: shop.profile,
      accounts: shop.accounts,
      openAccount: async () => {
        await value(shop.accounts.register(account));
        return { email: account.member.email, ...account };
      },
      today: clock.today(),
      clock,
      reprice: reprice(dataDir),
      catalog: shop.catalog ?? missing('a catalog'),
      desk: shop.desk ?? missing('a desk'),
      pay: async (returnUrl, outcome) => {
        const back = await value(shop.payWithCard(returnUrl, cardFor(outcome)));
        return orderRef(new URL(back).searchParams.get('ref') ?? '');
      },
      close: async () => {
        await shop.close();
        await rm(dataDir, { recursive: true });
        await end?.();
      },
    };
  };

export const memoryWorld: OpenWorld = worldOver(onMemory);

/** The adapters that the contracts are run against in this process. */
export const worlds: readonly (readonly [string, OpenWorld])[] = [
  ['memory', memoryWorld],
  ['SQLite', worldOver(onSqlite)],
];
