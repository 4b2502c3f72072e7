import { portsOver } from '@shop/adapters/calls/ports-over';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { errorKey } from '@shop/core/errors/error-key';
import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { shopPath } from '@shop/core/paths/shop-paths';
import { aCustomerDraft } from '@shop/core/testing/builders';
import { someCountries } from '@shop/core/testing/customer-arbitraries';
import { sampleErrors } from '@shop/core/testing/sample-errors';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { pageVisitor } from '../testing/page-visitor.ts';
import { samplePorts } from '../testing/sample-ports.ts';

type Language = 'sl' | 'de';

/** A shop that answers every call with this error. */
const refusing = (error: ShopError) => portsOver({ call: () => errAsync(error) });

/** What a visitor does, and the page that it happens on. */
const activities: Readonly<
  Record<
    Activity,
    (error: ShopError, language: Language) => { readonly page: string; readonly act: () => Promise<Seen> }
  >
> = {
  shopping: (error, language) => {
    const { removeItem } = refusing(error);
    const { look, post } = pageVisitor({ removeItem });
    const page = shopPath('cart', language);
    return { page, act: async () => followed(await post(page, { does: 'removeItem', line: 'line-1' }), look) };
  },
  checkoutData: (error, language) => {
    const { loadCustomer } = refusing(error);
    const { look } = pageVisitor({}, samplePorts.random, { loadCustomer });
    const page = shopPath('buyerInfo', language);
    return { page, act: async () => followed(await look(page), look) };
  },
  customerSave: (error, language) => {
    const { saveCustomer } = refusing(error);
    const loadCustomer = () => okAsync({ countries: someCountries });
    const { look, post } = pageVisitor({}, samplePorts.random, { saveCustomer, loadCustomer });
    const page = shopPath('buyerInfo', language);
    return { page, act: async () => followed(await post(page, aCustomerDraft()), look) };
  },
  reservationCheck: (error, language) => {
    const { checkReservation } = refusing(error);
    const { look } = pageVisitor({}, samplePorts.random, { checkReservation });
    const page = shopPath('paymentMethod', language);
    return { page, act: async () => followed(await look(page), look) };
  },
  paymentStart: (error, language) => {
    const { startPayment } = refusing(error);
    const { look, post } = pageVisitor({}, samplePorts.random, { startPayment });
    const page = shopPath('paymentMethod', language);
    return {
      page,
      act: async () => followed(await post(page, { does: 'startPayment', paymentType: 'payment' }), look),
    };
  },
};

type Answer = { readonly status: number; readonly to: string | null; readonly text: string };
type Seen = { readonly at: string | undefined; readonly text: string };

const followed = async (answer: Answer, look: (address: string) => Promise<Answer>): Promise<Seen> =>
  answer.to === null ? { at: undefined, text: answer.text } : { at: answer.to, text: (await look(answer.to)).text };

const wordsOf = (key: string, language: Language): string => {
  const words = builtInTranslations(language);
  return words[key] ?? words.Error ?? key;
};

/** Cells of the table that need a page each; of one activity every error is tried. */
const rows: readonly (readonly [Activity, ShopError])[] = [
  ...Object.values<ShopError>(sampleErrors)
    // Figures are told in place of the common words, which has tests of its own.
    .filter(({ kind }) => kind !== 'capacityFull' && kind !== 'totalChanged')
    .map((error) => ['shopping', error] as const),
  ...(['checkoutData', 'customerSave', 'reservationCheck', 'paymentStart'] as const).flatMap((during) => [
    [during, { kind: 'refusedByProvider', code: 'A.Foreign.Code' }] as const,
    [during, { kind: 'unreachable', cause: 'status' }] as const,
    [during, { kind: 'unreachable', cause: 'network' }] as const,
  ]),
  ['checkoutData', sampleErrors.expiredTicketsDeleted],
  ['paymentStart', sampleErrors.expiredTicketsDeleted],
  ['customerSave', sampleErrors.cartFrozen],
  ['paymentStart', sampleErrors.paymentUnconfirmed],
  ['paymentStart', sampleErrors.paymentRefused],
];

describe.each(['sl', 'de'] as const)('pages without script, in %s', (language) => {
  test.each(rows)('%s: %j is reacted to as the table says', async (during, error) => {
    const { page, act } = activities[during](error, language);
    const { type, key } = reactionTo(error, during);
    const { at, text } = await act();
    const cart = shopPath('cart', language);
    if (type === 'toast') expect([undefined, page]).toContain(at);
    else expect(at).toBe(cart);
    expect([errorKey(error), 'Error']).toContain(key);
    expect(text.includes(`>${wordsOf(key, language)}<`)).toBe(true);
  });
});
