import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';

/** Hour and minute of a moment in `zone`, such as "14:35". Thin spaces differ between runtimes and become plain
 *  ones. */
export const clockText = (at: Instant, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(dateLocaleTag(language), { hour: '2-digit', minute: '2-digit', timeZone: zone })
    .format(at)
    .replace(/[\u2009\u202f]/g, ' ');
