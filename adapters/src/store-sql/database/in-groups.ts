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
};

/** See D-TOGETHER. */
const usualSizes: GroupSizes = { mostMembers: 16, enough: 8, mostGroups: 4, patience: 20 };

type Seat<Member, Told> = {
  readonly member: Member;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: unknown) => void;
};

/** Those who come while others are at work are worked on together after them, so that the more come the less each costs; who comes alone
 *  waits for nobody. All of a group are told the same, or fail by the same. */
export const inGroups = <Member, Told>(
  work: (members: readonly Member[]) => Promise<Told>,
  { mostMembers, enough, mostGroups, patience }: GroupSizes = usualSizes,
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
      waiting.push({ member, resolve, reject });
      plan();
    });
};
