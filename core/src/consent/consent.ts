/** What a visitor said about being watched: by a tag manager and by error reporting. Nothing said is no consent. */
export type Consent = 'given' | 'refused';

const consents: readonly Consent[] = ['given', 'refused'];

/** Any other text is no answer. */
export const consentIn = (text: string | undefined): Consent | undefined =>
  consents.find((consent) => consent === text);

/** Units: seconds; after half a year a visitor is asked again. */
export const consentLifetime = 15_552_000;
