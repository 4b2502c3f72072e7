import * as fc from 'fast-check';
import { beginnings } from './beginnings.ts';
import { anyDeed, type Deed } from './deeds.ts';

/** A walk that begins with one of these, and goes on as chance will have it. */
export const anyWalk = fc
  .tuple(fc.constantFrom<readonly Deed[]>(...beginnings), fc.array(anyDeed, { minLength: 20, maxLength: 80 }))
  .map(([begun, deeds]) => [...begun, ...deeds]);
