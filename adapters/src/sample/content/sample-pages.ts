import { buyerInfoPage } from './buyer-info-page.ts';
import { cancelOrderPage } from './cancel-order-page.ts';
import { cartPage } from './cart-page.ts';
import { giftVouchersPage } from './gift-vouchers-page.ts';
import { homePage } from './home-page.ts';
import { paymentMethodPage } from './payment-method-page.ts';
import { poolTicketsPage } from './pool-tickets-page.ts';
import { privacyPage } from './privacy-page.ts';
import type { SamplePage } from './sample-page.ts';
import { termsPage } from './terms-page.ts';
import { thankYouPage } from './thank-you-page.ts';

/** Every page of the sample shop, in the order of their keys. */
export const samplePages: readonly SamplePage[] = [
  homePage,
  poolTicketsPage,
  giftVouchersPage,
  cartPage,
  buyerInfoPage,
  paymentMethodPage,
  thankYouPage,
  cancelOrderPage,
  termsPage,
  privacyPage,
];
