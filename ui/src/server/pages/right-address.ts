import { canonicalRedirect } from '@shop/core/paths/canonical-path';
import { parseContentPath, rightAddress } from '@shop/core/paths/content-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases';
import type { TellFailure } from '../../page-data/caught.ts';
import { loadRoute } from '../../pages/load-route.ts';

type Context = {
  readonly clock: ClockPort;
  readonly tellFailure: TellFailure;
  /** Those of a visitor without cookies: where a page stands is the same for everybody. */
  readonly newUseCases: () => UseCases;
};

/** Where an address that is not written as it should be is sent on to, in one step: what stands under the tidy address is asked for
 *  only where it may lead further on (D-CANONICAL-PATHS). Nowhere when the address is tidy. */
export const tidyRedirect = async (
  address: string,
  { clock, tellFailure, newUseCases }: Context,
): Promise<string | undefined> => {
  const tidy = canonicalRedirect(address);
  if (tidy === undefined || (rightAddress(tidy) === undefined && parseContentPath(tidy).item === undefined))
    return tidy;
  const { pathname, search } = new URL(tidy, 'http://shop.invalid');
  const route = await loadRoute(newUseCases(), { clock, tellFailure }, { path: pathname, search: search.slice(1) });
  return route.kind === 'redirect' && route.isPermanent === true ? route.to : tidy;
};
