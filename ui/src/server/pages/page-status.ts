import { genericErrorKey } from '@shop/core/errors/error-catalog';
import type { RouteData } from '../../page-data/route-data.ts';
import type { PageRequest, PageStatus } from './page-request.ts';

/** How a page that answers a form itself says whether it was taken, could be asked about, or is wrong. */
const statusOfForm = ({ posted, answer, isAnswer, logIn, errorKey }: PageRequest): 200 | 422 | 503 => {
  if (logIn !== undefined) return logIn.errorKey === genericErrorKey ? 503 : 422;
  if (posted !== undefined) return errorKey === genericErrorKey ? 503 : 422;
  if (isAnswer !== true || answer?.error === undefined) return 200;
  return answer.error.kind === 'unreachable' ? 503 : 422;
};

/** The HTTP status of a drawn page. */
export const statusOf = (route: RouteData, request: PageRequest): PageStatus => {
  switch (route.kind) {
    case 'content':
    case 'redirect':
      return statusOfForm(request);
    case 'notFound':
      return 404;
    case 'failed':
      return 503;
  }
};
