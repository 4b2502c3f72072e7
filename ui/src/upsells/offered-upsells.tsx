import { useSignals } from '@preact/signals-react/runtime';
import type { Upsell } from '@shop/core/cart/upsell';
import { useShopState } from '../shop-context.tsx';
import { UpsellCards } from './upsell-cards.tsx';

/** What goes well with what was just added. */
export const OfferedUpsells = ({ upsells }: { readonly upsells: readonly Upsell[] }) => {
  useSignals();
  const loaded = useShopState().cart.value;
  return <UpsellCards upsells={upsells} items={loaded.ok ? (loaded.value?.items ?? []) : []} />;
};
