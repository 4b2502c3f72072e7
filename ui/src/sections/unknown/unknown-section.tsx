import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { SectionProps } from '../section-props.ts';

/** Tells editors which section of the page no one has written yet (R-SECTION-8). */
export const UnknownSection = ({ data }: SectionProps<'unknown'>) => {
  const { t } = useWords();
  return <Notice tone="info">{t('WidgetNotFound', { name: data.name })}</Notice>;
};
