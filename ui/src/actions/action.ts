import type { Cart } from '@shop/core/cart/cart';
import type { Upsell } from '@shop/core/cart/upsell';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { Fields, PostedActionName } from '../page-data/posted-answer.ts';
import type { CountedKey, TranslationKey } from '../translations/translation-key.ts';

/** What an action gets besides the data of its own section. */
export type AnyPage = {
  readonly language: Language;
  /** The same for a repeat of the same press. */
  readonly intent: IdempotencyKey;
  /** Whether the answer to an addition carries the cart, if its provider can. The server shows it on the next page. */
  readonly reloadCart: boolean;
};

/** The cart after an action; `changed` means that the answer does not carry it. */
export type CartAfter = Cart | 'changed' | 'none';

/** What became of an action. Without `cart` the cart is as it was. */
export type Outcome =
  /** The next page says `message`; it is the form's own unless `to` names another. */
  | {
      readonly kind: 'done';
      readonly cart?: CartAfter | undefined;
      readonly to?: string | undefined;
      readonly message?: Exclude<TranslationKey, CountedKey> | undefined;
    }
  /** Something came into the cart. The script confirms it where the form stands, the server on the page `to`. */
  | {
      readonly kind: 'added';
      readonly cart: CartAfter;
      /** What goes well with it. */
      readonly offered: readonly Upsell[];
      readonly to?: string | undefined;
    }
  /** The form requests nothing. */
  | { readonly kind: 'unchanged' }
  /** `at` is the id of the place for the message, else it stands above the page. */
  | {
      readonly kind: 'refused';
      readonly error: ShopError;
      readonly during?: Activity | undefined;
      readonly at?: string | undefined;
      /** The page has no place for the message at all. */
      readonly hasNoPlace?: true;
      readonly cart?: CartAfter | undefined;
    };

/** Whether a refusal leaves open what the host did: pressing again is then the same intent. */
export const staysOpen = ({ kind }: ShopError): boolean => kind === 'unreachable' || kind === 'inProgress';

/** Does what a form requests by one use case, on the server for a posted form and in the browser for the same form.
 *  `page` is the data that the form's section was drawn with. */
export type Action<Name extends PostedActionName, Page = unknown> = (
  useCase: UseCases[Name],
  fields: Fields,
  page: Page & AnyPage,
) => Promise<Outcome>;

/** What became of a form with personal data or a secret. No cookie carries them, so a refusal is answered by a page. */
export type PrivateOutcome<Refusal> =
  | { readonly kind: 'done'; readonly to: string }
  /** `at` is the id of the place for the message. */
  | {
      readonly kind: 'refused';
      readonly error: Refusal;
      readonly during?: Activity | undefined;
      readonly at?: string | undefined;
    };

/** The same as `Action` for such a form. It needs no key, as its use case can be repeated. */
export type PrivateAction<UseCase, Page, Refusal = ShopError> = (
  useCase: UseCase,
  fields: Fields,
  page: Page,
) => Promise<PrivateOutcome<Refusal>>;
