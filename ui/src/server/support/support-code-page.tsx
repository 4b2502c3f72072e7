import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import { supportFilePath } from '@shop/core/paths/support-code-path';
import type { SupportCapsule } from '@shop/core/ports/support-port';
import { buttonClass } from '../../kit/button.tsx';
import { MessageScreen, messageActions, messageCode } from '../../shell/message-screen.tsx';
import { makeI18n } from '../../translations/make-i18n.ts';
import { plainPage } from '../pages/plain-page.tsx';

/** The code to copy and the file to keep, and what is in them; or that nothing is kept. It needs no script. */
export const supportCodePage = ({
  language,
  messages,
  styles,
  capsule,
}: {
  readonly language: Language;
  readonly messages: Translations;
  readonly styles: readonly string[];
  readonly capsule: SupportCapsule | undefined;
}): string => {
  const { t } = makeI18n(language, messages);
  return plainPage(
    { language, title: `${t('SupportCode')} | ${t('SiteTitle')}`, styles },
    <MessageScreen title={t('SupportCode')} lead={t(capsule === undefined ? 'SupportCode.None' : 'SupportCode.Text')}>
      {capsule === undefined ? null : (
        <label className={messageCode}>
          {t('SupportCode.Copy')}
          <textarea readOnly rows={5} spellCheck={false} defaultValue={capsule.code} />
        </label>
      )}
      <div className={messageActions}>
        {capsule === undefined ? null : (
          <a className={buttonClass({})} href={supportFilePath(language)} download>
            {t('SupportCode.Download')}
          </a>
        )}
        <a className={buttonClass({ look: 'secondary' })} href={shopPath('home', language)}>
          {t('BackToHomePage')}
        </a>
      </div>
    </MessageScreen>,
  );
};
