import { Notice } from '../../kit/notice.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';

/** Tells editors which section of the page no one has written yet. */
export const UnknownSection = ({ data }: SectionProps<'unknown'>) => {
  const { t } = useTranslator();
  return <Notice tone="info">{t('WidgetNotFound', { name: data.name })}</Notice>;
};
