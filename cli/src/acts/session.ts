import type { Language } from '@shop/core/languages/language';
import type { Result, ResultAsync } from 'neverthrow';
import type { GlobalOptions } from '../arguments/global-options.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import type { OpenOperator, ShopAccess } from '../compose/root.ts';
import type { Refusal } from '../failures/failure.ts';
import type { Answer } from '../terminal/answer.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What every command acts with; nothing is opened yet. */
export type BareSession = {
  readonly access: ShopAccess;
  readonly options: GlobalOptions;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly progress: Progress;
};

/** A visitor's session: an open shop, the visitor's language, and what a visit needs of the terminal. */
export type Session = Omit<OpenShop, 'fault' | 'close'> &
  Pick<BareSession, 'language'> &
  Pick<Terminal, 'wait' | 'readSecret' | 'keepFile'>;

/** An operator's session: what a shop sells and what its staff do. */
export type OperatorSession = BareSession & Omit<OpenOperator, 'close'>;

/** How commands end. */
export type Answered = ResultAsync<Answer, Refusal>;

/** The same, also of a command that has to load something first. */
export type Ending = Answered | Promise<Result<Answer, Refusal>>;

/** A command after its arguments were read: what it needs opened, and what it does with it. */
export type Act =
  | { readonly needs: 'nothing'; readonly run: (session: BareSession) => Ending }
  /** `sample` acts on a new sample shop where no other is named. */
  | { readonly needs: 'shop'; readonly sample?: true; readonly run: (session: BareSession & Session) => Ending }
  /** `makesShop` fills a data folder that holds no shop yet. */
  | { readonly needs: 'operator'; readonly makesShop?: true; readonly run: (session: OperatorSession) => Ending };
