import type { ResultAsync } from 'neverthrow';
import type { MediaId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { ContentPort, LoadMediaError } from './content-port.ts';
import type { Media } from './media.ts';

/** One picture with its texts. Errors: `notFound` media. */
export const makeLoadMedia =
  ({ content }: { readonly content: Pick<ContentPort, 'loadMedia'> }) =>
  (language: Language, id: MediaId): ResultAsync<Media, LoadMediaError> =>
    content.loadMedia(language, id);
