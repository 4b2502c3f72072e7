import type { Member } from './member.ts';

/** An account that may be opened. */
export type Registration = { readonly member: Member; readonly password: string };
