import { type GuideFactName, guideFactNames } from '@shop/core/content/ticket-guide';
import type { IconName } from '../../kit/icon.tsx';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

export type Guide = NonNullable<SectionDataOf<'ticket'>['guide']>;

/** A fact with its name and the icon beside it. */
export type GuideFact = { readonly icon: IconName; readonly name: string; readonly text: string };

const looks = {
  water: { icon: 'drop', key: 'Guide.Water' },
  included: { icon: 'check', key: 'Guide.Included' },
  children: { icon: 'person', key: 'Guide.Children' },
  cancelling: { icon: 'calendar', key: 'Guide.Cancelling' },
} as const;

/** Returns the facts that content has, today's opening hours after the water. `isToday` is false once the page is older
 *  than its day. */
export const guideFacts = (
  { facts, hours }: Pick<Guide, 'facts' | 'hours'>,
  isToday: boolean,
  { t }: Pick<Translator, 't'>,
): readonly GuideFact[] => {
  const factOf = (name: GuideFactName): readonly GuideFact[] => {
    const text = facts[name];
    const { icon, key } = looks[name];
    return text === undefined ? [] : [{ icon, name: t(key), text }];
  };
  const [water, ...others] = guideFactNames.map(factOf);
  const today = isToday ? hoursText(hours, t) : undefined;
  const opening: readonly GuideFact[] =
    today === undefined ? [] : [{ icon: 'clock', name: t('Calendar.Today'), text: today }];
  return [...(water ?? []), ...opening, ...others.flat()];
};

const hoursText = (hours: Guide['hours'], t: Translator['t']): string | undefined => {
  if (hours === undefined) return undefined;
  return hours === 'closed' ? t('Guide.Closed') : `${shortTime(hours.from)}–${shortTime(hours.until)}`;
};

/** Returns a time without the zero of an hour of one digit. */
const shortTime = (time: string): string => time.replace(/^0/, '');
