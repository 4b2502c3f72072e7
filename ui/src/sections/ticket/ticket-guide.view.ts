import { hoursText } from '@shop/core/content/opening-hours';
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
  const text = hours === 'closed' ? t('Guide.Closed') : hours && hoursText(hours);
  const opening: readonly GuideFact[] =
    isToday && text !== undefined ? [{ icon: 'clock', name: t('Calendar.Today'), text }] : [];
  return [...(water ?? []), ...opening, ...others.flat()];
};
