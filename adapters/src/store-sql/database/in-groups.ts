import { ConnectionLost } from './postgres-failure.ts';
import { StoreOverloaded } from './store-failure.ts';

/** How many work together. Units: members, groups, milliseconds. */
export type GroupSizes = {
  /** A group has so many members at most, which bounds what its neighbours wait for. */
  readonly mostMembers: number;
  /** So many begin beside a group that is at work. */
  readonly enough: number;
  /** So many groups are at work at most, each over a connection of its own. */
  readonly mostGroups: number;
  /** Nobody waits longer for a group that is at work. */
  readonly patience: number;
  /** So many wait at most; the others are told at once. */
  readonly mostWaiting: number;
  /** Whom no group has taken by then is told so. */
  readonly within: number;
};

/** See D-TOGETHER. */
const usualSizes: GroupSizes = {
  mostMembers: 16,
  enough: 8,
  mostGroups: 4,
  patience: 20,
  mostWaiting: 1000,
  within: 3000,
};

type Seat<Member, Told> = {
  readonly member: Member;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: unknown) => void;
  /** Until nobody waits any longer. */
  readonly timer: NodeJS.Timeout;
};

/** Those who come while others are at work are worked on together after them, so that the more come the less each costs; who comes alone
 *  waits for nobody. All of a group are told the same, or fail by the same. Rejects with `StoreOverloaded` where too many wait, and with
 *  `ConnectionLost` whoever waited too long, which has no effect. */
export const inGroups = <Member, Told>(
  work: (members: readonly Member[]) => Promise<Told>,
  { mostMembers, enough, mostGroups, patience, mostWaiting, within }: GroupSizes = usualSizes,
): ((member: Member) => Promise<Told>) => {
  const waiting: Seat<Member, Told>[] = [];
  let running = 0;
  let slow = 0;
  let isPlanned = false;

  const isDue = (): boolean =>
    waiting.length > 0 && running < mostGroups && (running === slow || waiting.length >= enough);

  const beginDue = (): void => {
    while (isDue()) void workOn(waiting.splice(0, mostMembers));
  };

  const workOn = async (group: readonly Seat<Member, Told>[]): Promise<void> => {
    for (const seat of group) clearTimeout(seat.timer);
    running += 1;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      slow += 1;
      beginDue();
    }, patience);
    try {
      const told = await work(group.map(({ member }) => member));
      for (const { resolve } of group) resolve(told);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    clearTimeout(timer);
    running -= 1;
    if (isSlow) slow -= 1;
    plan();
  };

  /** Whoever comes in the same turn comes along. */
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      beginDue();
    });
  };

  return (member) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new StoreOverloaded('too many wait for the database'));
        return;
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(seat), 1);
        reject(new ConnectionLost('the database did not come to it in time'));
      };
      const seat: Seat<Member, Told> = { member, resolve, reject, timer: setTimeout(giveUp, within) };
      waiting.push(seat);
      plan();
    });
};
