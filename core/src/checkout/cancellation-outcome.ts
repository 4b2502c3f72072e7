import { errorCatalog } from '../errors/error-catalog.ts';
import type { CancelOrderError } from './checkout-port.ts';

/** How a cancellation that was asked for went, as far as the host has said it. */
export type CancellationOutcome = 'canceled' | 'notCanceled' | 'notKnown';

/** What an error of a cancellation says of the order: the host's no, or nothing yet, since the refund runs or nobody
 *  answered. */
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
