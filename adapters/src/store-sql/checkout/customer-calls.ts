import { checkCustomer, draftOf } from '@shop/core/customer/customer-rules';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutSession } from '@shop/core/ids';
import type { CustomerEntry, CustomerForm, CustomerQuery, SavedCustomer } from '@shop/core/ports/checkout-port';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import { momentOf } from '../database/moment.ts';
import { decodeCustomer } from '../stored/customer.ts';
import { loadBuyer, saveBuyer } from './buyers.ts';
import { loadUnsoldCart, refreshCart } from './cart-in-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { countriesIn } from './countries.ts';

type Loaded = { readonly form: CustomerForm } | { readonly refused: ShopError };

/** Countries in the visitor's language and what was entered before, told only to the session that entered it. Lapsed
 *  places are taken again here, so that nobody fills in a form for tickets that are gone. */
export const customerLoader =
  ({ database, clock }: CheckoutParts) =>
  ({ cartId, language, session }: CustomerQuery): ResultAsync<CustomerForm, ShopError> =>
    database
      .transaction(async (tx): Promise<Result<Loaded, ShopError>> => {
        const at = momentOf(clock);
        const rows = await loadUnsoldCart(tx, cartId, at);
        if (rows.isErr()) return err(rows.error);
        const refused = rows.value.state === 'open' ? await refreshCart(tx, cartId, at) : undefined;
        if (refused?.kind === 'expiredTicketsDeleted') return ok({ refused });
        const buyer = await loadBuyer(tx, cartId, session);
        const draft = buyer === undefined ? {} : { draft: draftOf(decodeCustomer(buyer.customer)) };
        return ok({ form: { countries: countriesIn(language), ...draft } });
      })
      .andThen((loaded) => ('form' in loaded ? ok(loaded.form) : err(loaded.refused)));

const checked = (entry: CustomerEntry): Result<CustomerEntry, ShopError> =>
  checkCustomer(draftOf(entry.customer), countriesIn(entry.language))
    .map((customer) => ({ ...entry, customer }))
    .mapErr((fields): ShopError => ({ kind: 'invalidCustomer', fields }));

/** Replaces the cart's personal data and binds them to a session. */
export const customerSaver = ({ database, clock, random }: CheckoutParts) => {
  const save = async (tx: Tx, entry: CustomerEntry): Promise<Result<CheckoutSession, ShopError>> => {
    const at = momentOf(clock);
    const rows = await loadUnsoldCart(tx, entry.cartId, at);
    if (rows.isErr()) return err(rows.error);
    if (rows.value.state === 'paying') return err({ kind: 'cartFrozen' });
    return ok(await saveBuyer(tx, entry, random, at.now));
  };
  return (entry: CustomerEntry): ResultAsync<SavedCustomer, ShopError> =>
    checked(entry)
      .asyncAndThen((customer) => database.transaction((tx) => save(tx, customer)))
      .map((session) => ({ session }));
};
