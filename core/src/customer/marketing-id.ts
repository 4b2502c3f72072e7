/** The id of a visitor without a campaign. */
const noMarketingId = -1;

const form = /^[0-9]{1,15}$/;

/** Returns the marketing id in a cookie or request, which anyone can write: the number when it contains digits only,
 *  otherwise -1. It never prevents a purchase. */
export const marketingId = (typed: unknown): number => {
  const text = typeof typed === 'number' ? String(typed) : typed;
  return typeof text === 'string' && form.test(text) ? Number(text) : noMarketingId;
};
