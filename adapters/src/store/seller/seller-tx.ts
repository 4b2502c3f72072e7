import type { DecisionTime } from '@shop/core/seller/decision';
import { mailId } from '@shop/core/seller/mail/seller-mail';
import { periodId } from '@shop/core/seller/places/period-places';
import { sql } from 'kysely';
import type { SellerReads, SellerTx } from '../../seller/seller-store.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Db, Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { saveCards } from './card-rows.ts';
import { claimIntent, correctIntent, deleteCart, loadBuyer, loadCart, saveBuyer, saveCart } from './cart-rows.ts';
import { loadCodes, saveCodes } from './code-rows.ts';
import { holdsLease } from './due-rows.ts';
import { loadPlaces, savePlaces } from './hold-rows.ts';
import { loadLog, writeLog } from './log-rows.ts';
import { findCart } from './order-keys.ts';
import { loadOrders, saveOrders } from './order-records.ts';

/** Returns reads of one snapshot, without locks. */
export const sellerReads = (
  db: Db,
  dialect: SqlDialectName,
  loadCatalog: LoadCatalog,
  at: DecisionTime,
): SellerReads => ({
  at,
  withCatalog: (load) => loadCatalog.withCatalog(db, load),
  cart: (id) => loadCart(db, dialect, id, false),
  places: (periods, client) => loadPlaces(db, dialect, periods, at.now, client),
  codes: (codes) => loadCodes(db, dialect, codes, at.now),
  buyer: (cartId, sessionDigest) => loadBuyer(db, dialect, cartId, sessionDigest),
  cartOf: (finder) => findCart(db, dialect, finder),
  log: (cartId) => loadLog(db, dialect, cartId),
  orders: (cartId, parts) => loadOrders(db, dialect, cartId, parts, false),
});

/** Returns one write transaction. Locks are taken in one order: client and period, cart, year, places, codes, cards. */
export const sellerTx = (tx: Tx, dialect: SqlDialectName, loadCatalog: LoadCatalog, at: DecisionTime): SellerTx => {
  const isShared = dialect === 'postgres';
  const reads = sellerReads(tx, dialect, loadCatalog, at);
  return {
    ...reads,
    takeTurns: async (client, periods) => {
      if (!isShared) return;
      for (const key of periods.map((period) => `${client} ${periodId(period)}`).sort())
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    },
    glance: reads.cart,
    cart: (id) => loadCart(tx, dialect, id, true),
    orders: (cartId, parts) => loadOrders(tx, dialect, cartId, parts, isShared),
    claim: (intent) => claimIntent(tx, dialect, intent),
    correct: (claimed, to) => correctIntent(tx, dialect, claimed, to),
    saveCart: async (before, cart) => {
      if (before !== cart) await saveCart(tx, dialect, cart);
    },
    saveBuyer: (buyer) => saveBuyer(tx, dialect, buyer),
    saveOrders: (before, after) => saveOrders(tx, dialect, before, after),
    holdsLease: (mail, lease) => holdsLease(tx, dialect, 'mail', mailId(mail), lease),
    saveLedgers: async (cartId, { places, codes }) => {
      await savePlaces(tx, dialect, places, at.now);
      await saveCodes(tx, dialect, cartId, codes, at.now);
    },
    addToLog: (row) => writeLog(tx, dialect, [row]),
    saveCards: (before, after, on = at.today) => saveCards(tx, dialect, before, after, on),
    deleteCart: (cart) => deleteCart(tx, dialect, cart),
  };
};
