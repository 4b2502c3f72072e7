import type { QueueSize } from '../platform/admission/admission.ts';

/** Data of a request for log and metrics: its route as a template (never its address) and its correlation id. */
export type RequestNote = { readonly route?: string; readonly correlationId?: string };

/** A finished request: its status, and the time in milliseconds since its head was read. */
export type RequestEnd = RequestNote & { readonly status: number; readonly milliseconds: number };

/** Receives events of a server. */
export type ServerWatch = {
  /** Called for every finished request, including those refused unread. */
  readonly onRequest?: (end: RequestEnd) => void;
  /** Called once with a function that reads the size of the queue. */
  readonly onQueue?: (size: () => QueueSize) => void;
  /** Called with true once the server is ready, and with false at the first signal, before it closes anything. */
  readonly onReady?: (isReady: boolean) => void;
};

/** Keyed by request objects, which only the shop's own server creates. */
const notes = new WeakMap<Request, RequestNote>();

/** Adds data to a request's note. */
export const noteRequest = (request: Request, note: RequestNote): void =>
  void notes.set(request, { ...notes.get(request), ...note });

/** Returns the note of a request; empty for a request refused unread. */
export const noteOf = (request: Request | undefined): RequestNote =>
  (request === undefined ? undefined : notes.get(request)) ?? {};
