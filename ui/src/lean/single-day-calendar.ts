// Stands in for what a calendar of one month, one choice, no zone and no animation asks for and never uses.

export const useAnimation = (): void => undefined;

export const useMulti = (): undefined => undefined;

export const useRange = (): undefined => undefined;

export const createNoonOverrides = (): undefined => undefined;

export const convertMatchersToTimeZone = <Matchers>(matchers: Matchers): Matchers => matchers;
