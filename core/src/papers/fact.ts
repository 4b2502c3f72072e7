/** A name and what it is. */
export type Fact = { readonly name: string; readonly value: string };
