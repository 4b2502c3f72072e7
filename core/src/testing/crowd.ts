import type { ClientLimits } from '../limits/client-limits.ts';

/** Limits of a shop whose many visitors in a test all come from one address. */
export const crowd: ClientLimits = {};
