import type { Result } from 'neverthrow';
import { type ContentVariables, contentSystemOf } from '../umbraco/content-settings.ts';
import { type CleanedRemoteShop, type CleanedRemoteShopOptions, cleanedRemoteShop } from './cleaned-remote-shop.ts';

export type ConfiguredRemoteShop = CleanedRemoteShop & {
  /** Which content system and site elsewhere tells the pages. */
  readonly contentSource: string;
};

/** A provider elsewhere and the content system that an environment names; without one the provider is another server of this shop
 *  (D-OWN-CONTENT). Error: one line that names a wrong setting. */
export const configuredRemoteShop = (
  variables: ContentVariables,
  options: Omit<CleanedRemoteShopOptions, 'content'>,
): Result<ConfiguredRemoteShop, string> =>
  contentSystemOf(variables).map((system) => {
    const { url = options.url, startItem = '' } = system ?? {};
    const remote = cleanedRemoteShop({ ...options, ...(system === undefined ? {} : { content: system }) });
    return { ...remote, contentSource: `${url} ${startItem}` };
  });
