import { type Cents, cents } from '../money/cents.ts';

/** What a provider allows. */
export type PaymentTerms = {
  /** The minimum amount of a payment. */
  readonly leastAmount: Cents;
  /** Days for which an authorization is guaranteed; absent when it does not end. */
  readonly authorizationDays?: number | undefined;
  /** Milliseconds from the creation of an attempt until the shop ends its unpaid session; absent when the provider ends
   *  it. */
  readonly endAfter?: number | undefined;
  /** Whether the provider is in its test mode, in which no money is paid. */
  readonly isTest: boolean;
};

/** The terms of a provider without limits, which ends its sessions itself. */
export const plainTerms: PaymentTerms = { leastAmount: cents(1), isTest: false };

/** Whether terms are those of a provider without limits. */
export const arePlain = (terms: PaymentTerms): boolean =>
  terms.leastAmount === plainTerms.leastAmount &&
  terms.authorizationDays === undefined &&
  terms.endAfter === undefined &&
  !terms.isTest;
