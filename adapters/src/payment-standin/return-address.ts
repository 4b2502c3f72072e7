import type { PaymentStatus } from '@shop/core/checkout/payment';
import { statusNumber } from '@shop/core/checkout/payment-result';
import type { PaymentRecord } from './payment-records.ts';

const statusOf = ({ outcome }: PaymentRecord): PaymentStatus => {
  switch (outcome.state) {
    case 'open':
      return 'initializing';
    case 'canceled':
    case 'expired':
    case 'refunded':
      return 'canceled';
    case 'declined':
      return 'error';
    case 'authorized':
    case 'captured':
      return 'completed';
  }
};

/** Where the buyer's browser goes on: the shop's address with `ref`, `status` and `lang` (R-ROUTE-1). An unsigned
 *  hint. */
export const returnAddress = (record: PaymentRecord): string => {
  const { returnUrl, orderRef, language } = record.session;
  const address = new URL(returnUrl);
  address.searchParams.set('ref', orderRef);
  address.searchParams.set('status', String(statusNumber(statusOf(record))));
  address.searchParams.set('lang', language);
  return address.href;
};
