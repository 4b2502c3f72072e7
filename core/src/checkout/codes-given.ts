import type { Instant } from '../dates/instant.ts';
import { errorCatalog } from '../errors/error-catalog.ts';
import type { HistoryEntry, OrderHistory } from './order-history.ts';

/** Why a promo code that a visitor gave takes nothing off the order: it was refused, removed by the visitor, replaced
 *  by another one, lost at checkout, or reduced no line. */
export type CodeEnd = 'refused' | 'removed' | 'replaced' | 'lost' | 'tookNothing';

/** A promo code that was given for a cart and takes nothing off its order. `code` is `unknown` for one that the shop
 *  does not have. `error` is the key of the error of a refusal or loss. */
export type CodeWithoutEffect = {
  readonly code: string;
  readonly at: Instant;
  readonly end: CodeEnd;
  readonly error?: string | undefined;
};

const codesOfLoss: Readonly<Record<string, string>> = {
  promoCodeInvalid: errorCatalog.promoCodeInvalid.code,
  promoCodeExpired: errorCatalog.promoCodeExpired.code,
  promoCodeUsedUp: errorCatalog.promoCodeUsedUp.code,
};

/** Returns how an entry ends a code; `undefined` for an entry that ends none. */
const endOf = ({ what, at, word = '', why, code }: HistoryEntry): CodeWithoutEffect | undefined => {
  switch (what) {
    case 'codeTookNothing':
      return { code: word, at, end: 'tookNothing' };
    case 'codeRemoved':
      return { code: word, at, end: why === 'replaced' ? 'replaced' : 'removed' };
    case 'codeLost':
      return { code: word, at, end: 'lost', error: codesOfLoss[why ?? ''] };
    case 'refused':
      return code === undefined ? undefined : { code, at, end: 'refused', error: why };
    default:
      return undefined;
  }
};

/** Returns the promo codes that were given for an order and take nothing off it, each with its last end, in the order
 *  of these ends. */
export const codesWithoutEffect = ({ entries, promo }: Pick<OrderHistory, 'entries' | 'promo'>) => {
  const ends = new Map<string, CodeWithoutEffect>();
  for (const end of entries.map(endOf)) {
    if (end === undefined || end.code === promo?.code) continue;
    ends.delete(end.code);
    ends.set(end.code, end);
  }
  return [...ends.values()];
};
