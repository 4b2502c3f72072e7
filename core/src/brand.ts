declare const brand: unique symbol;

/** A primitive that only its own constructor can make, so that euros, days and ids cannot be mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
