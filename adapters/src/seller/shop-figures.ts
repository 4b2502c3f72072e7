/** The shop's figures for its operator's monitoring, over all hosts that share the store. */
export type ShopFigures = {
  readonly orders: { readonly placed: number; readonly open: number };
  /** Number of payment attempts by state. */
  readonly payments: ReadonlyMap<string, number>;
  /** Number of attempts that wait for a payment provider that does not answer. */
  readonly paymentsUnanswered: number;
  readonly mailsWaiting: number;
  /** Persons from today on, held or being paid for (`unpaid`), and sold. */
  readonly places: { readonly unpaid: number; readonly sold: number };
  /** Free places of today in persons, by facility. */
  readonly leftToday: ReadonlyMap<string, number>;
};
