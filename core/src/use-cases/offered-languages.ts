import { ResultAsync } from 'neverthrow';
import { type AlternatePath, alternatePaths } from '../content/alternate-paths.ts';
import type { Page } from '../content/page.ts';
import type { Language } from '../languages/language.ts';
import { contentPath, parseContentPath } from '../paths/content-path.ts';
import { isOwnPath } from '../paths/own-path.ts';
import type { ContentPort } from '../ports/content-port.ts';

type Pages = Pick<ContentPort, 'loadPage' | 'loadRouteKeys'>;

/** Returns the content with a check of each page's languages: `gone` lists the languages in which the page is missing
 *  although the page or the page list names it. A language that cannot be checked now stays. */
export const checkedLanguages = <Content extends Pages>(content: Content): Content => ({
  ...content,
  loadPage: (language: Language, path: string) =>
    content
      .loadPage(language, path)
      .andThen((page) => ResultAsync.fromSafePromise(withGoneLanguages(content, language, page))),
});

const withGoneLanguages = async (content: Pages, language: Language, page: Page): Promise<Page> => {
  const routeKeys = await orElse(async () => content.loadRouteKeys().unwrapOr([]), []);
  const others = alternatePaths(page, { routeKeys }).filter(
    ({ language: other, href }) => other !== language && isOwnPath(href),
  );
  const isGone = ({ language: other, href }: AlternatePath): Promise<boolean> =>
    orElse(async () => {
      const answer = await content.loadPage(other, contentPath(parseContentPath(href)));
      return answer.isErr() && answer.error.kind === 'notFound';
    }, false);
  const answers = await Promise.all(others.map(isGone));
  const gone = others.filter((_, index) => answers[index]).map(({ language: other }) => other);
  return gone.length === 0 ? page : { ...page, gone };
};

/** A bug in a request for another page must not make this page fail; it surfaces when that page itself is requested. */
const orElse = async <Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> =>
  ask().catch(() => otherwise);
