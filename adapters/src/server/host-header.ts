import type { RequestListener } from 'node:http';

/** Load balancers ask for health by HTTP/1.0, or without the name of a host. */
const isHealth = (url = ''): boolean => /^\/(?:healthz|readyz)$/.test(url);

/** The name that stands in for the missing one. */
export const namelessHost = 'localhost';

/** Refuses requests that name no host, but for the health addresses. */
export const withHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (request.headers.host || isHealth(request.url)) return listener(request, response);
    response.writeHead(400, { Connection: 'close' }).end();
  };
