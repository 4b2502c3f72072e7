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

/** Returns the id of the member that the provider receives for a token. */
const memberFor = async (given: Partial<CustomerEntry>, known: 'known' | 'unknown' | 'away' = 'known') => {
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

test('a provider receives the member of a token that the profile knows, also with a number as id (R-PAGE-11)', async () => {
  expect(await memberFor({ memberToken: token })).toBe('čh-1');
  expect(await memberFor({ memberToken: memberToken(`e30.${payload({ memberHashId: 7 })}.signature`) })).toBe('.7');
});

test('a provider receives the member of the token and never one that the visitor names', async () => {
  expect(await memberFor({ memberHashId: 'somebody-else' })).toBeUndefined();
  expect(await memberFor({ memberToken: token, memberHashId: 'somebody-else' })).toBe('čh-1');
});

test('a provider receives no member for a token that the profile does not know or while the profile is unreachable', async () => {
  expect(await memberFor({ memberToken: token }, 'unknown')).toBeUndefined();
  expect(await memberFor({ memberToken: token }, 'away')).toBeUndefined();
});

test.each(['t', 'a..c', 'a.!.c', `a.${payload([])}.c`, `a.${payload({ memberHashId: 0.7 })}.c`])(
  'a provider receives no member for the token %j, which has no id',
  async (text) => {
    expect(await memberFor({ memberToken: memberToken(text) })).toBeUndefined();
  },
);

test('an empty form of the provider is filled from the profile, and any other is returned unchanged', async () => {
  const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
  const query = { cartId: cartId('c'), language: 'sl', memberToken: token } as const;
  const formOf = async (form: CustomerForm, knownAs: Member | undefined) => {
    const checkout = stubCheckout({ loadCustomer: () => okAsync(form) });
    const loaded = memberCheckout(checkout, { loadMember: () => okAsync(knownAs) }).loadCustomer(query);
    return (await loaded)._unsafeUnwrap().draft;
  };
  const profile = { ...member, email: 'ana@example.com', countryCode: 'SI' };
  expect(await formOf({ countries }, profile)).toMatchObject({
    firstName: 'Ana',
    emailRepeat: profile.email,
    country: 'SI',
  });
  expect(await formOf({ countries }, { ...profile, countryCode: 'XX' })).toMatchObject({ country: '' });
  expect(await formOf({ countries }, undefined)).toBeUndefined();
  const typed = aCustomerDraft({ firstName: 'Maja' });
  expect(await formOf({ countries, draft: typed }, profile)).toEqual(typed);
});
