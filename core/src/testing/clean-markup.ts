import type { CleanHtml } from '../content/clean-html.ts';

/** Markup that a test writes itself and answers for. */
export const cleanMarkup = (html: string): CleanHtml => html as CleanHtml;
