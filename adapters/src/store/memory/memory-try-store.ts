import { mayTry, tryWindow } from '@shop/core/limits/tries';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { okAsync } from 'neverthrow';
import type { TryStore } from '../../seller/seller-store.ts';

/** Returns a counter of tries in memory, for one process. */
export const memoryTryStore = (clock: Pick<ClockPort, 'now'>): TryStore => {
  let tries: readonly { readonly name: string; readonly at: number }[] = [];
  return {
    take: ({ under, same }) => {
      const at = clock.now();
      tries = tries.filter((one) => at - one.at < tryWindow);
      const count = (name: string) => tries.filter((one) => one.name === name).length;
      if (same !== undefined && count(same) > 0) return okAsync(true);
      const may = mayTry(under.map(({ name, most }) => ({ made: count(name), most })));
      const names = [...under.map(({ name }) => name), ...(same === undefined ? [] : [same])];
      if (may) tries = [...tries, ...names.map((name) => ({ name, at }))];
      return okAsync(may);
    },
    uncount: ({ under }) => {
      for (const { name } of under) {
        const newest = tries.findLast((one) => one.name === name);
        tries = tries.filter((one) => one !== newest);
      }
      return okAsync();
    },
  };
};
