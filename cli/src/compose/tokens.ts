import type { ShopPort } from '@shop/core/cart/shop-port';
import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import type { ContentPort } from '@shop/core/content/content-port';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { UseCases } from '@shop/core/use-cases';
import type { InjectionToken } from 'tsyringe';

/** A name of the container that knows its type, so that `resolve` does too. */
const token = <Part>(name: string): symbol & InjectionToken<Part> => Symbol(name);

export const CLOCK = token<HostClock>('clock');
export const RANDOM = token<RandomPort>('random');
export const COOKIES = token<CookiePort>('cookies');
export const SHOP = token<ShopPort>('shop');
export const CHECKOUT = token<CheckoutPort>('checkout');
export const CONTENT = token<ContentPort>('content');
export const USE_CASES = token<UseCases>('use cases');
