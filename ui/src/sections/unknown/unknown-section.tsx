import { Notice } from '../../kit/notice.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';

/** Tells editors that the shop cannot draw this section of the page. */
export const UnknownSection = ({ data }: SectionProps<'unknown'>) => {
  const { t } = useTranslator();
  return <Notice tone="info">{t('WidgetNotFound', { name: data.name })}</Notice>;
};
