import type { Season } from '@shop/core/catalog/ticket';
import type { SeasonId } from '@shop/core/ids';
import { Select } from '../../kit/select.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** Seasons of a multi-day ticket. */
export const SeasonChoice = ({
  seasons,
  chosen,
  onChoose,
}: {
  readonly seasons: readonly Season[];
  readonly chosen: SeasonId | undefined;
  readonly onChoose: (season: SeasonId | undefined) => void;
}) => {
  const { t } = useTranslator();
  return (
    <Select
      id="season"
      name="season"
      label={t('Season.Label')}
      placeholder={t('Season.Title')}
      options={seasons.map((season) => ({ value: season.id, text: season.name }))}
      value={chosen ?? ''}
      onChange={(event) => onChoose(seasons.find((season) => season.id === event.target.value)?.id)}
    />
  );
};
