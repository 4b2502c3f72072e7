import { clientLimits } from '@shop/core/limits/client-limits';

/** Visitors come from an address each, so that what is limited by client is counted as it is where a shop sells. */
export const fromManyPlaces: NodeJS.ProcessEnv = {
  CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  UNPAID_PLACES_PER_CLIENT: String(clientLimits.unpaidPlaces),
  CODE_TRIES_PER_CLIENT: String(clientLimits.codeTries),
};

/** Where the visitor of a turn comes from. */
export const addressOf = (turn: number): string => `10.${[16, 8, 0].map((bits) => (turn >> bits) & 255).join('.')}`;
