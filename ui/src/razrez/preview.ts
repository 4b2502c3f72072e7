import type { PageStart } from '../page-start.ts';

/** Design previews in Slovenian, for designers and testers: sample data only (R-ROUTE-6 to R-ROUTE-20). */
export const previews = [
  { name: 'homepage', title: 'Domača stran' },
  { name: 'vstopnice-bazeni', title: 'Vstopnice za bazene' },
  { name: 'vstopnice-bazeni-termalija', title: 'Termalija: dan obiska' },
  { name: 'vstopnice-bazeni-termalija-izbor', title: 'Termalija: izbor vstopnic' },
  { name: 'vstopnice-bazeni-orhidelija', title: 'Orhidelija' },
  { name: 'darilni-boni', title: 'Darilni boni' },
  { name: 'darilni-bon-podrobnosti', title: 'Darilni bon: podrobnosti' },
  { name: 'pregled-kosarice', title: 'Pregled košarice' },
  { name: 'osebni-podatki', title: 'Osebni podatki' },
  { name: 'nacin-placila', title: 'Način plačila' },
  { name: 'loader', title: 'Nalaganje' },
  { name: 'page-404', title: 'Stran 404' },
  { name: 'test', title: 'Gradniki' },
] as const;

type ListedName = (typeof previews)[number]['name'];

/** Those that hold parts of the kit; all others are pages of the shop. */
export type KitPreviewName = 'index' | 'test';
export type PagePreviewName = Exclude<ListedName, KitPreviewName>;
export type PreviewName = KitPreviewName | PagePreviewName;

export const previewPath = (name: PreviewName): string => (name === 'index' ? '/razrez' : `/razrez/${name}`);

/** The preview at a path; the path is canonical already. */
export const previewAt = (path: string): PreviewName | undefined =>
  (['index', ...previews.map(({ name }) => name)] as const).find((name) => previewPath(name) === path);

/** What the tab of a preview says. */
export const previewTitle = (name: PreviewName): string => {
  const title = previews.find((preview) => preview.name === name)?.title;
  return title === undefined ? 'Razrez' : `${title} | Razrez`;
};

/** What the server writes into a preview of the kit, so that the browser goes on from the same point. */
export type PreviewStart = Pick<PageStart, 'settings' | 'now' | 'translationsHref'> & { readonly name: KitPreviewName };

/** The file as the build's manifest names it. */
export const previewSource = 'src/razrez/start-preview.tsx';
