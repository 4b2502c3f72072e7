/** What a child process is asked, and what comes back: bytes, or what was wrong. */
export type Request<Asked> = { readonly id: number; readonly asked: Asked };

export type Answer = { readonly id: number; readonly bytes?: Uint8Array; readonly fault?: string };
