/** Minutes after which the shop ends an unpaid session of a provider that lets it, unless set. */
export const defaultPaymentMinutes = 15;

/** Reads a number of minutes from 5 to 60; `undefined` for other text. */
export const paymentMinutesOf = (text: string): number | undefined => {
  const minutes = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return minutes >= 5 && minutes <= 60 ? minutes : undefined;
};
