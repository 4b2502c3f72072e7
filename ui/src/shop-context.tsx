import type { Cart } from '@shop/core/cart/cart';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClientSettings } from './client-settings.ts';
import type { ReportFailure } from './page-data/caught.ts';
import type { Loaded } from './page-data/loaded.ts';
import type { RouteData } from './page-data/route-data.ts';
import { useShared } from './signals/shared.ts';
import type { ShopState } from './signals/shop-state.ts';

/** What the composition root hands to every component: what can be done, what is shared, what is set. */
export type Shop = {
  readonly useCases: UseCases;
  readonly clock: ClockPort;
  readonly state: ShopState;
  readonly settings: ClientSettings;
  readonly reportFailure: ReportFailure;
};

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
);

const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('a component of the shop stands outside its ShopProvider');
  return shop;
};

export const useUseCases = (): UseCases => useShop().useCases;

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
