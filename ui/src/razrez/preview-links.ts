import type { LocalDate } from '@shop/core/dates/local-date';
import { splitAddress } from '@shop/core/paths/segments';
import { type PagePreviewName, previewPath } from './preview.ts';

/** Pages of the sample, and the previews that show them. */
const shown: readonly (readonly [name: PagePreviewName, path: string])[] = [
  ['homepage', '/'],
  ['vstopnice-bazeni', '/sl/vstopnice-bazeni'],
  ['vstopnice-bazeni-termalija', '/sl/vstopnice-bazeni/termalija'],
  ['vstopnice-bazeni-termalija-izbor', '/sl/vstopnice-bazeni/termalija'],
  ['vstopnice-bazeni-orhidelija', '/sl/vstopnice-bazeni/orhidelija'],
  ['darilni-boni', '/sl/darilni-boni'],
  ['darilni-bon-podrobnosti', '/sl/darilni-boni/vrednostni-bon'],
  ['pregled-kosarice', '/sl/pregled-kosarice'],
  ['osebni-podatki', '/sl/osebni-podatki'],
  ['nacin-placila', '/sl/nacin-placila'],
];

const secondStep: PagePreviewName = 'vstopnice-bazeni-termalija-izbor';

/** Which address of the sample a preview shows; none where it shows no page of content. */
export const shownAddress = (
  name: PagePreviewName,
  day: LocalDate,
): readonly [path: string, search: string] | undefined => {
  const path = shown.find(([one]) => one === name)?.[1];
  return path === undefined ? undefined : [path, name === secondStep ? `date=${day}` : ''];
};

/** Where a link or form of a preview leads: to the preview of what it names, with its query, else to the list of all previews. */
const placeOf = (address: string): string => {
  const { path, suffix } = splitAddress(address);
  if (path === previewPath('index') || path.startsWith(`${previewPath('index')}/`)) return address;
  const names = shown.filter(([, one]) => one === path).map(([name]) => name);
  const name = suffix.includes('date=') ? names.findLast(() => true) : names[0];
  return name === undefined ? previewPath('index') : previewPath(name) + suffix;
};

/** The drawn page with links and forms that stay among the previews: what the sample sells need not be sold here, and nothing in a
 *  preview may act (D-PREVIEWS). Other sites, telephone and mail stay as they are. */
export const linkedAmongPreviews = (html: string): string =>
  html.replace(/<(?:a|form|button|input)\b[^>]*>/g, (tag) =>
    tag.replace(
      / (href|action|formaction)="(\/[^"]*)"/gi,
      (_, name: string, to: string) => ` ${name}="${placeOf(to)}"`,
    ),
  );
