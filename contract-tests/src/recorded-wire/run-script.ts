import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recorded, recording } from './asking.ts';
import { fillCarts } from './cart-script.ts';
import { askCatalog } from './catalog-script.ts';
import { askInOtherForms } from './form-script.ts';
import { operate } from './operator-script.ts';
import { placeOrders } from './order-script.ts';
import { recordedShop } from './recorded-shop.ts';

/** Returns the path of a file of the record. It contains one JSON value per line. */
export const recordFile = (name: 'answers' | 'documents'): string => join(import.meta.dirname, `${name}.jsonl`);

/** Returns the lines of a file of the record. */
export const recordLines = (name: 'answers' | 'documents'): readonly string[] =>
  readFileSync(recordFile(name), 'utf8').trimEnd().split('\n');

/** Sends every request of the script to a new shop. `onAnswer` is called with its data folder after each answer. */
export const runScript = async (
  onAnswer: (dataDir: string) => void = () => undefined,
): Promise<{ readonly answers: readonly Recorded[]; readonly paths: ReadonlySet<string> }> => {
  const shop = await recordedShop();
  const { ask, answers, paths } = recording(shop.url, () => onAnswer(shop.dataDir));
  try {
    await askCatalog(ask);
    await fillCarts(ask, shop);
    await operate(ask, shop, await placeOrders(ask, shop));
    await askInOtherForms(ask);
    return { answers, paths };
  } finally {
    await shop.close();
  }
};
