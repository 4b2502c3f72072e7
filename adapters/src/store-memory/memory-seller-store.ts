import type { ProviderSilence } from '@shop/core/checkout/order-history';
import type { Instant } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { needsAttention } from '@shop/core/seller/checkout/attention';
import { afterFailure, askAgain } from '@shop/core/seller/checkout/payment-outcomes';
import { paymentSilence } from '@shop/core/seller/checkout/payment-silence';
import { type CommandName, type CommandOf, decide } from '@shop/core/seller/decide';
import type { KeptCatalog } from '@shop/core/seller/history/replay-order';
import { failedMails } from '@shop/core/seller/mail/outbox';
import { eachSoldPeriod } from '@shop/core/seller/places/period-places';
import type { DecisionTime, SellerState } from '@shop/core/seller/state';
import { okAsync } from 'neverthrow';
import type { SellerStore, WorkStore } from '../seller/seller-store.ts';

export type MemorySellerStore = SellerStore &
  Pick<WorkStore, 'dueAttempts'> & {
    state(): SellerState;
    become(state: SellerState): void;
  };

const keptOf = ({ catalog, periods }: SellerState): KeptCatalog => ({
  version: catalog.version,
  offered: { goods: catalog, sold: eachSoldPeriod(catalog.soldPeriods), places: [...periods.values()] },
});

const silenceIn = (state: SellerState, now: Instant): ProviderSilence | undefined => {
  const attempts = [...state.attempts.values()];
  const sessions = attempts.flatMap(({ redirectUrl, createdAt }) => (redirectUrl === undefined ? [] : [createdAt]));
  const asked = attempts.filter(({ askAt }) => askAt !== undefined);
  return paymentSilence(asked, sessions.toSorted((a, b) => a - b).at(-1), now);
};

/** What a seller knows, in memory: for tests, model checking and replay. Gone with the process. */
export const memorySellerStore = (initial: SellerState, clock: ClockPort): MemorySellerStore => {
  let state = initial;
  const kept: KeptCatalog[] = [keptOf(initial)];
  const time = (): DecisionTime => ({ now: clock.now(), today: clock.today(), zone: clock.zone });
  return {
    state: () => state,
    become: (other) => {
      if (other.catalog.version !== state.catalog.version) kept.push({ ...keptOf(other), since: clock.now() });
      state = other;
    },
    run: <Name extends CommandName>(command: CommandOf<Name>) => {
      const at = time();
      return decide(state, command, at)
        .map(({ next, answer }) => {
          state = next;
          return { state, answer, at };
        })
        .asyncMap(async (outcome) => outcome);
    },
    read: () => okAsync({ state, at: time() }),
    // A copy, as views of one window are computed once while its holds end.
    window: () => okAsync({ state: { ...state }, at: time() }),
    dueAttempts: {
      due: (most) => {
        const due = [...state.attempts.values()].flatMap(({ id, askAt }) =>
          askAt !== undefined && askAt <= clock.now() ? [{ id, askAt }] : [],
        );
        return okAsync(due.sort((a, b) => a.askAt - b.askAt).slice(0, most));
      },
      setAside: ({ id, askAt }) => {
        if (state.attempts.get(id)?.askAt === askAt) state = askAgain(state, id, afterFailure(clock.now()));
        return okAsync(undefined);
      },
    },
    attention: () =>
      okAsync({ payments: needsAttention(state), mails: failedMails(state), silence: silenceIn(state, clock.now()) }),
    keptCatalog: (finder) =>
      okAsync(
        kept.findLast(({ version, since }) =>
          finder.by === 'version' ? version === finder.version : since === undefined || since <= finder.at,
        ),
      ),
  };
};
