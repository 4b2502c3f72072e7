import type { Admission } from '@shop/core/checkout/admission';
import type { Order } from '@shop/core/checkout/order';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';

/** What the door says no with. */
export type NotAdmitted = Exclude<Admission, { type: 'admitted' }>;

/** Why a command did not do what was asked. */
export type Failure =
  /** What was typed cannot be meant; `allowed` lists what could. */
  | { readonly type: 'usage'; readonly message: string; readonly allowed?: readonly string[] }
  /** The shop said no, or did not answer, while something was being done. `hints` tell in plain English what is allowed or what to try. */
  | { readonly type: 'shop'; readonly error: ShopError; readonly during: Activity; readonly hints?: readonly string[] }
  /** A page says no, with the words of this code. */
  | { readonly type: 'shown'; readonly code: string }
  /** Files that cannot be meant; `folder` that they lie in, as typed. */
  | {
      readonly type: 'mistakes';
      readonly of: 'catalog' | 'prices' | 'scenarios' | 'levers';
      readonly folder: string;
      readonly mistakes: readonly CatalogMistake[];
    }
  /** Content that visitors see faults of. */
  | { readonly type: 'findings'; readonly faults: number }
  /** Laws of prices that do not hold. */
  | { readonly type: 'brokenLaws'; readonly laws: readonly string[] }
  /** Scenarios that did not end as they say. */
  | { readonly type: 'scenariosFailed'; readonly failed: number; readonly runs: number }
  /** Figures of a cart that are not what our own rules make of them. */
  | { readonly type: 'centsDiffer'; readonly figures: number }
  /** The shop said no to its operator. */
  | { readonly type: 'operator'; readonly code: string; readonly message: string; readonly hints: readonly string[] }
  /** Nobody is let in with this code now. */
  | { readonly type: 'notAdmitted'; readonly admission: NotAdmitted }
  /** The payment page was gone through and the order is not completed. */
  | { readonly type: 'notPaid'; readonly order: Order }
  /** Tickets that are asked for and are not there any more. */
  | { readonly type: 'noPaper'; readonly order: Order }
  /** What a command stands on is not there: a damaged data file, a folder that cannot be written, a server not built. */
  | { readonly type: 'unusable'; readonly message: string };

export const usage = (message: string, allowed?: readonly string[]): Failure => ({
  type: 'usage',
  message,
  ...(allowed === undefined ? {} : { allowed }),
});

/** What core's table of reactions makes of it depends on what was being done (D-ONE-REACTION). */
export const shopFailure = (error: ShopError, during: Activity = 'shopping', hints?: readonly string[]): Failure => ({
  type: 'shop',
  error,
  during,
  ...(hints === undefined ? {} : { hints }),
});
