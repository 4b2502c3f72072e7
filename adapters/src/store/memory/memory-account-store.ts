import type { Instant } from '@shop/core/dates/instant';
import type { SellerState } from '@shop/core/seller/state';
import { okAsync } from 'neverthrow';
import type { AccountStore, StoredAccount } from '../../seller/seller-store.ts';

/** Returns an account store in memory; `state` returns the seller's state, for a member's orders. */
export const memoryAccountStore = (state: () => SellerState): AccountStore => {
  const accounts = new Map<string, StoredAccount>();
  const tokens = new Map<string, { readonly memberHashId: string; readonly endsAt: Instant }>();
  return {
    find: (name) => okAsync(accounts.get(name)),
    add: (account) => {
      if (accounts.has(account.name)) return okAsync(false);
      accounts.set(account.name, account);
      return okAsync(true);
    },
    keepToken: ({ digest, ...token }) => {
      tokens.set(digest, token);
      return okAsync(undefined);
    },
    accountOf: (digest, at) => {
      const token = tokens.get(digest);
      const isLive = token !== undefined && at < token.endsAt;
      return okAsync(
        isLive ? [...accounts.values()].find(({ memberHashId }) => memberHashId === token.memberHashId) : undefined,
      );
    },
    dropToken: (digest) => {
      tokens.delete(digest);
      return okAsync(undefined);
    },
    changeMember: ({ memberHashId, member }) => {
      for (const [name, account] of accounts)
        if (account.memberHashId === memberHashId) accounts.set(name, { ...account, member });
      return okAsync(undefined);
    },
    ordersOf: (memberHashId, most) => {
      const { orders, orderBuyers } = state();
      const own = [...orders.values()]
        .filter(({ ref, outcome }) => outcome !== 'open' && orderBuyers.get(ref)?.memberHashId === memberHashId)
        .sort((one, other) => other.placedAt - one.placedAt);
      return okAsync(own.slice(0, most));
    },
  };
};
