import { draftOf } from '@shop/core/customer/customer-rules';
import { type CheckoutSession, cartId, checkoutSession } from '@shop/core/ids';
import { aCustomer, aCustomerDraft } from '@shop/core/testing/builders';
import { stubCheckout } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { sessionCheckout } from './session-checkout.ts';

const cart = cartId('cart-1');
const [mine, other] = [checkoutSession('a'.repeat(32)), checkoutSession('b'.repeat(32))];
const ana = aCustomer({ firstName: 'Ana', email: 'ana@example.com' });

/** Returns a provider that returns a cart's last entry to every client, without sessions or with one session for
 *  all. */
const talkative = (theirs?: CheckoutSession) => {
  const stored = new Map<string, ReturnType<typeof aCustomerDraft>>();
  const sessions: (CheckoutSession | undefined)[] = [];
  let bits = 0;
  const checkout = sessionCheckout(
    stubCheckout({
      loadCustomer: () => okAsync({ countries: [], draft: aCustomerDraft({ firstName: 'Nekdo' }) }),
      saveCustomer: ({ session }) => {
        sessions.push(session);
        return okAsync(theirs === undefined ? {} : { session: theirs });
      },
    }),
    {
      entries: {
        keep: async ({ cartId: id, session }, draft) => void stored.set(`${id} ${session}`, draft),
        find: async ({ cartId: id, session }) => stored.get(`${id} ${session}`),
        forget: async () => undefined,
      },
      random: { secret: () => (++bits).toString(16).padStart(32, '0') },
    },
  );
  const load = async (session?: CheckoutSession) => {
    const query = { cartId: cart, language: 'sl', ...(session === undefined ? {} : { session }) } as const;
    return (await checkout.loadCustomer(query))._unsafeUnwrap().draft;
  };
  const save = async (customer: typeof ana, session?: CheckoutSession) => {
    const entry = { cartId: cart, customer, language: 'sl', mtcId: -1, ...(session && { session }) } as const;
    return (await checkout.saveCustomer(entry))._unsafeUnwrap().session;
  };
  return { load, save, sessions };
};

test('a draft of a cart is shown to the session that saved it, and never to a visitor who only knows the cart', async () => {
  const { load, save } = talkative();
  expect(await load()).toBeUndefined();
  const maja = aCustomer({ firstName: 'Maja', email: 'maja@example.com' });
  await save(maja, other);
  expect(await load(mine)).toBeUndefined();
  await save(ana, mine);
  expect(await load()).toBeUndefined();
  expect([await load(other), await load(mine)]).toEqual([draftOf(maja), draftOf(ana)]);
});

test('a visitor without a valid session receives a new one, which the provider receives too', async () => {
  const { load, save, sessions } = talkative();
  const first = await save(ana);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await load(first)).toEqual(draftOf(ana));
  const second = await save(ana, checkoutSession('known to somebody'));
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(sessions).toEqual([first, second]);
});

test("the provider's session is used if it cannot be guessed", async () => {
  const own = talkative(other);
  expect(await own.save(ana, mine)).toBe(other);
  expect(await own.load(other)).toEqual(draftOf(ana));
  const shared = talkative(checkoutSession('node-1'));
  expect(await shared.save(ana, mine)).toBe(mine);
  expect(await shared.load(checkoutSession('node-1'))).toBeUndefined();
});

test('an entry that the provider refuses is not stored', async () => {
  const stored: unknown[] = [];
  const checkout = sessionCheckout(stubCheckout({ saveCustomer: () => errAsync({ kind: 'cartFrozen' }) }), {
    entries: { keep: async (...entry) => void stored.push(entry), find: async () => undefined, forget: async () => {} },
    random: { secret: () => mine },
  });
  const refused = await checkout.saveCustomer({ cartId: cart, customer: ana, language: 'sl', mtcId: -1 });
  expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
  expect(stored).toEqual([]);
});
