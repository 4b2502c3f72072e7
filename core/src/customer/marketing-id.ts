/** Id of a visitor without a campaign. */
const noMarketingId = -1;

const form = /^[0-9]{1,15}$/;

/** The marketing id of a cookie or request, which anybody can write: all digits, else none. It never blocks a
 *  purchase. */
export const marketingId = (typed: unknown): number => {
  const text = typeof typed === 'number' ? String(typed) : typed;
  return typeof text === 'string' && form.test(text) ? Number(text) : noMarketingId;
};
