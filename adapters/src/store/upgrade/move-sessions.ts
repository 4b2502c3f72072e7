import type { CustomerDraft } from '@shop/core/customer/customer';
import type { CartId, CountryId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { SellerBuyer } from '@shop/core/seller/checkout/seller-order';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { insertion } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { count, moment, number, text } from '../stored/document.ts';
import { writeBuyer, writeDraft } from '../stored/documents.ts';
import { addressed } from '../stored/personal-data.ts';
import { type Between, type FormerTable, rowsBetween, storedValue } from './former-rows.ts';

/** A checked customer of a session or an order. */
export const formerCustomer = storedValue(
  z.object({ ...addressed, country: text<CountryId>(), loyaltyId: z.exactOptional(z.string()) }),
);

const buyerRow = z.object({
  cart_id: text<CartId>(),
  session_digest: z.string(),
  customer: formerCustomer,
  language: z.enum(languages),
  member_hash_id: z.nullable(z.string()),
  mtc_id: count,
  saved_at: moment,
  shown_version: z.nullable(count),
  shown_total: z.nullable(number<Cents>()),
});
type BuyerRow = z.output<typeof buyerRow>;

const draft = z.object({ ...addressed, emailRepeat: z.string(), country: z.string(), loyaltyId: z.string() });

const draftRow = z.object({
  cart_id: text<CartId>(),
  session_digest: z.string(),
  draft: storedValue<CustomerDraft>(draft),
  typed_at: moment,
});
type DraftRow = z.output<typeof draftRow>;

const buyers: FormerTable<BuyerRow> = { name: 'buyers', key: ['cart_id'], row: buyerRow };
const drafts: FormerTable<DraftRow> = { name: 'customer_drafts', key: ['cart_id'], row: draftRow };

const buyersBetween = rowsBetween(buyers, 'where cart_id between $1 and $2');
const draftsBetween = rowsBetween(drafts, 'where cart_id between $1 and $2');

const insertSessions = insertion('sessions', ['cart_id', 'session_digest', 'buyer', 'saved_at', 'draft', 'typed_at']);

const buyerOf = (row: BuyerRow): SellerBuyer => {
  const { shown_version: version, shown_total: total } = row;
  return {
    cartId: row.cart_id,
    sessionDigest: row.session_digest,
    customer: row.customer,
    language: row.language,
    memberHashId: row.member_hash_id ?? undefined,
    mtcId: row.mtc_id,
    savedAt: row.saved_at,
    shownTotal: version === null || total === null ? undefined : { version, total },
  };
};

const sessionOf = (row: { readonly cart_id: string; readonly session_digest: string }): string =>
  `${row.cart_id} ${row.session_digest}`;

/** Moves the saved and typed entries of sessions for the carts of a page. */
export const moveSessions = async (db: Db, dialect: SqlDialectName, between: Between): Promise<void> => {
  const saved = new Map((await buyersBetween(db, dialect, between)).map((row) => [sessionOf(row), row]));
  const typed = new Map((await draftsBetween(db, dialect, between)).map((row) => [sessionOf(row), row]));
  const rows = [...new Set([...saved.keys(), ...typed.keys()])].flatMap((session) => {
    const [buyer, form] = [saved.get(session), typed.get(session)];
    const of = buyer ?? form;
    if (of === undefined) return [];
    const ownBuyer = buyer === undefined ? [null, null] : [writeBuyer(buyerOf(buyer)), buyer.saved_at];
    const ownDraft = form === undefined ? [null, null] : [writeDraft(form.draft), form.typed_at];
    return [[of.cart_id, of.session_digest, ...ownBuyer, ...ownDraft]];
  });
  await insertSessions(db, dialect, rows);
};
