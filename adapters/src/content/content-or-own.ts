import type { ErrorOf } from '@shop/core/errors/shop-error';
import { defaultLanguage } from '@shop/core/languages/language';
import type { ContentPort } from '@shop/core/ports/content-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';

type Away = ErrorOf<'unreachable'>;

/** Returns a provider's content, or the program's own when the provider has no calls for content; `onNone` is then
 *  called once. The provider is checked at the first request, and at each further one until the result is known. */
export const contentOrOwn = (
  theirs: ContentPort,
  loadOwn: () => Promise<ContentPort>,
  onNone: () => void,
): ContentPort => {
  let known: ContentPort | undefined;
  let asking: Promise<Result<ContentPort, Away>> | undefined;

  const ask = async (): Promise<Result<ContentPort, Away>> => {
    const site = await theirs.loadSite(defaultLanguage);
    if (site.isErr() && site.error.kind !== 'notFound') {
      const { error } = site;
      // Without a connection every request would fail after the same wait.
      const isAway = error.kind === 'unreachable' && (error.cause === 'network' || error.cause === 'timeout');
      return isAway ? err(error) : ok(theirs);
    }
    if (site.isErr()) onNone();
    known = site.isOk() ? theirs : await loadOwn();
    return ok(known);
  };

  const source = async (): Promise<Result<ContentPort, Away>> => {
    if (known !== undefined) return ok(known);
    asking ??= ask();
    const result = await asking;
    asking = undefined;
    return result;
  };

  const from = <Value, Failure>(load: (content: ContentPort) => ResultAsync<Value, Failure>) =>
    new ResultAsync<ContentPort, Away>(source()).andThen(load);

  return {
    loadPage: (language, path) => from((content) => content.loadPage(language, path)),
    loadMedia: (language, id) => from((content) => content.loadMedia(language, id)),
    loadSite: (language) => from((content) => content.loadSite(language)),
    loadTranslations: (language) => from((content) => content.loadTranslations(language)),
    loadRouteKeys: () => from((content) => content.loadRouteKeys()),
  };
};
