import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether a load balancer asks for health or readiness. */
export const isHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)$/.test(url);

/** The name that stands in for the missing one. */
export const namelessHost = 'localhost';

/** Refuses a request that names two hosts, of which this server and a proxy could each believe another one, and one
 *  that names none, but for load balancers: they ask for health by HTTP/1.0 or without a name. */
export const oneHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { host: hosts = [] } = request.headersDistinct;
    const [host = ''] = hosts;
    if (hosts.length <= 1 && (host !== '' || isHealth(request))) return listener(request, response);
    response.writeHead(400, { Connection: 'close', 'Content-Length': 0, 'X-Content-Type-Options': 'nosniff' }).end();
  };
