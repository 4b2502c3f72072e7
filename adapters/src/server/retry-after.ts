/** Units: seconds after which somebody who found us out of order may try again, unless the answer says so itself. */
const pause = '5';

/** Every 503 says when to come again, whoever made it (D-RETRY-AFTER). */
export const withRetryAfter = (response: Response): Response => {
  if (response.status !== 503 || response.headers.has('Retry-After')) return response;
  const headers = new Headers(response.headers);
  headers.set('Retry-After', pause);
  return new Response(response.body, { status: response.status, headers });
};
