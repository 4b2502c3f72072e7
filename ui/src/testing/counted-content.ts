import type { ContentPort } from '@shop/core/content/content-port';
import type { ResultAsync } from 'neverthrow';

/** Content that says how many of its questions are not answered yet. */
export type CountedContent = ContentPort & { readonly running: () => number };

/** The same content, counted. */
export const countedContent = (content: ContentPort): CountedContent => {
  let running = 0;
  const counted = <Answer, Failure>(answer: ResultAsync<Answer, Failure>): ResultAsync<Answer, Failure> => {
    running += 1;
    const end = () => {
      running -= 1;
    };
    void answer.then(end, end);
    return answer;
  };
  return {
    running: () => running,
    loadPage: (...asked) => counted(content.loadPage(...asked)),
    loadSite: (...asked) => counted(content.loadSite(...asked)),
    loadTranslations: (...asked) => counted(content.loadTranslations(...asked)),
    loadRouteKeys: () => counted(content.loadRouteKeys()),
    loadMedia: (...asked) => counted(content.loadMedia(...asked)),
  };
};
