import type { CatalogChange } from '@shop/core/host/catalog/catalog-change';
import type { Goods } from '@shop/core/host/catalog/offered-catalog';
import type { Tx } from '../database/database.ts';
import {
  removeCategory,
  takePromoOffSale,
  takeUpsellOffSale,
  writeCategory,
  writePromo,
  writeUpsell,
} from './write-offers.ts';
import { writePlaces, writeSold } from './write-periods.ts';
import { clearProduct, takeProductOffSale, writeProduct } from './write-products.ts';

const positions = <Key>(entries: ReadonlyMap<Key, unknown>): ReadonlyMap<Key, number> =>
  new Map([...entries.keys()].map((key, index) => [key, index]));

const changeProducts = async (tx: Tx, { products }: CatalogChange, after: Goods): Promise<void> => {
  const at = positions(after.products);
  for (const id of products.takenOff) await takeProductOffSale(tx, id);
  for (const id of products.put.keys()) await clearProduct(tx, id);
  for (const [id, product] of products.put) await writeProduct(tx, product, at.get(id) ?? 0);
  for (const [id, position] of products.order === undefined ? [] : at) {
    await tx.updateTable('products').set({ position }).where('id', '=', id).execute();
  }
};

const changeUpsells = async (tx: Tx, { upsells }: CatalogChange, after: Goods): Promise<void> => {
  const at = positions(after.upsells);
  for (const id of upsells.takenOff) await takeUpsellOffSale(tx, id);
  for (const [id, upsell] of upsells.put) await writeUpsell(tx, upsell, at.get(id) ?? 0);
  for (const [id, position] of upsells.order === undefined ? [] : at) {
    await tx.updateTable('upsells').set({ position }).where('id', '=', id).execute();
  }
};

const putCategories = async (tx: Tx, { categories }: CatalogChange, after: Goods): Promise<void> => {
  const at = positions(after.categories);
  for (const [id, texts] of categories.put) await writeCategory(tx, id, texts, at.get(id) ?? 0);
  for (const [id, position] of categories.order === undefined ? [] : at) {
    await tx.updateTable('categories').set({ position }).where('id', '=', id).execute();
  }
};

/** Writes a change of what is sold; `after` is what it leads to. What is new comes before whatever refers to it. */
export const changeCatalog = async (tx: Tx, change: CatalogChange, after: Goods): Promise<void> => {
  await putCategories(tx, change, after);
  await changeProducts(tx, change, after);
  await changeUpsells(tx, change, after);
  for (const id of change.categories.takenOff) await removeCategory(tx, id);
  for (const code of change.promos.takenOff) await takePromoOffSale(tx, code);
  for (const [code, promo] of change.promos.put) await writePromo(tx, code, promo);
  await writePlaces(tx, change.places);
  await writeSold(tx, change.sold);
};
