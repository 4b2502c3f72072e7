import type { Instant } from '@shop/core/dates/instant';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';

const forms = new Map<string, Intl.DateTimeFormat>();

/** Returns hour and minute of an instant in `zone`, such as "14:35". Thin spaces differ between runtimes and become
 *  plain ones. */
export const clockText = (at: Instant, language: Language, zone: string): string => {
  // Creating a formatter is slow.
  const key = `${language} ${zone}`;
  const known = forms.get(key);
  const parts = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
  const form = known ?? new Intl.DateTimeFormat(dateLocaleTag(language), parts);
  if (known === undefined) forms.set(key, form);
  return form.format(at).replace(/[\u2009\u202f]/g, ' ');
};
