import type { ShopError } from '@shop/core/errors/shop-error';
import { ok, type Result, ResultAsync } from 'neverthrow';
import type { BackgroundWork } from './background-work.ts';

/** The buyer hears within 8 seconds, of which one is for the way (D-UNCONFIRMED). Units: milliseconds. */
export const buyerPatience = 7000;

/** What work comes to in time; nothing otherwise, while it goes on. Units: milliseconds. */
export const inTime = <Value>(
  background: BackgroundWork,
  work: ResultAsync<Value, ShopError>,
  patience: number,
): ResultAsync<Value | undefined, ShopError> => {
  const waited = async (): Promise<Result<Value | undefined, ShopError>> =>
    (await background.within<Result<Value, ShopError>>(Promise.resolve(work), patience)) ?? ok(undefined);
  return new ResultAsync(waited());
};
