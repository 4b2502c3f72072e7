import type { GiftCard } from '@shop/core/catalog/gift-card';
import { RichText } from '../../kit/rich-text.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './gift-card.module.css';

/** How long it is valid, under which terms, and how one gets and uses it (R-GIFT-4); what the provider does not say is left out. */
export const GiftCardTexts = ({ card: { validityText, termsText, helpText } }: { readonly card: GiftCard }) => {
  const { t } = useTranslator();
  const texts = [
    { title: t('GiftCard.Validity'), html: validityText },
    { title: t('GiftCard.Help'), html: helpText },
    { title: t('GiftCard.Terms'), html: termsText },
  ].filter(({ html }) => html.trim() !== '');
  return texts.length === 0 ? null : (
    <div className={styles.texts}>
      {texts.map(({ title, html }) => (
        <section key={title} className={styles.text}>
          <h2>{title}</h2>
          <RichText html={html} />
        </section>
      ))}
    </div>
  );
};
