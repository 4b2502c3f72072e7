import type { Cart } from '@shop/core/cart/cart';
import type { CallFailure } from '@shop/core/errors/named-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { okAsync, type ResultAsync } from 'neverthrow';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClientSettings } from './client-settings.ts';
import type { ReportFailure } from './page-data/caught.ts';
import type { Loaded } from './page-data/loaded.ts';
import type { RouteData } from './page-data/route-data.ts';
import { useShared } from './signals/shared.ts';
import type { ShopState } from './signals/shop-state.ts';

/** The use cases, whose code may have to be fetched first. Error: it cannot be fetched, which counts as a provider out
 *  of reach; the next call fetches again. */
export type LoadUseCases = () => ResultAsync<UseCases, CallFailure>;

/** What the composition root hands to every component: what can be done, what is shared, what is set. */
export type Shop = {
  readonly loadUseCases: LoadUseCases;
  /** A key for a press that was not made before. */
  readonly newIntent: () => IdempotencyKey;
  readonly clock: ClockPort;
  readonly state: ShopState;
  readonly settings: ClientSettings;
  readonly reportFailure: ReportFailure;
};

/** What a page acts with where the code of the use cases is there already. */
export const withUseCases = (useCases: UseCases): Pick<Shop, 'loadUseCases' | 'newIntent'> => ({
  loadUseCases: () => okAsync(useCases),
  newIntent: useCases.newIntent,
});

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
);

const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('a component of the shop stands outside its ShopProvider');
  return shop;
};

/** One function all the time, as effects compare it. */
export const useUseCases = (): LoadUseCases => useShop().loadUseCases;

export const useNewIntent = (): (() => IdempotencyKey) => useShop().newIntent;

export const useClock = (): ClockPort => useShop().clock;

/** To change what is shared; a component follows a value of it by `useShared`. */
export const useShopState = (): ShopState => useShop().state;

/** What is shown now. */
export const useRoute = (): RouteData => useShared(useShop().state.route);

/** The visitor's cart, as far as it is known. */
export const useCart = (): Loaded<Cart | undefined> => useShared(useShop().state.cart);

/** The same without a message about a cart that could not be loaded. */
export const useKnownCart = (): Cart | undefined => {
  const cart = useCart();
  return cart.ok ? cart.value : undefined;
};

export const useReportFailure = (): ReportFailure => useShop().reportFailure;

export const useSettings = (): ClientSettings => useShop().settings;
