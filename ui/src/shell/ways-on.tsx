import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportCodePath } from '@shop/core/paths/support-code-path';
import { buttonClass } from '../kit/button.tsx';
import { messageActions } from './message-screen.tsx';

export type WaysOnProps = {
  /** The address of the page that failed. */
  readonly again: string;
  readonly language: Language;
  readonly t: (key: 'TryAgain' | 'BackToHomePage' | 'SupportCode') => string;
};

/** Where a visitor goes on from a page that failed, each by a full load: the same again, the home, or support. */
export const WaysOn = ({ again, language, t }: WaysOnProps) => (
  <div className={messageActions}>
    <a className={buttonClass({})} href={again}>
      {t('TryAgain')}
    </a>
    <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
      {t('BackToHomePage')}
    </a>
    <a className={buttonClass({ look: 'quiet' })} href={supportCodePath(language)}>
      {t('SupportCode')}
    </a>
  </div>
);
