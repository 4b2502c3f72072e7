import type { CleanHtml } from '@shop/core/content/clean-html';
import type { Media } from '@shop/core/content/media';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Picture } from '../../kit/picture.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useHeading } from '../../pages/use-heading.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './hero.module.css';

/** An upright screen shows the middle of a picture that is much wider than the screen. In `vh`: a browser that reads a preload
 *  before the page has a viewport takes `svh` for that of a desk, and fetches a second, larger picture. */
const heroSizes = 'max(100vw, 60vh)';

/** The one call to action leads where the first open card leads (D-HERO-LINK). */
export const Hero = ({
  title,
  text,
  image,
  href,
}: {
  readonly title: string;
  readonly text: CleanHtml;
  readonly image: Media | undefined;
  readonly href: string | undefined;
}) => {
  const { t } = useTranslator();
  return (
    <div className={styles.hero} data-under-header="">
      <Picture media={image} sizes={heroSizes} priority decorative className={styles.picture} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{useHeading(title)}</h1>
        <RichText html={text} className={styles.lead} />
        {href === undefined ? null : (
          <ButtonLink href={href} className={styles.callToAction}>
            {t('Home.BuyTickets')}
            <Icon name="arrowRight" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
