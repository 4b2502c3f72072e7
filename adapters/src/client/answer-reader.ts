import type { Result } from 'neverthrow';
import type { AnswerOf, CallName, CallOf } from '../calls/call-table.ts';
import { decode } from '../codec/codec.ts';

/** How the JSON of an answer becomes a value of core. */
export type AnswerReader = {
  /** Before anything is made of it. */
  readonly tidied: (json: unknown) => unknown;
  readonly decode: <Name extends CallName>(
    name: Name,
    answer: CallOf<Name>['answer'],
    json: unknown,
  ) => Result<AnswerOf<Name>, unknown>;
  /** Told of a 401 or 403 that stands for no refusal of the visitor's: the shared credential is not taken. */
  readonly credentialRefused: (name: CallName, status: number) => void;
};

/** Answers of the shop's own server: right as they are, or malformed. */
export const ownAnswers: AnswerReader = {
  tidied: (json) => json,
  decode: (_name, answer, json) => decode(answer, json),
  credentialRefused: () => undefined,
};
