import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../customer/customer-rules.ts';
import { cartId, checkoutSession, memberToken } from '../ids.ts';
import { aCustomer, aCustomerDraft } from '../testing/builders.ts';
import { someCountries as countries } from '../testing/customer-arbitraries.ts';
import { type Jar, memoryCookies } from '../testing/memory-cookies.ts';
import { stubCheckout } from '../testing/stub-ports.ts';
import type { CustomerEntry, CustomerQuery, SavedCustomer } from './checkout-port.ts';
import { checkoutUseCases } from './checkout-use-cases.ts';

const id = cartId('cart-1');

const saving = (jar: Jar, saved: SavedCustomer = {}) => {
  const entries: CustomerEntry[] = [];
  const cookies = memoryCookies(jar);
  const checkout = stubCheckout({
    saveCustomer: (entry) => {
      entries.push(entry);
      return okAsync(saved);
    },
  });
  return { save: checkoutUseCases({ checkout, cookies }).saveCustomer, entries, cookies };
};

describe('saving a customer', () => {
  it('sends the checked customer with the cart of the cookie', async () => {
    const { save, entries } = saving({ cartId: id });
    const result = await save({ draft: aCustomerDraft({ firstName: ' Ana ' }), language: 'sl', countries });
    expect(result.isOk()).toBe(true);
    expect(entries).toEqual([{ cartId: id, customer: aCustomer(), language: 'sl', mtcId: -1 }]);
  });

  it('sends nothing when a field is wrong, and names every one', async () => {
    const { save, entries } = saving({ cartId: id });
    const error = (await save({ draft: emptyDraft, language: 'sl', countries }))._unsafeUnwrapErr();
    expect(error.kind === 'invalidCustomer' && error.fields.length).toBe(9);
    expect(entries).toEqual([]);
  });

  it('needs a cart', async () => {
    const { save } = saving({});
    const result = await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(result._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
  });

  it.each([
    ['123', 123],
    ['0', 0],
    ['', -1],
    ['-5', -1],
    ['12a', -1],
    ['1e3', -1],
    ['9'.repeat(15), 999_999_999_999_999],
    ['9'.repeat(16), -1],
    [undefined, -1],
  ])('takes the marketing cookie %j for %d', async (mtcId, expected) => {
    const { save, entries } = saving({ cartId: id, ...(mtcId === undefined ? {} : { mtcId }) });
    await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(entries[0]?.mtcId).toBe(expected);
  });

  it('sends the token of a member along, and no word of its own about who it is', async () => {
    const { save, entries } = saving({ cartId: id, memberToken: memberToken('t') });
    await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(entries[0]).toMatchObject({ memberToken: 't' });
    expect(entries[0]).not.toHaveProperty('memberHashId');
  });

  it('sends the session it has and remembers the one it gets', async () => {
    const { save, entries, cookies } = saving(
      { cartId: id, checkoutSession: checkoutSession('old') },
      { session: checkoutSession('new') },
    );
    await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(entries[0]?.session).toBe('old');
    expect(cookies.jar().checkoutSession).toBe('new');
  });

  it('remembers nothing where the transport keeps the session itself', async () => {
    const { save, cookies } = saving({ cartId: id });
    await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(cookies.writes()).toBe(0);
  });

  it('asks for the countries when it is given none', async () => {
    const checkout = stubCheckout({
      loadCustomer: () => okAsync({ countries: [] }),
    });
    const save = checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).saveCustomer;
    expect((await save({ draft: aCustomerDraft(), language: 'sl' }))._unsafeUnwrapErr()).toEqual({
      kind: 'invalidCustomer',
      fields: [{ field: 'country', key: 'CountryRequired' }],
    });
  });

  it('passes a refusal on', async () => {
    const checkout = stubCheckout({ saveCustomer: () => errAsync({ kind: 'cartFrozen' }) });
    const save = checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).saveCustomer;
    const result = await save({ draft: aCustomerDraft(), language: 'sl', countries });
    expect(result._unsafeUnwrapErr().kind).toBe('cartFrozen');
  });
});

describe('loading a customer', () => {
  it('shows the session and the member token of the jar', async () => {
    const asked: CustomerQuery[] = [];
    const checkout = stubCheckout({
      loadCustomer: (query) => {
        asked.push(query);
        return okAsync({ countries });
      },
    });
    const jar = { cartId: id, checkoutSession: checkoutSession('s'), memberToken: memberToken('t') };
    await checkoutUseCases({ checkout, cookies: memoryCookies(jar) }).loadCustomer('de');
    await checkoutUseCases({ checkout, cookies: memoryCookies({ cartId: id }) }).loadCustomer('de');
    expect(asked).toEqual([
      { cartId: id, language: 'de', session: 's', memberToken: 't' },
      { cartId: id, language: 'de' },
    ]);
  });

  it('needs a cart', async () => {
    const load = checkoutUseCases({ checkout: stubCheckout(), cookies: memoryCookies() }).loadCustomer;
    expect((await load('sl'))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'cart' });
  });
});
