import type { PriceFault } from '../../acts/shop-access.ts';
import { type Failure, usage } from '../../failures/failure.ts';

/** Why a file of prices, as it was typed, is of no use. */
export const priceFailure = (path: string, fault: PriceFault): Failure => {
  switch (fault.type) {
    case 'unreadable':
      return usage(`${path} cannot be read: ${fault.reason}`);
    case 'mistakes':
      return { type: 'mistakes', of: 'prices', folder: fault.folder, mistakes: fault.mistakes };
  }
};
