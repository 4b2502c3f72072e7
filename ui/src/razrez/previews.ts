import type { LocalDate } from '@shop/core/dates/local-date';
import { splitAddress } from '@shop/core/paths/segments';
import type { Address } from '../page-data/route-data.ts';

/** A design preview for designers and testers, and the address of the sample that it shows, if any. */
export type Preview = { readonly name: string; readonly title: string; readonly shows?: string };

/** All of them: sample data only, in Slovenian. */
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

/** The address of the list of all previews, or of one. */
export const previewPath = (name = ''): string => (name === '' ? '/razrez' : `/razrez/${name}`);

const index: Preview = { name: '', title: 'Razrez' };

/** The preview at a path, the list of all among them; the path is canonical already. */
export const previewAt = (path: string): Preview | undefined =>
  [index, ...previews].find(({ name }) => previewPath(name) === path);

/** Path and query in the sample of what a preview shows. */
export const shownAddress = ({ name, shows }: Preview, day: LocalDate): Address | undefined =>
  shows === undefined ? undefined : { path: shows, search: name === secondStep ? `date=${day}` : '' };

/** The preview that shows an address, with its query; the list of all where none does. */
const placeOf = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  if (path === previewPath() || path.startsWith(`${previewPath()}/`)) return address;
  const showing = previews.filter(({ shows }) => shows === path);
  const preview = suffix.includes('date=') ? showing.at(-1) : showing[0];
  return preview === undefined ? previewPath() : previewPath(preview.name) + suffix;
};

/** A drawn page whose links and forms stay among the previews: what the sample sells need not be sold here, and
 *  nothing in a preview may act. Other sites, telephone and mail stay as they are. */
export const linkedAmongPreviews = (html: string): string =>
  html.replace(/<(?:a|form|button|input)\b[^>]*>/g, (tag) =>
    tag.replace(
      / (href|action|formaction)="(\/[^"]*)"/gi,
      (_, name: string, to: string) => ` ${name}="${placeOf(to)}"`,
    ),
  );
