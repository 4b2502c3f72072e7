import type { Instant } from '../../dates/instant.ts';
import type { AttemptId } from '../../ids.ts';
import { change } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import type { AttemptName, HostAttempt } from './host-order.ts';

/** The state with an attempt changed. An unknown attempt is a bug and throws. */
export const changeAttempt = (
  state: HostState,
  id: AttemptId,
  to: (attempt: HostAttempt) => HostAttempt,
): HostState => ({ ...state, attempts: change(state.attempts, id, to) });

/** An attempt that has ended: the provider is not asked about it again. */
export const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: HostAttempt): HostAttempt => ({ ...attempt, state: as });

/** The provider is asked about the attempt again at a moment. */
export const askAgain = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, askAt }));

/** Everything that the attempt brings is to be refunded from a moment on. */
export const refundDue = (state: HostState, id: AttemptId, askAt: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt }));
