import type { Language } from '../../languages/language.ts';
import { altTextFor } from '../media-choice.ts';
import type { Page } from '../page.ts';
import type { ContentFinding } from './finding.ts';

/** Words of a page's pictures that other languages have and this one lacks. */
export const pictureGaps = (language: Language, path: string, page: Page): readonly ContentFinding[] => {
  const cards = page.sections.flatMap((section) => (section.type === 'shopCards' ? section.cards : []));
  const pictures = [page.image, page.seoImage, ...cards.map(({ image }) => image)].filter((one) => one !== undefined);
  return pictures.flatMap((picture) => {
    const isTold = (picture.altTexts[language] ?? '').trim() !== '' || Object.keys(picture.altTexts).length === 0;
    if (isTold) return [];
    const instead = altTextFor(picture, language);
    const shows = instead === '' ? 'screen readers pass it over' : `shows: ${instead}`;
    const message = `${picture.url} has no words in ${language}; ${shows}`;
    return [{ check: 'pictures', weight: 'gap', language, subject: path, message }] as const;
  });
};
