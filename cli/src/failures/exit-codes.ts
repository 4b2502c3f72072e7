/** The exit codes of commands. */
export const exitCodes = {
  done: 0,
  bug: 1,
  usage: 2,
  refused: 3,
  unreachable: 4,
  alreadyAdmitted: 10,
  wrongDay: 11,
  canceledTicket: 12,
  unknownTicket: 13,
  valueCard: 14,
  balanceTooLow: 15,
  expired: 16,
  noValueCard: 17,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The meaning of each exit code, for `--help`. */
export const exitCodeMeanings: Readonly<Record<ExitCode, string>> = {
  0: 'done',
  1: 'a bug in the program',
  2: 'usage: invalid arguments',
  3: 'refused by a rule of the shop, a payment that did not complete, files or content with faults, a law of prices that does not hold, a scenario that fails, figures of a cart that differ from ours, a database that contradicts itself, or a shop that is not ready for its first sale',
  4: 'the shop, its provider or its data cannot be reached, or the output cannot be written',
  10: 'ticket check: the code was used before, or has let in its persons of the day',
  11: 'ticket check: the code is for another day',
  12: 'ticket check: the order of the code was canceled or refunded',
  13: 'ticket check: unknown code, or its order was never paid',
  14: 'ticket check: a value card, from which only --amount or --whole takes something',
  15: 'ticket check: less is left on the card; ticket take-back: less was taken from it',
  16: 'ticket check: the last day of the gift card is over',
  17: 'ticket check, ticket take-back: an amount for a code that is no value card',
};
