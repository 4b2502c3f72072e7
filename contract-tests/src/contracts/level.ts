/** How far checks of a host go: what it shows, carts with places on hold, or orders paid at a test bank. */
export const levels = ['read', 'cart', 'purchase'] as const;

export type Level = (typeof levels)[number];
