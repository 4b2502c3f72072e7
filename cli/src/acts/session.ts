import type { Language } from '@shop/core/languages/language';
import type { Result, ResultAsync } from 'neverthrow';
import type { GlobalOptions } from '../arguments/global-options.ts';
import type { Failure } from '../failures/failure.ts';
import type { Answer } from '../terminal/answer.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { OpenOperator, OpenShop, ShopAccess } from './shop-access.ts';

/** What every command acts with; nothing is opened yet. */
export type BareSession = {
  readonly access: ShopAccess;
  readonly options: GlobalOptions;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly progress: Progress;
};

/** A visitor's session: an open shop, the visitor's language, and the terminal's hands. */
export type Session = Pick<
  OpenShop,
  'useCases' | 'member' | 'clock' | 'zone' | 'personCategories' | 'payWithCard' | 'drawOrder'
> &
  Pick<BareSession, 'language'> &
  Pick<Terminal, 'wait' | 'readSecret' | 'keepFile'>;

/** An operator's session: what a shop sells and what its staff do. */
export type OperatorSession = BareSession & Omit<OpenOperator, 'close'>;

type Run<Given> = (session: Given) => ResultAsync<Answer, Failure> | Promise<Result<Answer, Failure>>;

/** A command after its arguments were read: what it needs opened, and what it does with it. */
export type Act =
  | { readonly needs: 'nothing'; readonly run: Run<BareSession> }
  /** `sample` acts on a new sample shop where no other is named. */
  | { readonly needs: 'shop'; readonly sample?: true; readonly run: Run<BareSession & Session> }
  /** `makesShop` fills a data folder that holds no shop yet. */
  | { readonly needs: 'operator'; readonly makesShop?: true; readonly run: Run<OperatorSession> };

/** Takes the one act that the arguments chose. */
export type Choose = (act: Act) => void;
