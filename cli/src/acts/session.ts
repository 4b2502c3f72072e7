import type { Language } from '@shop/core/languages/language';
import type { Result, ResultAsync } from 'neverthrow';
import type { GlobalOptions } from '../arguments/global-options.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import type { OpenOperator, ShopAccess } from '../compose/root.ts';
import type { Refusal } from '../failures/failure.ts';
import type { NetworkFault } from '../failures/noting-fetch.ts';
import type { Answer } from '../stdio/answer.ts';
import type { Progress } from '../stdio/progress.ts';
import type { Terminal } from '../terminal.ts';

/** What every command can use before anything is opened. */
export type Session = {
  readonly access: ShopAccess;
  readonly options: GlobalOptions;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly progress: Progress;
  /** Returns why the last request had no connection; `undefined` when it had one or the reason is unknown. */
  readonly networkFault: () => NetworkFault | undefined;
};

/** A visitor's session in an open shop. */
export type ShopSession = Session & Omit<OpenShop, 'fault' | 'close'>;

/** An operator's session in an open shop. */
export type OperatorSession = Session & Omit<OpenOperator, 'close'>;

/** The result of a command. */
export type Answered = ResultAsync<Answer, Refusal>;

/** The result of a command; a promise where the command loads modules first. */
export type Ending = Answered | Promise<Result<Answer, Refusal>>;
