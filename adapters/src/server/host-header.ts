import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether a request asks for `/healthz` or `/readyz`. */
export const isHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)$/.test(url);

/** Host name used for a request without one. */
export const namelessHost = 'localhost';

/** Refuses a request with two `Host` headers, of which this server and a proxy could each believe a different one,
 *  and a request without one. Health checks are excepted: load balancers send them by HTTP/1.0 or without a name. */
export const oneHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { host: hosts = [] } = request.headersDistinct;
    const [host = ''] = hosts;
    if (hosts.length <= 1 && (host !== '' || isHealth(request))) return listener(request, response);
    response.writeHead(400, { Connection: 'close', 'Content-Length': 0, 'X-Content-Type-Options': 'nosniff' }).end();
  };
