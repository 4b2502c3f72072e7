import { ButtonLink } from '../../kit/button.tsx';
import { useTranslator } from '../../translations/use-translator.ts';

/** Shows so many more: without script as the same page with a longer list, with it below what is there. */
export const ShowMore = ({ href }: { readonly href: string }) => {
  const { t } = useTranslator();
  return (
    <ButtonLink href={href} look="secondary" replace>
      {t('List.ShowMore')}
    </ButtonLink>
  );
};
