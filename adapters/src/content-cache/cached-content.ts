import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import { okAsync, type ResultAsync } from 'neverthrow';

/** The same content, asked for once in a while: pages, words and route keys are no visitor's own. Errors are not kept.
 *  Units of `lifetime`: milliseconds. */
export const cachedContent = (
  content: ContentPort,
  { clock, lifetime }: { readonly clock: Pick<ClockPort, 'now'>; readonly lifetime: number },
): ContentPort => {
  const pages = cached(clock, lifetime, content.loadPage);
  const words = cached(clock, lifetime, content.loadTranslations);
  const routeKeys = cached(clock, lifetime, content.loadRouteKeys);
  return { ...content, loadPage: pages, loadTranslations: words, loadRouteKeys: routeKeys };
};

/** Units: questions. A content system that has a page for every address must not fill the memory. */
const mostKept = 1000;

/** Addresses that do not exist are errors and so are not kept; of the others the ones asked for longest ago go first. */
const cached = <Question extends readonly string[], Answer, Failure>(
  clock: Pick<ClockPort, 'now'>,
  lifetime: number,
  ask: (...question: Question) => ResultAsync<Answer, Failure>,
): ((...question: Question) => ResultAsync<Answer, Failure>) => {
  const known = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return (...question) => {
    const key = question.join('\n');
    const kept = known.get(key);
    if (kept !== undefined && kept.until > clock.now()) return okAsync(kept.answer);
    return ask(...question).map((answer) => {
      known.delete(key);
      known.set(key, { answer, until: clock.now() + lifetime });
      const [oldest] = known.keys();
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
      return answer;
    });
  };
};
