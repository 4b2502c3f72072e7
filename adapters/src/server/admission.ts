/** Units: requests. Those started in one turn of the event loop share a commit: one a turn costs additions a third.
 *  `accepting`: turns in a row in which none starts while connections are still being accepted, one a turn. Of
 *  those that wait, the last `forUrgent` are urgent ones. */
export const admissionLimits = {
  ...{ atWork: 64, waiting: 128, forUrgent: 64 },
  ...{ perConnection: 8, perTurn: 8, accepting: 64 },
} as const;

export type AdmissionLimits = { readonly [Name in keyof typeof admissionLimits]: number };

/** Units: requests. */
export type QueueSize = { readonly atWork: number; readonly waiting: number };

export type Admission<Request> = {
  /** Takes a request into the queue, before others if urgent; false when all or its connection has no room. */
  readonly offer: (request: Request, connection: object, isUrgent: boolean) => boolean;
  /** The next request that may begin, from now on at work; none while nothing waits or enough are at work. */
  readonly next: () => Request | undefined;
  readonly size: () => QueueSize;
  /** A request is over, or its client is gone while it waited. A second word about the same one counts for nothing. */
  readonly leave: (request: Request) => void;
};

/** A queue before the work of a server, bounded in all and by connection; first come, first served. */
export const admission = <Request>(
  limits: Omit<AdmissionLimits, 'perTurn' | 'accepting'> = admissionLimits,
): Admission<Request> => {
  const atWork = new Set<Request>();
  const queues = { urgent: new Set<Request>(), other: new Set<Request>() };
  const connections = new Map<Request, object>();
  const byConnection = new WeakMap<object, number>();
  const count = (connection: object, more: number) =>
    byConnection.set(connection, (byConnection.get(connection) ?? 0) + more);

  return {
    offer: (request, connection, isUrgent) => {
      const room = limits.atWork + limits.waiting - (isUrgent ? 0 : limits.forUrgent);
      const isFull = atWork.size + queues.urgent.size + queues.other.size >= room;
      if (isFull || (byConnection.get(connection) ?? 0) >= limits.perConnection) return false;
      queues[isUrgent ? 'urgent' : 'other'].add(request);
      connections.set(request, connection);
      count(connection, 1);
      return true;
    },
    next: () => {
      if (atWork.size >= limits.atWork) return undefined;
      for (const queue of [queues.urgent, queues.other]) {
        const [first] = queue;
        if (first === undefined) continue;
        queue.delete(first);
        atWork.add(first);
        return first;
      }
      return undefined;
    },
    size: () => ({ atWork: atWork.size, waiting: queues.urgent.size + queues.other.size }),
    leave: (request) => {
      const connection = connections.get(request);
      if (connection === undefined) return;
      connections.delete(request);
      count(connection, -1);
      atWork.delete(request);
      queues.urgent.delete(request);
      queues.other.delete(request);
    },
  };
};
