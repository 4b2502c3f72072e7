import type { CleanHtml } from '../content/clean-html.ts';

/** Returns markup that a test itself wrote as clean HTML. */
export const cleanMarkup = (html: string): CleanHtml => html as CleanHtml;
