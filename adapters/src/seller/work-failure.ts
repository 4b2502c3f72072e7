/** What a host does in the background. */
export type WorkName = 'payments' | 'mails' | 'retention' | 'attention' | 'days' | 'derived rows';

/** How it failed, as far as that was expected. */
export type WorkFailure = { readonly kind: string; readonly cause?: string | undefined };

/** Receives failures of work in the background, for the operator's log; the work goes on at its next turn. */
export type OnWorkFailure = (work: WorkName, failure: WorkFailure) => void;
