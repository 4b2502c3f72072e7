/** Field names and values of the consent form, shared by browser and server. */
export const consentForm = { does: 'chooseConsent', choice: 'consent', askAgain: 'ask', place: 'consent' } as const;
