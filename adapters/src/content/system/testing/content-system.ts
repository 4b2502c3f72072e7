import { type ContentVariables, contentSystemOf } from '../content-settings.ts';
import type { ContentSystem } from '../umbraco-content.ts';

/** Returns the content system of these settings. */
export const contentSystem = (variables: ContentVariables & { readonly CONTENT_URL: string }): ContentSystem => {
  const system = contentSystemOf(variables)._unsafeUnwrap();
  if (system === undefined) throw new Error('no content system');
  return system;
};
