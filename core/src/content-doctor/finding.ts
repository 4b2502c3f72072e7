import type { LocaleCode } from '../languages/locale.ts';

/** What the doctor looks at. */
export type ContentCheck =
  | 'alternates'
  | 'dates'
  | 'errorCodes'
  | 'messages'
  | 'money'
  | 'pictures'
  | 'plurals'
  | 'products'
  | 'routes';

/** What is wrong with content, or what stands in for something that it does not say. */
export type ContentFinding = {
  readonly check: ContentCheck;
  /** A fault is seen by visitors; a gap is filled by what the message names. */
  readonly weight: 'fault' | 'gap';
  readonly language: LocaleCode;
  /** The path, key or locale that it is about. */
  readonly subject: string;
  /** One sentence in English, for whoever looks after content. */
  readonly message: string;
};
