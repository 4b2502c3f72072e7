import type { ClientLimits } from '../limits/client-limits.ts';

/** No limits per client, for tests whose many visitors share one address. */
export const crowd: ClientLimits = {};
