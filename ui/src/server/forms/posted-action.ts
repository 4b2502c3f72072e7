import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import type { ClientSettings } from '../../client-settings.ts';
import type { TranslationKey } from '../../compose/translation-key.ts';
import type { Address } from '../../page-data/route-data.ts';

/** Fields of a form by name. */
export type PostedForm = ReadonlyMap<string, string>;

/** A form as an action gets it. */
export type Posted = {
  readonly useCases: UseCases;
  readonly clock: ClockPort;
  readonly settings: Pick<ClientSettings, 'personCategories'>;
  /** The page that it was posted to, which is the page that it stands on. */
  readonly address: Address;
  readonly language: Language;
  readonly fields: PostedForm;
  /** True when a stepper was pressed, or Enter in a field: its number is changed already, nothing else was asked for. */
  readonly isStep: boolean;
  /** Of this form with these fields; the same for a doubled press. */
  readonly intent: IdempotencyKey;
};

/** How it went. `said` is told on the page that is reached, which is the form's own unless `to` names another. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly to?: string; readonly said?: TranslationKey }
  /** Something came into the cart: it is shown there. */
  | { readonly kind: 'added' }
  /** Nothing was asked for yet: the page comes again with what was typed. */
  | { readonly kind: 'typed' }
  /** The page comes again with what was typed, and why; `at` is the id of the place on the page that says so. What has no such place is
   *  told above the page. */
  | {
      readonly kind: 'refused';
      readonly error: ShopError;
      readonly at?: string;
      readonly during?: Activity;
      readonly hasNoPlace?: true;
    };

export type PostedAction = (posted: Posted) => Promise<ActionOutcome>;
