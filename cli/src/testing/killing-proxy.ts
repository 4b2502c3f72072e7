import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** Starts a proxy between a program and a shop. The shop handles every request, but answers that `mayPass` rejects
 *  are dropped. */
export const killingProxy = async (shop: string, mayPass: (path: string) => boolean): Promise<string> => {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name) ? [[name, value]] : [],
    );
    const answer = await fetch(shop + path, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers),
      body: parts.length === 0 ? undefined : Buffer.concat(parts),
    });
    const body = await answer.text();
    if (!mayPass(path)) return void request.socket.destroy();
    const cookies = answer.headers.getSetCookie();
    const type = { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' };
    response.writeHead(answer.status, cookies.length === 0 ? type : { ...type, 'Set-Cookie': cookies });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};
