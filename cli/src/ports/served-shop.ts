import type { ShopSettings } from './shop-settings.ts';

export const serverParts = ['pages', 'api', 'payments'] as const;

export type ServeSettings = {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** Only one part of the shop in this process; all of them when absent. */
  readonly only?: (typeof serverParts)[number];
} & Pick<ShopSettings, 'at' | 'seed' | 'levers' | 'record'>;

/** A server that runs beside the program. */
export type ServedShop = { readonly url: string; stop(): Promise<void> };
