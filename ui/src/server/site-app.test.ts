import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { siteApp } from './site-app.ts';

const files = new Hono().get('/files/:name', (c) => c.text('a file'));
const pages = new Hono().get('*', (c) => c.text('a page', 404)).post('*', (c) => c.text('no form', 405));

test.each([
  ['GET', '/files/%C5%A1', 200],
  ['GET', '/files/%E0%A4%A', 400],
  ['GET', '/gone', 404],
  ['POST', '/sl/%ff', 400],
  ['POST', '/sl', 405],
  ['GET', '/gone?x=%E0', 404],
])('%s %s is %i, as an address that cannot be decoded is a bad request', async (method, path, status) => {
  const app = siteApp([files, pages], (error) => expect.fail(String(error)));
  expect((await app.request(`http://shop.example${path}`, { method })).status).toBe(status);
});

test.each([
  ['GET', '/files/ana', 'GET /files/:name'],
  ['GET', '/sl/ana', 'GET /*'],
  ['POST', '/sl/pregled-kosarice', 'POST checkout'],
  ['GET', '/sl/pregled-kosarice', 'GET checkout'],
])('%s %s is counted as the route %s, without its address (R-GUARD-18)', async (method, path, route) => {
  const routes: string[] = [];
  const app = siteApp(
    [files, pages],
    (error) => expect.fail(String(error)),
    (_, name) => void routes.push(name),
  );
  await app.request(`http://shop.example${path}`, { method });
  expect(routes).toEqual([route]);
});
