/** Returns the link that calls a telephone number, which may be written with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
