import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { shopPath } from '@shop/core/paths/shop-paths';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { describe, expect, test, vi } from 'vitest';
import { value } from './contracts/world.ts';
import { builtShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';
import { orderClaim } from './walk/page-words.ts';

const server = builtShop();

type Language = 'sl' | 'de';
type Goods = 'ticket' | 'gift' | 'free';
type Ending = 'paid' | 'declined' | 'left' | 'rejected';

const card = { number: testCards.paid, expiry: '12/30', cvc: '123', holder: 'Ana Novak' };

type Browser = ReturnType<typeof plainBrowser>;

const goods: Readonly<Record<Goods, (day: string) => readonly [page: string, form: Readonly<Record<string, string>>]>> =
  {
    ticket: (day) => [
      `/sl/vstopnice-bazeni/termalija?date=${day}`,
      { does: 'addTicket', 'quantity-termalija-day-adult': '2' },
    ],
    gift: () => ['/sl/darilni-boni/bon-50-eur', { does: 'addGiftCard', 'quantity-voucher-fifty-euros': '1' }],
    free: (day) => [
      `/sl/vstopnice-bazeni/jutro-z-dojencki?date=${day}`,
      { does: 'addTicket', 'quantity-termalija-baby-morning-9-baby': '1' },
    ],
  };

/** The first day with many places of what is sold for days. */
const freeDay = async (of: Goods): Promise<string> => {
  if (of === 'gift') return '';
  const ports = portsOver(fetchTransport({ baseUrl: server.origin, timeoutMs: 10_000 }));
  const ticket = await value(ports.showProduct('sl', of === 'free' ? 'jutro-z-dojencki' : 'termalija'));
  const days = 'availability' in ticket ? ticket.availability : [];
  return days.find(({ ticketsAvailable }) => ticketsAvailable > 20)?.date ?? '';
};

const pathOf = (address: string | null): string => {
  const { pathname, search } = new URL(address ?? '', server.origin);
  return pathname + search;
};

const refIn = (address: string | null): string => new URL(pathOf(address), server.origin).searchParams.get('ref') ?? '';

/** Presses the button that buys; where that leads. */
const paying = async ({ postOnce }: Pick<Browser, 'postOnce'>, language: Language): Promise<string> => {
  const pay = { does: 'startPayment', paymentType: 'payment' };
  return pathOf((await postOnce(shopPath('paymentMethod', language), pay)).location);
};

/** A visitor who has pressed the button that buys, and where that leads. */
const bought = async (language: Language, of: Goods) => {
  const browser = plainBrowser(() => server.origin);
  await browser.post(...goods[of](await freeDay(of)));
  await browser.post(shopPath('buyerInfo', language), aCustomerDraft());
  return { ...browser, to: await paying(browser, language) };
};

type Buyer = Awaited<ReturnType<typeof bought>>;

/** What a buyer does at the bank, as often as it is done. */
const endings: Readonly<Record<Ending, (buyer: Buyer) => Promise<{ readonly location: string | null }>>> = {
  paid: ({ to, postOnce }) => postOnce(to, card),
  declined: ({ to, postOnce }) => postOnce(to, { ...card, number: testCards.declined }),
  left: ({ to, postOnce }) => postOnce(`${to}/cancel`, {}),
  rejected: async ({ to, postOnce }) => {
    await postOnce(to, { ...card, number: testCards.challenged });
    return postOnce(`${to}/cancel`, {});
  },
};

/** What stands on a page, without what its script is given. */
const drawn = (text: string): string => text.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');

const heading = (text: string): string => /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? '';

describe.each(['sl', 'de'] as const)(
  'the page after a payment, in %s (R-DONE-3, R-DONE-4, R-RETURN-11, R-RETURN-12, R-RETURN-17, R-STATE-10)',
  (language) => {
    const words = builtInTranslations(language);
    const thanks = (ref: string, status?: string): string =>
      `${shopPath('thankYou', language)}?ref=${ref}${status === undefined ? '' : `&status=${status}`}`;
    /** What everybody reads under every status that an address can have: the buyer, again and in another tab, and a stranger. */
    const claims = async ({ ask }: Pick<Buyer, 'ask'>, ref: string) => {
      const stranger = plainBrowser(() => server.origin);
      const read = [undefined, '0', '1', '2', '3', '4', 'junk'].flatMap((status) =>
        [ask, ask, stranger.ask].map(async (as) => (await as(thanks(ref, status))).text),
      );
      return Promise.all(read);
    };

    test.each([
      ['ticket', 'paid', 'ticketCompleted'],
      ['gift', 'paid', 'giftCardCompleted'],
      ['ticket', 'declined', 'failed'],
      ['ticket', 'left', 'canceled'],
      ['ticket', 'rejected', 'notConfirmed'],
    ] as const)(
      'of a %s that was %s says so whatever its address says, however often it is opened',
      async (of, ending, claim) => {
        const buyer = await bought(language, of);
        const first = pathOf((await endings[ending](buyer)).location);
        const landed = await buyer.ask(first);
        const ref = refIn(landed.path);
        const texts = [landed.text, ...(await claims(buyer, ref)), (await buyer.ask(first)).text];
        expect(new Set(texts.map((text) => orderClaim(language, heading(text))))).toEqual(new Set([claim]));
        const isPaid = ending === 'paid';
        const [heldUntil = ''] = (words['Cart.HeldUntil'] ?? '').split('{{time}}');
        const shown = drawn(landed.text);
        expect([shown.includes(words['Order.NotConfirmedText'] ?? ''), shown.includes(heldUntil)]).toEqual([
          ending === 'rejected',
          !isPaid,
        ]);
        for (const text of texts) {
          expect(text.includes(`>${words['Order.Number']}<`)).toBe(isPaid);
          expect(text.includes(`>${words['Order.Paid']}<`)).toBe(isPaid);
          expect(text.includes(`>${words['Order.RetryPayment']}<`)).toBe(!isPaid);
        }
      },
    );

    test('of a payment that runs claims nothing, and comes to an end once the bank has one', async () => {
      const before = await bought(language, 'ticket');
      const ref = refIn((await endings.declined(before)).location);
      const buyer = { ...before, to: await paying(before, language) };
      const open = await buyer.ask(thanks(ref, '1'));
      expect(orderClaim(language, heading(open.text))).toBe('pending');
      expect(orderClaim(language, heading((await buyer.ask(thanks(ref, '4'))).text))).toBe('neutral');
      await endings.paid(buyer);
      await vi.waitFor(async () => {
        const { text } = await buyer.ask(thanks(ref, '1'));
        expect(orderClaim(language, heading(text))).toBe('ticketCompleted');
      });
    });

    test('of an order for nothing comes at once, without the bank, and says nothing of paying', async () => {
      const buyer = await bought(language, 'free');
      const { text } = await buyer.ask(buyer.to);
      expect(orderClaim(language, heading(text))).toBe('ticketCompleted');
      for (const key of ['Order.Paid', 'Order.Reserved']) expect(text).not.toContain(`>${words[key]}<`);
    });
  },
);
