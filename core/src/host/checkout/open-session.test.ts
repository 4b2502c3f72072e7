import { expect, it } from 'vitest';
import { minutes, plusMilliseconds } from '../../dates/instant.ts';
import { after, later, now } from '../../testing/host-builders.ts';
import { paying } from '../../testing/paying-host.ts';
import { attemptsOf } from '../state.ts';

it.each([
  [minutes(-20), minutes(5)],
  [minutes(5) - 1, minutes(5)],
  [minutes(5), minutes(5)],
  [minutes(5) + 1, minutes(5) + 1],
  [minutes(60) - 1, minutes(60) - 1],
  [minutes(60), minutes(60)],
  [minutes(60) + 1, minutes(60)],
  [minutes(600_000), minutes(60)],
])('a session that is said to end after %i ms ends after %i, also when it is opened again', (said, kept) => {
  const { state, id, attempt } = paying();
  const session = {
    type: 'keepSession',
    attemptId: attempt.id,
    redirectUrl: 'https://bank.example/1',
    endsAt: plusMilliseconds(now, said),
  } as const;
  const opened = after(after(state, session), session, later(minutes(1)));
  expect(attemptsOf(opened, id)[0]?.sessionEndsAt).toBe(plusMilliseconds(now, kept));
});
