import {
  cancelRequest,
  done,
  orderRequest,
  paymentRequest,
  paymentStart,
  reservation,
  reservationRequest,
} from './checkout-codec.ts';
import { customerEntry, customerForm, customerQuery } from './customer-codec.ts';
import type { Endpoints } from './endpoint.ts';
import { order } from './order-codec.ts';
import { no, unexplained } from './plain-refusal.ts';

/** From personal data to the finished order. Decision: calls whose path the spec does not show use the listed ones (spec 7;
 *  design 4, decision 10). */
export const checkoutEndpoints: Pick<
  Endpoints,
  'loadCustomer' | 'saveCustomer' | 'checkReservation' | 'startPayment' | 'showOrder' | 'cancelOrder'
> = {
  loadCustomer: {
    method: 'POST',
    path: '/shopCheckOut/initializeOrder',
    request: customerQuery,
    answer: customerForm,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Opens the order of a cart: countries, and the personal data known so far',
  },
  saveCustomer: {
    method: 'POST',
    path: '/shopCheckOut/saveOrderData',
    request: customerEntry,
    answer: done,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Saves the personal data of a cart',
  },
  checkReservation: {
    method: 'GET',
    path: '/ShopCheckOut/GetAvailablePaymentTypes/{id}',
    request: reservationRequest,
    answer: reservation,
    repeat: 'safe',
    changes: false,
    summary: 'Whether the tickets of a cart may be reserved and paid at the till',
  },
  startPayment: {
    method: 'POST',
    path: '/shopCheckOut/PaymentStart',
    request: paymentRequest,
    answer: paymentStart,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Fixes the amount and opens a payment session',
  },
  showOrder: {
    method: 'GET',
    path: '/shopCheckOut/paymentThankYouPage/{id}',
    request: orderRequest,
    answer: order,
    repeat: 'safe',
    changes: false,
    without: no('order'),
    summary: 'The order behind a payment reference, without personal data',
  },
  cancelOrder: {
    method: 'GET',
    path: '/shopCheckOut/CancelTransaction/{id}',
    request: cancelRequest,
    answer: done,
    repeat: 'natural',
    changes: true,
    without: { kind: 'cancelFailed' },
    summary: 'Cancels an order and gives the money back',
  },
};
