import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { terminal } from './terminal.ts';

/** What a visitor of the terminal pays for a ticket that is put into a new cart, as the shop writes it in Slovenian. `chosen` are the
 *  arguments of `cart add-ticket`. */
export const terminalTotal = async (origin: string, ...chosen: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-terminal-'));
  const shop = terminal(origin, folder);
  await shop('cart', 'add-ticket', ...chosen, '--at', instantText(testStart));
  const { totalPrice }: { readonly totalPrice: number } = await shop('cart', 'show');
  await rm(folder, { recursive: true });
  return euroText(cents(totalPrice), 'sl');
};
