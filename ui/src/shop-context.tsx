import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import { createContext, type ReactNode, useContext } from 'react';
import type { ClientSettings } from './client-settings.ts';
import type { TellFailure } from './pages/caught.ts';
import type { ShopState } from './signals/shop-state.ts';

/** What the composition root hands to every component: what can be done, what is shared, what is set. */
export type Shop = {
  readonly useCases: UseCases;
  readonly clock: ClockPort;
  readonly state: ShopState;
  readonly settings: ClientSettings;
  readonly tellFailure: TellFailure;
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

/** Call `useSignals()` before reading a `.value` of it. */
export const useShopState = (): ShopState => useShop().state;

export const useTellFailure = (): TellFailure => useShop().tellFailure;

export const useSettings = (): ClientSettings => useShop().settings;
