import { minutesLeft } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import { useEffect, useState } from 'react';
import { useClock, useShopState } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';

/** Units: milliseconds between two looks at the clock. */
const look = 10_000;

/** Minutes left of a hold, unknown while the page is drawn on the server. When they are over the cart is loaded again, so
 *  that its lines say what became of them. Units: minutes. */
export const useMinutesLeft = (until: Instant): number | undefined => {
  const clock = useClock();
  const state = useShopState();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(minutesLeft(until, clock.now()));
    tick();
    const timer = setInterval(tick, look);
    return () => clearInterval(timer);
  }, [until, clock]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) toggleCartChanged(state);
  }, [isOver, state]);
  return left;
};
