import type { Cart } from '@shop/core/cart/cart';
import type { CallFailure } from '@shop/core/errors/named-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { okAsync, type ResultAsync } from 'neverthrow';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClientSettings } from './client-settings.ts';
import type { Loaded } from './page-data/loaded.ts';
import type { RouteData } from './page-data/route-data.ts';
import type { ReportFailure } from './page-data/with-fallback.ts';
import { useShared } from './signals/shared.ts';
import type { ShopState } from './signals/shop-state.ts';

/** Returns the use cases, and fetches their code if necessary. Error: the code cannot be fetched, reported like an
 *  unreachable provider; the next call fetches again. */
export type LoadUseCases = () => ResultAsync<UseCases, CallFailure>;

/** What the composition root provides to every component: use cases, shared state, settings. */
export type Shop = {
  readonly loadUseCases: LoadUseCases;
  /** Returns a new idempotency key for a press. */
  readonly newIntent: () => IdempotencyKey;
  readonly clock: ClockPort;
  readonly state: ShopState;
  readonly settings: ClientSettings;
  readonly reportFailure: ReportFailure;
};

/** Returns the part of `Shop` that acts, for use cases whose code is already loaded. */
export const withUseCases = (useCases: UseCases): Pick<Shop, 'loadUseCases' | 'newIntent'> => ({
  loadUseCases: () => okAsync(useCases),
  newIntent: useCases.newIntent,
});

const ShopContext = createContext<Shop | undefined>(undefined);

/** Provides the shop to all components below it. */
export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
);

const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('a component of the shop stands outside its ShopProvider');
  return shop;
};

/** Returns the loader of the use cases. It is the same function in every render, as effects compare it. */
export const useUseCases = (): LoadUseCases => useShop().loadUseCases;

/** Returns the function that creates idempotency keys. */
export const useNewIntent = (): (() => IdempotencyKey) => useShop().newIntent;

/** Returns the shop's clock. */
export const useClock = (): ClockPort => useShop().clock;

/** Returns the shared state, to change it. A component follows a value of it with `useShared`. */
export const useShopState = (): ShopState => useShop().state;

/** Returns the route that is shown now. */
export const useRoute = (): RouteData => useShared(useShop().state.route);

/** Returns the visitor's cart, or why it could not be loaded. */
export const useCart = (): Loaded<Cart | undefined> => useShared(useShop().state.cart);

/** Returns the visitor's cart; `undefined` when there is none or when it could not be loaded. */
export const useKnownCart = (): Cart | undefined => {
  const cart = useCart();
  return cart.ok ? cart.value : undefined;
};

/** Returns the function that reports a bug. */
export const useReportFailure = (): ReportFailure => useShop().reportFailure;

/** Returns the settings of the shop. */
export const useSettings = (): ClientSettings => useShop().settings;
