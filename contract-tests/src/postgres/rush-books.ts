import { readFileSync } from 'node:fs';
import { paymentEvent } from '@shop/adapters/payment-standin/payment-records';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import type { OrderRef } from '@shop/core/ids';

/** Days whose counters are not what their lines say, or are more than there are places. */
const driftingDays = `
  select day.period, day.facility_id, day.capacity, day.held, day.paying, day.sold
  from facility_periods as day left join cart_lines as line
    on line.facility_id = day.facility_id and line.period = day.period
  group by day.period, day.facility_id, day.capacity, day.held, day.paying, day.sold
  having day.held + day.paying + day.sold > day.capacity
    or day.held <> coalesce(sum(line.quantity * line.persons_each) filter (where line.place_state = 'held'), 0)
    or day.paying <> coalesce(sum(line.quantity * line.persons_each) filter (where line.place_state = 'paying'), 0)
    or day.sold <> coalesce(sum(line.quantity * line.persons_each) filter (where line.place_state = 'sold'), 0)`;

type Money = { readonly order: string; readonly amount: number; taken: number };

/** What the payment page took for each attempt, less what it gave back. Units: cents. */
const moneyIn = (ledgerFile: string): readonly Money[] => {
  const byAttempt = new Map<string, Money>();
  const lines = readFileSync(ledgerFile, 'utf8').split('\n').slice(0, -1);
  for (const line of lines) {
    const event = paymentEvent.parse(JSON.parse(line));
    if (event.type === 'opened')
      byAttempt.set(event.attemptId, { order: event.orderRef, amount: event.amount, taken: 0 });
    const attempt = byAttempt.get(event.attemptId);
    if (attempt === undefined) continue;
    if (event.type === 'captured') attempt.taken += event.amount;
    if (event.type === 'refunded') attempt.taken -= event.amount;
  }
  return [...byAttempt.values()].filter(({ taken }) => taken !== 0);
};

/** What is wrong between what was told to buyers, what the shop keeps and what the payment page took: nothing, ever. */
export const faultsInBooks = async (
  url: string,
  ledgerFile: string,
  acknowledged: readonly OrderRef[],
): Promise<readonly string[]> => {
  const drifting = await asKeeper(url, driftingDays);
  const orders = await asKeeper(url, 'select ref, total, outcome from orders');
  const totals = new Map(
    orders.filter(({ outcome }) => outcome === 'completed').map(({ ref, total }) => [String(ref), Number(total)]),
  );
  const money = moneyIn(ledgerFile);
  const taken = new Map<string, number>();
  for (const { order, taken: cents } of money) taken.set(order, (taken.get(order) ?? 0) + cents);
  return [
    ...drifting.map((day) => `a day is counted wrongly: ${JSON.stringify(day)}`),
    ...acknowledged.filter((ref) => !totals.has(ref)).map((ref) => `order ${ref} was told as completed and is not`),
    ...[...totals]
      .filter(([ref, total]) => taken.get(ref) !== total)
      .map(([ref, total]) => `order ${ref} of ${total} is completed for ${taken.get(ref) ?? 0}`),
    ...[...taken]
      .filter(([ref]) => !totals.has(ref))
      .map(([ref, cents]) => `${cents} were taken for order ${ref}, which is not completed`),
  ];
};

/** Payments whose outcome the shop does not know yet. */
export const openPayments = async (url: string): Promise<number> => {
  const states = "('opening', 'open', 'overdue', 'refunding')";
  return Number((await asKeeper(url, `select count(*) as n from payment_attempts where state in ${states}`))[0]?.n);
};

/** Completed orders whose buyers were not written to. */
export const unsentMails = async (url: string): Promise<number> => {
  const sent = 'select from order_mails where order_ref = orders.ref and sent_at is not null';
  const unsent = `select count(*) as n from orders where outcome = 'completed' and not exists (${sent})`;
  return Number((await asKeeper(url, unsent))[0]?.n);
};
