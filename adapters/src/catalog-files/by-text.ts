/** The order of ids, the same on every machine and in every store. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
