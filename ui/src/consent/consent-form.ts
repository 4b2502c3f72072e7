/** Fields of the form that says yes or no; what they are named by is the same on both sides. */
export const consentForm = { does: 'chooseConsent', choice: 'consent', askAgain: 'ask', place: 'consent' } as const;
