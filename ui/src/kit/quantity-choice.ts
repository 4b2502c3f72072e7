import type { ShopError } from '@shop/core/errors/shop-error';
import type { Translator } from '../translations/use-translator.ts';
import type { StepperLabels } from './quantity-stepper.tsx';

/** How much of a price list can be chosen. */
export type OpenQuantity = {
  readonly type: 'open';
  readonly quantity: number;
  readonly max: number;
  readonly labels: StepperLabels;
  /** What whoever types more is told. */
  readonly beyond: ShopError;
};

/** Why nothing of a price list can be chosen. */
export type ClosedQuantity = { readonly type: 'closed'; readonly reason: string };

/** Words of the stepper that says how much of something is wanted. */
export const quantityLabels = (name: string, { t }: Pick<Translator, 't'>): StepperLabels => ({
  field: t('Ticket.QuantityOf', { name }),
  less: t('Ticket.Decrease', { name }),
  more: t('Ticket.Increase', { name }),
});
