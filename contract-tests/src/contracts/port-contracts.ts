import { describe } from 'vitest';
import { accountsPortContract } from './accounts-port.contract.ts';
import { checkoutCancelContract } from './checkout-cancel.contract.ts';
import { checkoutCardsContract } from './checkout-cards.contract.ts';
import { checkoutCustomerContract } from './checkout-customer.contract.ts';
import { checkoutPapersContract } from './checkout-papers.contract.ts';
import { checkoutPaymentContract } from './checkout-payment.contract.ts';
import { checkoutStopContract } from './checkout-stop.contract.ts';
import { contentPortContract } from './content-port.contract.ts';
import { contractTest } from './contract-test.ts';
import { profilePortContract } from './profile-port.contract.ts';
import { shopBasketsContract } from './shop-baskets.contract.ts';
import { shopCartContract } from './shop-cart.contract.ts';
import { shopCatalogContract } from './shop-catalog.contract.ts';
import { shopGiftCardsContract } from './shop-gift-cards.contract.ts';
import { shopHoldsContract } from './shop-holds.contract.ts';
import { shopImportsContract } from './shop-imports.contract.ts';
import { shopPricesContract } from './shop-prices.contract.ts';
import { shopPromoCodesContract } from './shop-promo-codes.contract.ts';
import { shopTicketsContract } from './shop-tickets.contract.ts';
import { shopUpsellsContract } from './shop-upsells.contract.ts';
import type { OpenWorld } from './world.ts';

/** The contracts of all ports. */
const contracts = {
  ShopPort: [
    shopCatalogContract,
    shopTicketsContract,
    shopCartContract,
    shopHoldsContract,
    shopGiftCardsContract,
    shopPricesContract,
    shopBasketsContract,
    shopPromoCodesContract,
    shopUpsellsContract,
    shopImportsContract,
  ],
  CheckoutPort: [
    checkoutCustomerContract,
    checkoutPaymentContract,
    checkoutStopContract,
    checkoutCancelContract,
    checkoutPapersContract,
    checkoutCardsContract,
  ],
  ContentPort: [contentPortContract],
  ProfilePort: [profilePortContract],
  AccountsPort: [accountsPortContract],
};

/** Runs all contracts against the ports of a world. Units of `timeout`: milliseconds per test. */
export const portContracts = (world: string, open: OpenWorld, timeout?: number): void => {
  const test = contractTest(open, timeout);
  for (const [port, suites] of Object.entries(contracts)) {
    describe(`${port}: ${world}`, () => {
      for (const suite of suites) suite(test);
    });
  }
};
