import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopSettings } from '../ports/shop-settings.ts';

/** A shop as its first start makes it, in a folder that is gone afterwards: for what can be asked without any shop. */
export const ownShop = (): { readonly settings: ShopSettings; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  return {
    settings: { target: { type: 'database', folder, file: 'shop.db' }, jar: join(folder, 'jar.json') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
