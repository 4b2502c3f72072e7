import { cartId, countryId, memberToken } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import type { CustomerEntry, CustomerForm } from '@shop/core/ports/checkout-port';
import { aCustomer, aCustomerDraft } from '@shop/core/testing/builders';
import { stubCheckout } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { memberCheckout } from './member-checkout.ts';

const payload = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = memberToken(`e30.${payload({ memberHashId: 'čh-1' })}.signature`);
const member = {
  ...{ name: 'Ana', surname: 'Novak', phone: '', address: '', postCode: '', city: '', countryCode: '' },
  ...{ email: '', wellcardId: '' },
};

/** Returns the customer's entry that the provider receives for a token. */
const told = async (given: Partial<CustomerEntry>, known: 'known' | 'unknown' | 'away' = 'known') => {
  const entries: CustomerEntry[] = [];
  const checkout = stubCheckout({
    saveCustomer: (entry) => {
      entries.push(entry);
      return okAsync({});
    },
  });
  const loadMember = () =>
    known === 'away'
      ? errAsync({ kind: 'unreachable', cause: 'timeout' } as const)
      : okAsync(known === 'known' ? member : undefined);
  const entry = { cartId: cartId('c'), customer: aCustomer(), language: 'sl', mtcId: -1, ...given } as const;
  expect((await memberCheckout(checkout, { loadMember }).saveCustomer(entry)).isOk()).toBe(true);
  expect(entries[0]).not.toHaveProperty('memberToken');
  return entries[0]?.memberHashId;
};

test('the member of a token that the profile knows (R-PAGE-11)', async () => {
  expect(await told({ memberToken: token })).toBe('čh-1');
});

test('the member whose id is a number', async () => {
  expect(await told({ memberToken: memberToken(`e30.${payload({ memberHashId: 7 })}.signature`) })).toBe('.7');
});

test('nobody without a token, whatever the visitor says', async () => {
  expect(await told({ memberHashId: 'somebody-else' })).toBeUndefined();
  expect(await told({ memberToken: token, memberHashId: 'somebody-else' })).toBe('čh-1');
});

test('nobody for a token that the profile does not know, and a guest while it cannot be asked', async () => {
  expect(await told({ memberToken: token }, 'unknown')).toBeUndefined();
  expect(await told({ memberToken: token }, 'away')).toBeUndefined();
});

test.each(['t', 'a.b', 'a..c', 'a.!.c', 'a.x.c', `a.${payload([])}.c`, `a.${payload({ memberHashId: 0.7 })}.c`])(
  'nobody for %j, which carries no id',
  async (text) => {
    expect(await told({ memberToken: memberToken(text) })).toBeUndefined();
  },
);

test('a form that the provider leaves empty begins with the profile, and any other one stays as it is', async () => {
  const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
  const query = { cartId: cartId('c'), language: 'sl', memberToken: token } as const;
  const formOf = async (form: CustomerForm, knownAs: Member | undefined) => {
    const checkout = stubCheckout({ loadCustomer: () => okAsync(form) });
    const loaded = memberCheckout(checkout, { loadMember: () => okAsync(knownAs) }).loadCustomer(query);
    return (await loaded)._unsafeUnwrap().draft;
  };
  const told = { ...member, email: 'ana@example.com', countryCode: 'SI' };
  expect(await formOf({ countries }, told)).toMatchObject({ firstName: 'Ana', emailRepeat: told.email, country: 'SI' });
  expect(await formOf({ countries }, { ...told, countryCode: 'XX' })).toMatchObject({ country: '' });
  expect(await formOf({ countries }, undefined)).toBeUndefined();
  const typed = aCustomerDraft({ firstName: 'Maja' });
  expect(await formOf({ countries, draft: typed }, told)).toEqual(typed);
});
