import type { ContentPort } from '@shop/core/ports/content-port';
import { checkedLanguages } from '@shop/core/use-cases/offered-languages';
import { withoutSlot } from '../platform/admission/slot.ts';
import { systemClock } from '../platform/clock/clocks.ts';
import { type CachedContentSettings, cachedContent } from './cache/cached-content.ts';
import { type ContentFolder, contentOnDisk } from './disk/content-on-disk.ts';
import { contentWithWords } from './translations/whole-words.ts';

export type SiteContentSettings = Pick<CachedContentSettings, 'fresh' | 'awaitsRefresh' | 'timeout'> & {
  /** Name of the shop's time zone. */
  readonly zone: string;
  /** Folder for other systems' content, stored beyond the life of this process. */
  readonly disk?: ContentFolder;
};

/** Returns content for pages: cached by the machine's clock, with complete translations, and with the languages that
 *  a page lacks. */
export const siteContent = (content: ContentPort, { zone, disk, ...settings }: SiteContentSettings): ContentPort =>
  checkedLanguages(
    contentWithWords(
      cachedContent(content, {
        ...settings,
        clock: systemClock(zone),
        wait: withoutSlot,
        disk: disk && contentOnDisk(disk),
      }),
    ),
  );
