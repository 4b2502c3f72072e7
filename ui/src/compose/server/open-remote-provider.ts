import { configuredRemoteShop } from '@shop/adapters/assemble/configured-remote-shop';
import { leveredPorts } from '@shop/adapters/assemble/levered-ports';
import { type PictureFiles, sampleMedia } from '@shop/adapters/assemble/sample-media';
import { toldOnce } from '@shop/adapters/client/foreign-answers';
import { systemClock } from '@shop/adapters/clock/system-clock';
import type { DependencyContainer } from 'tsyringe';
import { memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { oddAnswerPause } from '../../server/intervals.ts';
import { logContentFailure } from '../../server/logs/crash-log.ts';
import { logOddAnswer } from '../../server/logs/odd-answer-log.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import { mediaCacheDir, remoteSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { watchedContent } from '../../server/watched-content.ts';
import type { Pulled } from './levers.ts';
import { CLOCK, RANDOM } from './tokens.ts';

/** The shop of a provider elsewhere, with what goes wrong on the way to it. Error: one line about its settings. */
export const openRemoteProvider = (
  url: string,
  settings: ServerSettings,
  { address }: OwnServer,
  pictures: PictureFiles,
  wiring: DependencyContainer,
  { levers }: Pulled,
) => {
  const parts = { clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) };
  const told = toldOnce(logOddAnswer, { now: systemClock(settings.SHOP_ZONE).now, pause: oddAnswerPause });
  const sessions = { entries: memoryDrafts(parts.clock.now), random: parts.random };
  const options = { ...remoteSettings(url, settings, address), sessions, onOddAnswer: told };
  return configuredRemoteShop(settings, options).map((remote) => {
    const watched = { ...remote, content: watchedContent(remote.content, logContentFailure) };
    const data = levers === undefined ? watched : leveredPorts(watched, { board: levers, ...parts });
    return { ...data, routes: previewPictures(settings, pictures) };
  });
};

/** A provider elsewhere brings none of the sample's pictures, which the previews show. */
const previewPictures = (settings: ServerSettings, pictures: PictureFiles) =>
  settings.PREVIEWS === 'off' ? [] : [sampleMedia(pictures, mediaCacheDir(settings))];
