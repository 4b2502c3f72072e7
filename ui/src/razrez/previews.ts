import type { LocalDate } from '@shop/core/dates/local-date';
import { splitAddress } from '@shop/core/paths/segments';
import type { Address } from '../page-data/route-data.ts';

/** A preview for designers and testers, and the address of the sample's page that it shows, if any. */
export type Preview = { readonly name: string; readonly title: string; readonly shows?: string };

/** All previews, with sample data in Slovenian. In Slovenian the cutting of a design into pages is called `razrez`. */
export const previews: readonly Preview[] = [
  { name: 'homepage', title: 'Domača stran', shows: '/' },
  { name: 'vstopnice-bazeni', title: 'Vstopnice za bazene', shows: '/sl/vstopnice-bazeni' },
  { name: 'vstopnice-bazeni-termalija', title: 'Termalija: dan obiska', shows: '/sl/vstopnice-bazeni/termalija' },
  {
    name: 'vstopnice-bazeni-termalija-izbor',
    title: 'Termalija: izbor vstopnic',
    shows: '/sl/vstopnice-bazeni/termalija',
  },
  { name: 'vstopnice-bazeni-orhidelija', title: 'Orhidelija', shows: '/sl/vstopnice-bazeni/orhidelija' },
  { name: 'darilni-boni', title: 'Darilni boni', shows: '/sl/darilni-boni' },
  { name: 'darilni-bon-podrobnosti', title: 'Darilni bon: podrobnosti', shows: '/sl/darilni-boni/vrednostni-bon' },
  { name: 'pregled-kosarice', title: 'Pregled košarice', shows: '/sl/pregled-kosarice' },
  { name: 'osebni-podatki', title: 'Osebni podatki', shows: '/sl/osebni-podatki' },
  { name: 'nacin-placila', title: 'Način plačila', shows: '/sl/nacin-placila' },
  { name: 'loader', title: 'Nalaganje' },
  { name: 'page-404', title: 'Stran 404' },
  { name: 'test', title: 'Gradniki' },
];

const secondStep = 'vstopnice-bazeni-termalija-izbor';

/** Returns the address of a preview; without a name, that of the list. */
export const previewPath = (name = ''): string => (name === '' ? '/razrez' : `/razrez/${name}`);

const index: Preview = { name: '', title: 'Razrez' };

/** Returns the preview at a canonical path, also the list of all. */
export const previewAt = (path: string): Preview | undefined =>
  [index, ...previews].find(({ name }) => previewPath(name) === path);

/** Returns path and query of the sample's page that a preview shows; `undefined` when it shows none. */
export const shownAddress = ({ name, shows }: Preview, day: LocalDate): Address | undefined =>
  shows === undefined ? undefined : { path: shows, search: name === secondStep ? `date=${day}` : '' };

/** Returns the address of the preview that shows a page, with its query; by default the list of all. */
const placeOf = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  if (path === previewPath() || path.startsWith(`${previewPath()}/`)) return address;
  const showing = previews.filter(({ shows }) => shows === path);
  const preview = suffix.includes('date=') ? showing.at(-1) : showing[0];
  return preview === undefined ? previewPath() : previewPath(preview.name) + suffix;
};

/** Returns a drawn page whose links and forms stay among the previews, as the shop might not sell the sample's
 *  products and nothing in a preview may act. Links to other sites, telephone and mail are unchanged. */
export const linkedAmongPreviews = (html: string): string =>
  html.replace(/<(?:a|form|button|input)\b[^>]*>/g, (tag) =>
    tag.replace(
      / (href|action|formaction)="(\/[^"]*)"/gi,
      (_, name: string, to: string) => ` ${name}="${placeOf(to)}"`,
    ),
  );
