/** Kinds of background work of a host. */
export type WorkName = 'payments' | 'mails' | 'retention' | 'attention' | 'days' | 'derived rows';

/** An expected failure of background work. */
export type WorkFailure = { readonly kind: string; readonly cause?: string | undefined };

/** Receives failures of background work, for the operator's log. The work continues at its next turn. */
export type OnWorkFailure = (work: WorkName, failure: WorkFailure) => void;
