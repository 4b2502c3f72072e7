/** The test bank's answers to a card. `slow` answers late, then pays; `challenged` asks for a confirmation first. */
export const cardOutcomes = ['paid', 'declined', 'challenged', 'slow'] as const;
export type CardOutcome = (typeof cardOutcomes)[number];

/** The documented test numbers. All pass the Luhn check, and none is a real card. */
export const testCards: Readonly<Record<CardOutcome, string>> = {
  paid: '4111111111111111',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  slow: '4000000000000077',
};

/** Formats a number in groups of four, as on the card. */
export const cardNumberText = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the outcome of a test card's number. `undefined` for any other number. */
export const outcomeOfCard = (number: string): CardOutcome | undefined =>
  cardOutcomes.find((outcome) => testCards[outcome] === number);
