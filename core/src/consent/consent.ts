/** A visitor's consent to tag manager and error reporting. No answer counts as no consent. */
export type Consent = 'given' | 'refused';

const consents: readonly Consent[] = ['given', 'refused'];

/** Returns the consent in a text; `undefined` for any other text. */
export const consentIn = (text: string | undefined): Consent | undefined =>
  consents.find((consent) => consent === text);

/** Lifetime of the answer, half a year, after which the visitor is asked again. Units: seconds. */
export const consentLifetime = 15_552_000;
