import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, OrderTexts } from '@shop/core/content/section';

export const orderTexts: Uncleaned<Required<OrderTexts>> = {
  ticketCompleted: {
    title: 'Thank you, the tickets are yours',
    text: '<p>Your order is confirmed and your places are reserved. Show the QR code of your ticket at the entrance, on your phone or printed; the order number is for questions.</p>',
  },
  giftCardCompleted: {
    title: 'Thank you, the gift voucher is yours',
    text: '<p>Your order is confirmed. You redeem the voucher with its QR code, on your phone or printed; the order number is for questions.</p>',
  },
  neutral: {
    title: 'Your payment is being confirmed',
    text: '<p>As soon as we know more, we will write to you. There is nothing you need to do now; you can also reload this page in a few minutes. If you have not heard from us by tomorrow, please write to us and enclose the address of this page: it helps us find your payment.</p>',
  },
  noOrder: {
    title: 'There is nothing to show here',
    text: '<p>This address does not lead to an order. If you have bought something, your order is in the e-mail that we sent you; please check your spam folder too.</p>',
  },
  canceled: {
    title: 'The payment was cancelled',
    text: '<p>The payment was not completed. You can try again whenever you like.</p>',
  },
  orderCanceled: {
    title: 'The order was cancelled',
    text: '<p>You are not charged for this order; any amount already paid is refunded to your card.</p>',
  },
  orderCanceling: {
    title: 'The order is being cancelled',
    text: '<p>Your tickets and vouchers are no longer valid. We are waiting for confirmation that the full amount has been returned to your card. There is nothing you need to do.</p>',
  },
  failed: {
    title: 'The payment did not go through',
    text: '<p>The payment could not be confirmed. Please check your details or try another card.</p>',
  },
  notConfirmed: {
    title: 'Your bank could not confirm it was you',
    text: '<p>Your bank wanted to make sure that it was you who paid and got no confirmation. Nothing was charged. Try again and confirm the payment, or use another card.</p>',
  },
  pending: {
    title: 'The payment is not confirmed yet',
    text: '<p>We are still waiting for the payment provider’s answer. Before you try again, please check your card transactions so that you do not pay twice.</p>',
  },
  refunded: {
    title: 'We have refunded your payment',
    text: '<p>We could not confirm the order after your payment. The full amount has been sent back to your card.</p>',
  },
  refunding: {
    title: 'We are refunding your payment',
    text: '<p>We could not confirm the order after your payment. The full amount is on its way back to your card. There is nothing you need to do.</p>',
  },
};

export const cancellationTexts: Uncleaned<Required<CancellationTexts>> = {
  question: {
    title: 'Do you want to cancel your order?',
    text: '<p>Any places reserved will be released for other guests, and any amount already paid will be refunded to your card. This cannot be undone.</p>',
  },
  success: {
    title: 'Your order has been cancelled',
    text: '<p>Any places reserved have been released. Any amount already paid is being refunded to your card.</p>',
  },
  failure: {
    title: 'Your order could not be cancelled',
    text: '<p>Please try again later or call us.</p>',
  },
};
