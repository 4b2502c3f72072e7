import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import { type SellerSettings, sellerSettings } from '@shop/core/checkout/seller';
import { err, type Result } from 'neverthrow';
import type * as z from 'zod/mini';
import { allowedOf } from './allowed-values.ts';
import { environment } from './environment.ts';
import { beyondThisMachine, settingsConflict } from './settings-conflict.ts';

export type ServerSettings = z.infer<typeof environment> & {
  readonly PREVIEWS: 'on' | 'off';
  readonly personCategories: PersonCategories;
  readonly seller?: SellerSettings;
};

/** Reads the settings of the server from its environment. Error: one line that names the first wrong one and what is
 *  allowed, or those that do not go together; never the value, which may be a secret. */
export const readSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerSettings, string> => {
  const result = environment.safeParse(variables);
  if (result.success) {
    const conflict = settingsConflict(result.data);
    if (conflict !== undefined) return err(conflict);
    return sellerSettings(result.data, result.data.SHOP_ZONE).andThen((seller) =>
      chosenPersonCategories(result.data).map((personCategories) => ({
        ...result.data,
        PREVIEWS: result.data.PREVIEWS ?? (beyondThisMachine(result.data) === undefined ? 'on' : 'off'),
        personCategories,
        ...(seller === undefined ? {} : { seller }),
      })),
    );
  }
  const name = String(result.error.issues[0]?.path[0] ?? 'the environment');
  return err(`${name} must be ${allowedOf(name)}`);
};
