import type { PageStart } from '../page-start.ts';

/** Design previews in Slovenian, for designers and testers: sample data only (R-ROUTE-20). */
export const previews = [{ name: 'test', title: 'Gradniki' }] as const;

export type PreviewName = 'index' | (typeof previews)[number]['name'];

export const previewPath = (name: PreviewName): string => (name === 'index' ? '/razrez' : `/razrez/${name}`);

/** The preview at a path; the path is canonical already. */
export const previewAt = (path: string): PreviewName | undefined =>
  (['index', ...previews.map(({ name }) => name)] as const).find((name) => previewPath(name) === path);

/** What the server writes into a preview, so that the browser goes on from the same point. */
export type PreviewStart = Pick<PageStart, 'settings' | 'now' | 'translationsHref'> & { readonly name: PreviewName };

/** The file as the build's manifest names it. */
export const previewSource = 'src/razrez/start-preview.tsx';
