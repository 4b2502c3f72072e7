/** Limits in requests. `waiting` is the length of the queue, of which `waitingUrgent` is reserved for urgent
 *  requests and the rest for others. A client network has at most a quarter of the slots and of the queue. */
export const admissionLimits = { slots: 64, waiting: 128, waitingUrgent: 64 } as const;

export type AdmissionLimits = { readonly [Name in keyof typeof admissionLimits]: number };

/** Number of requests in slots and in the queue. */
export type QueueSize = { readonly atWork: number; readonly waiting: number };

/** A request for a slot. `network` is the client's, `undefined` when it is not limited. `isUrgent`: the client may
 *  have places on hold that would expire while it waits. */
export type Claim = { readonly network: string | undefined; readonly isUrgent: boolean };

/** A request from its place in the queue to the end of its work. Calling `end` twice has no effect. */
export type Slot = {
  /** Releases the slot while the request waits for work outside of this process's thread. */
  readonly release: () => void;
  /** Waits for a free slot, ahead of requests that have not started. Resolves at once when the request has ended. */
  readonly reacquire: () => Promise<void>;
  /** Ends the request: its work is done, or its client disconnected. */
  readonly end: () => void;
};

type Entry = Claim & { state: 'waiting' | 'atWork' | 'away' | 'over'; readonly begin: () => void };

type Returning = { readonly entry: Entry; readonly resume: () => void };

/** Returns slots for work with a bounded queue. `onFree` is called when a slot becomes free. */
export const admission = (limits: AdmissionLimits = admissionLimits, onFree: () => void = () => undefined) => {
  const waiting = new Set<Entry>();
  const returning: Returning[] = [];
  const atWork = { all: 0, urgent: 0, byNetwork: new Map<string, number>() };
  let isUrgentNext = true;

  const slotsOf = ({ network }: Claim): number => (network === undefined ? 0 : (atWork.byNetwork.get(network) ?? 0));

  const count = (entry: Entry, change: 1 | -1): void => {
    atWork.all += change;
    if (entry.isUrgent) atWork.urgent += change;
    if (entry.network === undefined) return;
    const next = slotsOf(entry) + change;
    if (next === 0) atWork.byNetwork.delete(entry.network);
    else atWork.byNetwork.set(entry.network, next);
  };

  const enter = (entry: Entry): void => {
    entry.state = 'atWork';
    count(entry, 1);
  };

  const leave = (entry: Entry, state: 'away' | 'over'): void => {
    const wasAtWork = entry.state === 'atWork';
    if (entry.state !== 'over') entry.state = state;
    waiting.delete(entry);
    if (!wasAtWork) return;
    count(entry, -1);
    for (let back = returning.shift(); back !== undefined; back = returning.shift()) {
      const isAway = back.entry.state === 'away';
      if (isAway) enter(back.entry);
      back.resume();
      if (isAway) return;
    }
    onFree();
  };

  const slotOf = (entry: Entry): Slot => ({
    release: () => leave(entry, 'away'),
    reacquire: async () => {
      if (entry.state !== 'away') return;
      if (atWork.all < limits.slots) enter(entry);
      else await new Promise<void>((resume) => returning.push({ entry, resume }));
    },
    end: () => leave(entry, 'over'),
  });

  /** Returns the first waiting request of the network with the fewest requests in slots. */
  const first = (isUrgent: boolean): Entry | undefined => {
    if (isUrgent && atWork.urgent >= limits.slots / 2) return undefined;
    let [entry, fewest]: [Entry | undefined, number] = [undefined, limits.slots / 4];
    for (const each of waiting) {
      if (each.isUrgent !== isUrgent || slotsOf(each) >= fewest) continue;
      [entry, fewest] = [each, slotsOf(each)];
      if (fewest === 0) break;
    }
    return entry;
  };

  return {
    /** Adds a request to the queue. `undefined` when the queue is full. */
    offer: (claim: Claim, begin: () => void): Slot | undefined => {
      const part = claim.isUrgent ? limits.waitingUrgent : limits.waiting - limits.waitingUrgent;
      // Requests of one turn of the event loop start after it, so free slots count as room in the queue.
      const room = part + limits.slots - atWork.all;
      const rivals = [...waiting];
      if (rivals.filter(({ isUrgent }) => isUrgent === claim.isUrgent).length >= room) return undefined;
      const ofNetwork = claim.network === undefined ? [] : rivals.filter(({ network }) => network === claim.network);
      if (slotsOf(claim) + ofNetwork.length >= (limits.slots + limits.waiting) / 4) return undefined;
      const entry: Entry = { ...claim, begin, state: 'waiting' };
      waiting.add(entry);
      return slotOf(entry);
    },
    /** Starts the next request, alternating between urgent and others. False when none may start. */
    beginNext: (): boolean => {
      if (atWork.all >= limits.slots) return false;
      const entry = first(isUrgentNext) ?? first(!isUrgentNext);
      if (entry === undefined) return false;
      isUrgentNext = !entry.isUrgent;
      waiting.delete(entry);
      enter(entry);
      entry.begin();
      return true;
    },
    size: (): QueueSize => ({ atWork: atWork.all, waiting: waiting.size }),
  };
};
