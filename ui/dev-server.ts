import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin } from 'vite';
import { readSettings } from './src/server/settings/settings.ts';

/** The shop with hot reload: draws pages from the current sources, on the database of DATA_DIR. */
const root = import.meta.dirname;
const fail = (line: string, code: number): never => {
  process.stderr.write(`${line}\n`);
  return process.exit(code);
};

const settings = readSettings(process.env);
if (settings.isErr()) throw fail(settings.error, 1);
const { HOST: host, PORT: port, PUBLIC_ORIGIN: origin = `http://${host}:${port}` } = settings.value;

/** Reloads open pages when a source that only the server uses changes, such as a translation. Vite itself updates the
 *  sources that the browser has loaded. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server: { environments } }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const isInBrowser = environments.client.moduleGraph.getModulesByFile(file) !== undefined;
    if (!isInBrowser) environments.client.hot.send({ type: 'full-reload' });
  },
};

const server = createServer();
const vite = await createVite({
  root,
  appType: 'custom',
  plugins: [reloadPages],
  server: { middlewareMode: { server }, hmr: { server } },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('the server sources cannot run here');

const encoder = join(root, '../adapters/src/pictures/renditions/encoder.ts');
const pdfWriter = join(root, '../adapters/src/papers/pdf/pdf-writer.ts');
const catalogReader = join(root, '../adapters/src/catalog-files/catalog-reader.ts');

/** Returns the style sheets that server sources have imported so far, so that a page does not flash unstyled. */
const styles = (): readonly string[] => {
  const used = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => /\.css$/.test(url));
  // The tokens come first, as they declare the order of the cascade layers.
  return ['/src/styles/tokens.css', '/src/styles/fonts.css', '/src/styles/base.css', ...used].map(
    (url) => `${url}?direct`,
  );
};

const assets = {
  scripts: ['/@vite/client', '/src/entry-client.tsx'],
  styles,
  modules: () => [],
  ownScripts: (source: string) => [`/${source}`],
  fonts: () => [],
};

type Sources = typeof import('./src/compose/server/open-site.ts');
let opened: { readonly from: Sources; readonly site: ReturnType<Sources['openSite']> } | undefined;

/** Opens the site from its sources, after the previous one has closed the database. */
const reopen = async (from: Sources, previous: typeof opened) => {
  await (await previous?.site)?.unwrapOr(undefined)?.close();
  const client = {
    assets,
    clientDir: join(root, 'public'),
    encoder,
    pdfWriter,
    catalogReader,
  };
  const ownServer = { address: origin, onLost: (line: string) => fail(line, 4) };
  return from.openSite({ settings: settings.value, server: ownServer, client });
};

/** Returns the site; opens it again after one of its sources has changed, once for all waiting requests. */
const currentSite = async () => {
  const from: Sources = await ssr.runner.import('/src/compose/server/open-site.ts');
  if (opened?.from !== from) opened = { from, site: reopen(from, opened) };
  const site = await opened.site;
  if (site.isErr()) throw new Error(site.error);
  return site.value;
};

const answer = async (request: Request): Promise<Response> => {
  const site = await currentSite();
  const response = await site.fetch(request);
  const headers = new Headers(response.headers);
  // Hot reload adds style elements to the page, which the policy of the real site refuses.
  headers.delete('Content-Security-Policy');
  return new Response(response.body, { status: response.status, headers });
};

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void getRequestListener(answer)(request, response));
});
await currentSite().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error), 1));
server.listen(port, host, () => process.stdout.write(`Shop:  ${origin} (development)\nStop:  Ctrl+C\n`));

const stop = async (): Promise<void> => {
  setTimeout(() => process.exit(0), 2000).unref();
  await (await opened?.site)?.unwrapOr(undefined)?.close();
  await vite.close();
  server.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
