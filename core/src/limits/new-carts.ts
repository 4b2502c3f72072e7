import { type Instant, minutes, plusMilliseconds } from '../dates/instant.ts';
import { mayTry, tryWindow } from './tries.ts';

/** Time for which an opened cart counts for its client. Units: milliseconds. */
export const newCartWindow = minutes(24 * 60);

/** Whether a client may open another cart. `opened`: the times of its carts within the window. `most`: carts
 *  allowed within a minute; ten times as many are allowed within the window. */
export const mayOpenCart = (opened: readonly Instant[], most: number, now: Instant): boolean => {
  const since = plusMilliseconds(now, -tryWindow);
  return mayTry([
    { made: opened.filter((at) => at > since).length, most },
    { made: opened.length, most: 10 * most },
  ]);
};
