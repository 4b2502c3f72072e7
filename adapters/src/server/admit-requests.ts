import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type AdmissionLimits, admission, type Claim } from '../platform/admission/admission.ts';
import { requestSlot } from '../platform/admission/slot.ts';
import { hasEarlyBody, readEarlyBody } from './early-body.ts';
import { isHealth } from './host-header.ts';
import type { ServerWatch } from './server-watch.ts';

/** Limits of a server: `perTurn` requests started in one turn of the event loop, which share a commit;
 *  `acceptingTurns` consecutive turns in which no request starts because new connections arrive; `bodies` request
 *  bodies read at the same time, and `bodiesOfNetwork` of one client network; `bodyMs` milliseconds to receive a
 *  body. */
export const serverLimits = {
  perTurn: 8,
  acceptingTurns: 64,
  bodies: 512,
  bodiesOfNetwork: 32,
  bodyMs: 10_000,
} as const;

export type ServerLimits = { readonly [Name in keyof typeof serverLimits]: number };

export type AdmissionSettings = {
  /** Derives the claim for a slot from a request's head. */
  readonly claimOf?: ((request: IncomingMessage) => Claim) | undefined;
  readonly slots?: AdmissionLimits | undefined;
  readonly limits?: ServerLimits | undefined;
  readonly watch?: ServerWatch | undefined;
};

const anyClaim: Claim = { network: undefined, isUrgent: false };

const refuse = (response: ServerResponse, status: 408 | 503): void => {
  const text = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...text, 'Cache-Control': 'no-store', 'Retry-After': '1' });
  response.end(status === 503 ? 'The shop is busy.' : 'The request came too slowly.');
};

/** Refuses a request and closes its connection. */
const refuseAndClose = (response: ServerResponse, status: 408 | 503): void => {
  response.shouldKeepAlive = false;
  refuse(response, status);
};

/** Returns a listener behind slots and a bounded queue: a request claims a slot once its body is received, and is
 *  answered with 503 at once when the queue is full. Call `connected` for each new connection; `isIdle` returns whether
 *  no request is in a slot or in the queue. */
export const admitRequests = (
  listener: RequestListener,
  { claimOf = () => anyClaim, slots, limits = serverLimits, watch }: AdmissionSettings,
) => {
  const queue = admission(slots, () => plan());
  watch?.onQueue?.(queue.size);
  const bodies: (string | undefined)[] = [];
  let isPlanned = false;
  let hasNewConnection = false;
  let acceptingTurns = 0;

  /** Runs at the end of a turn of the event loop. Each turn accepts one connection, so requests start only in turns
   *  without one. */
  const beginTurn = (): void => {
    isPlanned = false;
    const isAccepting = hasNewConnection && acceptingTurns < limits.acceptingTurns;
    hasNewConnection = false;
    acceptingTurns = isAccepting ? acceptingTurns + 1 : 0;
    for (let begun = 0; !isAccepting && begun < limits.perTurn; begun += 1) if (!queue.beginNext()) return;
    plan();
  };
  const plan = (): void => {
    if (!isPlanned) setImmediate(beginTurn);
    isPlanned = true;
  };

  const ask = (request: IncomingMessage, response: ServerResponse, claim: Claim): void => {
    const slot = queue.offer(claim, () => requested?.begin(() => listener(request, response)));
    const requested = slot === undefined ? undefined : requestSlot(slot);
    if (requested === undefined) refuse(response, 503);
    else response.once('close', requested.clientLeft);
    plan();
  };

  /** Receives a body before the request claims a slot. The number of bodies is limited separately. */
  const receiveBody = (request: IncomingMessage, response: ServerResponse, claim: Claim): void => {
    const { network } = claim;
    const ofNetwork = network === undefined ? [] : bodies.filter((one) => one === network);
    if (ofNetwork.length >= limits.bodiesOfNetwork || bodies.length >= limits.bodies) {
      refuseAndClose(response, 503);
      return;
    }
    bodies.push(network);
    const timer = setTimeout(() => refuseAndClose(response, 408), limits.bodyMs);
    let isRead = false;
    const over = (): void => {
      if (!isRead) bodies.splice(bodies.indexOf(network), 1);
      isRead = true;
      clearTimeout(timer);
    };
    response.once('close', over);
    readEarlyBody(request, () => {
      over();
      if (!response.writableEnded) ask(request, response, claim);
    });
  };

  const admit: RequestListener = (request, response) => {
    // Health checks bypass the queue, so that a busy server is not considered dead.
    if (isHealth(request)) listener(request, response);
    else if (hasEarlyBody(request)) receiveBody(request, response, claimOf(request));
    else ask(request, response, claimOf(request));
  };

  const connected = (): void => {
    hasNewConnection = true;
  };
  const isIdle = (): boolean => {
    const { atWork, waiting } = queue.size();
    return atWork + waiting === 0;
  };
  return { listener: admit, connected, isIdle };
};
