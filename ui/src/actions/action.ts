import type { Cart } from '@shop/core/cart/cart';
import type { Upsell } from '@shop/core/cart/upsell';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { Fields, PostedActionName } from '../page-data/posted-answer.ts';
import type { CountedKey, TranslationKey } from '../translations/translation-key.ts';

/** What an action receives besides the data of its own section. */
export type AnyPage = {
  readonly language: Language;
  /** Idempotency key of the press; a repeat of the same press has the same key. */
  readonly intent: IdempotencyKey;
  /** Whether the answer to an addition should contain the cart, if the provider can add it. The server leaves it out,
   *  as its next page loads the cart. */
  readonly reloadCart: boolean;
};

/** The cart after an action: `changed` when the answer does not contain it, `none` when there is no cart. */
export type CartAfter = Cart | 'changed' | 'none';

/** The outcome of an action. `cart` is `undefined` when the action did not change the cart. */
export type Outcome =
  /** The next page shows `message`. That page is the form's own unless `to` names another. */
  | {
      readonly kind: 'done';
      readonly cart?: CartAfter | undefined;
      readonly to?: string | undefined;
      readonly message?: Exclude<TranslationKey, CountedKey> | undefined;
    }
  /** Something was added to the cart. The browser confirms it beside the form, the server on the page `to`. */
  | {
      readonly kind: 'added';
      readonly cart: CartAfter;
      /** Upsells of what was added. */
      readonly offered: readonly Upsell[];
      readonly to?: string | undefined;
    }
  /** The form requests no change. */
  | { readonly kind: 'unchanged' }
  /** `at` is the id of the place for the message; without it the message is shown above the page. */
  | {
      readonly kind: 'refused';
      readonly error: ShopError;
      readonly during?: Activity | undefined;
      readonly at?: string | undefined;
      /** True when the page has no place for the message. */
      readonly hasNoMessagePlace?: true;
      readonly cart?: CartAfter | undefined;
    };

/** Returns whether the host may have acted despite this error; the next press then repeats the same intent. */
export const staysOpen = ({ kind }: ShopError): boolean => kind === 'unreachable' || kind === 'inProgress';

/** Does what a form requests, by one use case. The server runs it for a posted form, the browser for the same form with
 *  script. `page` is the data that the form's section was drawn with. */
export type Action<Name extends PostedActionName, Page = unknown> = (
  useCase: UseCases[Name],
  fields: Fields,
  page: Page & AnyPage,
) => Promise<Outcome>;

/** The outcome of a form with personal data or a secret. A cookie must not contain these, so a page answers a refusal
 *  instead of a redirect. */
export type PrivateOutcome<Refusal> =
  | { readonly kind: 'done'; readonly to: string }
  /** `at` is the id of the place for the message. */
  | {
      readonly kind: 'refused';
      readonly error: Refusal;
      readonly during?: Activity | undefined;
      readonly at?: string | undefined;
    };

/** An action with a `PrivateOutcome`. It has no idempotency key, as its use case can be repeated. */
export type PrivateAction<UseCase, Page, Refusal = ShopError> = (
  useCase: UseCase,
  fields: Fields,
  page: Page,
) => Promise<PrivateOutcome<Refusal>>;
