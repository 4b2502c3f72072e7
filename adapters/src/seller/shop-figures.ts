/** How the shop stands, for its operator's monitor. Of all hosts that share its store. */
export type ShopFigures = {
  readonly orders: { readonly placed: number; readonly open: number };
  /** Attempts to pay by their state. */
  readonly payments: ReadonlyMap<string, number>;
  /** Attempts that wait for a payment provider that does not answer. */
  readonly paymentsUnanswered: number;
  readonly mailsWaiting: number;
  /** From today on, held or being paid for, and sold. Units: persons. */
  readonly places: { readonly unpaid: number; readonly sold: number };
  /** By facility. Units: persons. */
  readonly leftToday: ReadonlyMap<string, number>;
};
