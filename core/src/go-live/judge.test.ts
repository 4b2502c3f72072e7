import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { aReadyShop } from '../testing/ready-shop.ts';
import type { GoLiveFacts } from './facts.ts';
import { backupLateHours, judgeGoLive } from './judge.ts';
import type { PointName } from './point.ts';

const { seller } = aReadyShop;
const sellerIn = typeof seller === 'object' ? seller : undefined;

const seenFrom = (from: 'header' | 'connection', isForged: boolean): GoLiveFacts['proxy'] => ({
  header: 'X-Forwarded-For',
  seen: { address: '203.0.113.7', from, isForged },
});

const findings = (changes: Partial<GoLiveFacts>, name: PointName) => {
  const point = judgeGoLive({ ...aReadyShop, ...changes }).find((one) => one.name === name);
  return point && `${point.state} ${point.finding}`;
};

describe('judgeGoLive', () => {
  it('finds nothing bad in a ready shop, and does not claim what only real payments, mails and staff can prove', () => {
    const points = judgeGoLive(aReadyShop);
    const named = (state: string) => points.filter((point) => point.state === state).map(({ name }) => name);
    expect(named('bad')).toEqual([]);
    expect(named('notTried')).toEqual(['money', 'mailbox', 'restore', 'alerts']);
  });

  it.each<[PointName, string, Partial<GoLiveFacts>]>([
    ['settings', 'bad refused', { settings: { refused: ['PORT must be a port'], unread: [3] } }],
    ['settings', 'bad unread', { settings: { refused: [], unread: [3] } }],
    ['settings', 'notTried notTried', { settings: { unread: [] } }],
    ['seller', 'bad unset', { seller: undefined }],
    ['seller', 'bad wrong', { seller: 'VAT_RATES must be rates' }],
    ['vat', 'bad unset', { seller: sellerIn && { ...sellerIn, vatRates: [] } }],
    ['vat', 'notTried notTried', { seller: 'SELLER_NAME is of no use without SELLER_STREET' }],
    ['contact', 'bad sample', { contactMissing: ['CONTACT_NAME'] }],
    ['payments', 'bad testBank', { payments: { by: 'testBank' } }],
    ['payments', 'bad incomplete', { payments: { by: 'incomplete', missing: ['STRIPE_SECRET_KEY'] } }],
    ['payments', 'good good', { payments: { by: 'bridge', reply: 'accepted' } }],
    ['payments', 'bad refused', { payments: { by: 'bridge', reply: 'refused' } }],
    ['payments', 'bad silent', { payments: { by: 'stripe', isTest: true, reply: 'silent', webhook: 'accepted' } }],
    ['webhook', 'bad refused', { payments: { by: 'stripe', isTest: true, reply: 'accepted', webhook: 'refused' } }],
    ['webhook', 'notTried bridge', { payments: { by: 'bridge', reply: 'accepted' } }],
    ['webhook', 'notTried notTried', { payments: { by: 'stripe', isTest: true, reply: 'accepted' } }],
    ['webhook', 'notTried noProvider', { payments: { by: 'testBank' } }],
    ['money', 'notTried testKey', { payments: { by: 'stripe', isTest: true, reply: 'accepted', webhook: 'accepted' } }],
    ['mail', 'bad unset', { mail: { missing: ['SMTP_URL'], reply: 'silent' } }],
    ['mail', 'bad refused', { mail: { missing: [], reply: 'refused' } }],
    ['address', 'bad unset', { address: { reply: 'silent', isOwnAuthority: false } }],
    ['address', 'bad plain', { address: { origin: 'http://shop.example', reply: 'ready', isOwnAuthority: false } }],
    ['address', 'bad notReady', { address: { ...aReadyShop.address, reply: 'notReady' } }],
    ['address', 'bad silent', { address: { ...aReadyShop.address, reply: 'silent' } }],
    ['certificate', 'bad untrusted', { address: { ...aReadyShop.address, reply: 'untrusted' } }],
    ['certificate', 'notTried notTried', { address: { ...aReadyShop.address, isOwnAuthority: true } }],
    ['certificate', 'notTried noAnswer', { address: { ...aReadyShop.address, reply: 'silent' } }],
    ['proxy', 'bad unset', { proxy: {} }],
    ['proxy', 'notTried notTried', { proxy: { header: 'X-Forwarded-For' } }],
    ['proxy', 'bad missing', { proxy: seenFrom('connection', false) }],
    ['proxy', 'bad forged', { proxy: seenFrom('header', true) }],
    ['office', 'bad unset', { office: { ...aReadyShop.office, names: [] } }],
    ['office', 'bad nameless', { office: { ...aReadyShop.office, names: [], hasOperator: true } }],
    ['office', 'bad wrong', { office: { isReadable: false, names: [], hasOperator: true } }],
    ['office', 'bad refused', { office: { ...aReadyShop.office, refused: ['mojca'] } }],
    ['door', 'bad unset', { door: { isReadable: true, names: [], refused: [] } }],
    ['door', 'notTried notTried', { door: { isReadable: true, names: ['entrance'] } }],
    ['database', 'bad unusable', { database: { type: 'unusable', why: 'there is no shop in .data' } }],
    ['database', 'bad breaches', { database: { type: 'checked', breaches: 1 } }],
    ['database', 'bad restoreOpen', { database: { type: 'checked', breaches: 0, openSince: '2027-03-01T10:00:00Z' } }],
    ['catalog', 'notTried notTried', { catalog: undefined }],
    ['catalog', 'bad nothing', { catalog: { products: 0, unchanged: [] } }],
    ['catalog', 'bad unchanged', { catalog: { products: 3, unchanged: ['products/termalija.yaml'] } }],
    ['catalog', 'bad daysEnd', { catalog: { products: 3, unchanged: [], daysEnd: localDate('2027-03-09') } }],
    ['content', 'bad sample', { content: { isOwn: false, faults: 0, unchanged: [] } }],
    ['content', 'bad faults', { content: { isOwn: true, faults: 1, unchanged: ['sl/terms.json'] } }],
    ['content', 'bad unchanged', { content: { isOwn: true, faults: 0, unchanged: ['sl/terms.json'] } }],
    ['backup', 'bad none', { backup: undefined }],
    ['backup', 'good good', { backup: { name: 'a.backup', hours: backupLateHours - 1 } }],
    ['backup', 'bad late', { backup: { name: 'a.backup', hours: backupLateHours } }],
    ['metrics', 'bad unset', { metrics: undefined }],
    ['metrics', 'bad silent', { metrics: 'silent' }],
  ])('judges %s as %s', (name, finding, changes) => {
    expect(findings(changes, name)).toBe(finding);
  });

  it('names three of many files that are not the shop’s own', () => {
    const unchanged = ['a', 'b', 'c', 'd'].map((name) => `sl/${name}.json`);
    const points = judgeGoLive({ ...aReadyShop, content: { isOwn: true, faults: 0, unchanged } });
    const content = points.find(({ name }) => name === 'content');
    expect(content?.facts).toEqual({ number: 4, files: 'sl/a.json, sl/b.json, sl/c.json ...' });
  });
});
