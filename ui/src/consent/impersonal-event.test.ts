import { expect, test } from 'vitest';
import { impersonalEvent } from './impersonal-event.ts';

test('an error report has no address, key or cookie of a visitor', () => {
  const key = '0123456789abcdef0123456789abcdef';
  const report = impersonalEvent({
    event_id: key,
    tags: { reference: 'A1B2C3D4' },
    transaction: `/sl/preklic/${key}`,
    user: { ip_address: '10.0.0.1' },
    request: { url: `https://shop.example/sl/narocilo-zakljuceno?ref=${key}&status=4`, headers: { Cookie: key } },
    exception: { values: [{ type: 'TypeError', value: `nobody@example.com has no cart ${key}` }] },
    breadcrumbs: [{ category: 'fetch', data: { url: `/Shop/GetCart/${key}/sl/true`, status_code: 200 } }],
    contexts: {
      trace: { trace_id: key, span_id: key.slice(16), data: { 'url.full': `https://shop.example/x?id=${key}` } },
    },
    spans: [{ span_id: key.slice(16), description: `GET /Shop/GetCart/${key}/sl/true`, start_timestamp: 1.5 }],
  });
  expect(report).toEqual({
    event_id: key,
    tags: { reference: 'A1B2C3D4' },
    transaction: '/sl/preklic/[id]',
    request: { url: 'https://shop.example/sl/narocilo-zakljuceno?ref=[hidden]&status=4' },
    exception: { values: [{ type: 'TypeError', value: '[email] has no cart [id]' }] },
    breadcrumbs: [{ category: 'fetch', data: { url: '/Shop/GetCart/[id]/sl/true', status_code: 200 } }],
    contexts: {
      trace: { trace_id: key, span_id: key.slice(16), data: { 'url.full': 'https://shop.example/x?id=[hidden]' } },
    },
    spans: [{ span_id: key.slice(16), description: 'GET /Shop/GetCart/[id]/sl/true', start_timestamp: 1.5 }],
  });
});
