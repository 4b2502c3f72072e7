/** A visitor's consent to tag manager and error reporting. No answer is no consent. */
export type Consent = 'given' | 'refused';

const consents: readonly Consent[] = ['given', 'refused'];

/** Any other text is no answer. */
export const consentIn = (text: string | undefined): Consent | undefined =>
  consents.find((consent) => consent === text);

/** Units: seconds; after half a year the question returns. */
export const consentLifetime = 15_552_000;
