import { eachSoldPeriod } from '@shop/core/host/catalog/sold-period';
import { askAgain } from '@shop/core/host/checkout/payment-records';
import { afterFailure, dueAttempts } from '@shop/core/host/checkout/query-times';
import { needsAttention } from '@shop/core/host/checkout/raise-attention';
import { type CommandName, type CommandOf, decide } from '@shop/core/host/decide';
import type { DecisionTime } from '@shop/core/host/decision-time';
import type { KeptCatalog } from '@shop/core/host/history/replay-order';
import { afterMailFailure, mailId } from '@shop/core/host/mail/host-mail';
import { dueMails, failedMails } from '@shop/core/host/mail/mails-due';
import { put } from '@shop/core/host/record-maps';
import { buyersToForget, cartsToForget, withoutLoose } from '@shop/core/host/retention/due-to-forget';
import type { HostState } from '@shop/core/host/state';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { okAsync } from 'neverthrow';
import type { HostStore } from '../host/host-store.ts';

export type MemoryHostStore = HostStore & {
  /** All that the host knows now. */
  state(): HostState;
  /** All that it knows is this from now on, as another catalog makes it. */
  become(state: HostState): void;
};

const keptOf = ({ catalog, periods }: HostState): KeptCatalog => ({
  version: catalog.version,
  offered: { goods: catalog, sold: eachSoldPeriod(catalog.soldPeriods), places: [...periods.values()] },
});

/** What a host knows, in memory: for tests, model checking and replay. Gone with the process. */
export const memoryHostStore = (initial: HostState, clock: ClockPort): MemoryHostStore => {
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
    needsAttention: () => okAsync(needsAttention(state)),
    setAside: ({ id, askAt }) => {
      if (state.attempts.get(id)?.askAt === askAt) state = askAgain(state, id, afterFailure(clock.now()));
      return okAsync(undefined);
    },
    dueAttempts: (most) => okAsync(dueAttempts(state, clock.now(), most)),
    dueMails: (most) => okAsync(dueMails(state, clock.now(), most)),
    setMailAside: ({ dueAt, ...name }) => {
      const mail = state.mails.get(mailId(name));
      if (mail?.dueAt === dueAt) {
        const later = { ...mail, dueAt: afterMailFailure(clock.now()) };
        state = { ...state, mails: put(state.mails, mailId(name), later) };
      }
      return okAsync(undefined);
    },
    failedMails: () => okAsync(failedMails(state)),
    cartsToForget: (since, most) => okAsync(cartsToForget(state, since, most)),
    buyersToForget: (since, most) => okAsync(buyersToForget(state, since, most)),
    forgetLoose: (of, since, most) => {
      const { state: rest, count } = withoutLoose(state, of, since, most);
      state = rest;
      return okAsync(count);
    },
    keptCatalog: (finder) =>
      okAsync(
        kept.findLast(({ version, since }) =>
          finder.by === 'version' ? version === finder.version : since === undefined || since <= finder.at,
        ),
      ),
  };
};
