import { errorCatalog } from '../errors/error-catalog.ts';
import type { CancelOrderError } from '../ports/checkout-port.ts';

/** The result of a requested cancellation, as far as the host reports it. */
export type CancellationOutcome = 'canceled' | 'notCanceled' | 'notKnown';

/** Returns what an error of a cancellation means for the order: refused, or unknown because the refund runs or the host
 *  did not answer. */
export const outcomeOfError = ({ kind }: CancelOrderError): Exclude<CancellationOutcome, 'canceled'> => {
  switch (errorCatalog[kind].type) {
    case 'badForm':
    case 'rule':
      return 'notCanceled';
    case 'running':
    case 'outOfReach':
      return 'notKnown';
  }
};
