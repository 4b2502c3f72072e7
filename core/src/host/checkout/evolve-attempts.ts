import type { AttemptId } from '../../ids.ts';
import type { AttemptChange } from '../changes.ts';
import { change as changed, put, without } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { AttemptName, HostAttempt } from './host-order.ts';
import { isUndecided } from './settlement.ts';

const withAttempt = (state: HostState, id: AttemptId, to: (attempt: HostAttempt) => HostAttempt): HostState => ({
  ...state,
  attempts: changed(state.attempts, id, to),
});

/** Nothing is left to ask. */
const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: HostAttempt): HostAttempt => ({ ...attempt, state: as });

/** Nobody has to look at it any more; one that is over is not asked about either. */
const calmed = ({ attention: _, ...attempt }: HostAttempt): HostAttempt =>
  isUndecided(attempt.state) ? attempt : ended(attempt.state)(attempt);

/** Attempts to pay after a change. */
export const evolveAttempts = (state: HostState, change: AttemptChange): HostState => {
  switch (change.type) {
    case 'attemptMade':
      return { ...state, attempts: put(state.attempts, change.attempt.id, change.attempt) };
    case 'sessionOpened': {
      const session = { redirectUrl: change.redirectUrl, sessionEndsAt: change.endsAt };
      return withAttempt(state, change.attemptId, (attempt) => ({ ...attempt, ...session, state: 'open' }));
    }
    case 'askingPostponed':
      return withAttempt(state, change.attemptId, (attempt) => ({ ...attempt, askAt: change.askAt }));
    case 'attemptOverdue':
      return withAttempt(state, change.attemptId, (attempt) => ({ ...attempt, state: 'overdue', askAt: change.askAt }));
    case 'moneySeen':
      return withAttempt(state, change.attemptId, (attempt) => ({ ...attempt, moneySeen: change.amount }));
    case 'attemptPaid':
      return withAttempt(state, change.attemptId, ended('paid'));
    case 'attemptClosed':
      return withAttempt(state, change.attemptId, ended(change.as));
    case 'refundDue':
      return withAttempt(state, change.attemptId, (attempt) => ({
        ...attempt,
        state: 'refunding',
        askAt: change.askAt,
        refundDueAt: change.askAt,
      }));
    case 'refundMade':
      return withAttempt(state, change.attemptId, ended('refunded'));
    case 'attentionRaised':
      return withAttempt(state, change.attemptId, (attempt) => ({ ...attempt, attention: change.attention }));
    case 'attentionCleared':
      return withAttempt(state, change.attemptId, calmed);
    case 'eventHeard':
      return { ...state, events: put(state.events, change.event.id, change.event) };
    case 'strayMoneySeen':
      return { ...state, strayPayments: put(state.strayPayments, change.payment.attemptId, change.payment) };
    case 'strayMoneyBack':
      return { ...state, strayPayments: without(state.strayPayments, change.attemptId) };
  }
};
