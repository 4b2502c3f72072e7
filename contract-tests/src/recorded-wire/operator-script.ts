import { type Answered, type Ask, textAt } from './asking.ts';
import type { Sold } from './order-script.ts';
import { operatorToken, type recordedShop } from './recorded-shop.ts';

type Shop = Pick<Awaited<ReturnType<typeof recordedShop>>, 'advance' | 'goods' | 'logged'>;

const right = { Authorization: `Bearer ${operatorToken}` };

/** Sends requests of the door, the desk and the catalog. `advance` moves the clock to the day of the tickets. */
export const operate = async (
  ask: Ask,
  { advance, goods, logged }: Shop,
  { number, papers, canceled }: Sold,
): Promise<void> => {
  const post =
    (call: string, path: string) =>
    (title: string, body: unknown, headers: Readonly<Record<string, string>> = right): Promise<Answered> =>
      ask({ title: `${call}: ${title}`, path: `/operator/${path}`, body, headers });
  const admit = post('admit', 'admissions');
  const takeBack = post('takeBack', 'redemptions/taken-back');
  const [ticket, , pass, voucher, value] = ['0', '1', '2', '3', '4'].map((at) => textAt(papers, `tickets.${at}.code`));
  await admit('before its day', { code: ticket, key: 'early' });
  advance(4 * 24 * 60 * 60_000);
  await admit('on its day', { code: ticket, key: 'first' });
  await admit('the same press', { code: ticket, key: 'first' });
  await admit('once more', { code: ticket, key: 'second' });
  await admit('a pass', { code: pass, key: 'pass' });
  await admit('a voucher', { code: voucher, key: 'voucher' });
  await admit('a value card', { code: value, key: 'value' });
  await admit('a part of a value card', { code: value, key: 'part', amount: 12.5 });
  await admit('more than a value card has', { code: value, key: 'more', amount: 50 });
  await takeBack('some', { code: value, key: 'back', amount: 2.5 });
  await takeBack('more than was taken', { code: value, key: 'much', amount: 20 });
  await takeBack('of a ticket', { code: ticket, key: 'ticket', amount: 1 });
  await admit('the rest of a value card', { code: value, key: 'rest', amount: 'all' });
  await admit('an amount of a ticket', { code: ticket, key: 'amount', amount: 5 });
  await admit('a canceled ticket', { code: textAt(canceled, 'tickets.0.code'), key: 'canceled' });
  await admit('unknown', { code: 'nothing', key: 'nothing' });
  await admit('no key', { code: ticket });
  await admit('no token', { code: ticket, key: 'x' }, {});
  await admit('a wrong token', { code: ticket, key: 'x' }, { Authorization: 'Bearer nothing' });
  await admit('no JSON', '{');
  await admit('another type', '{}', { ...right, 'Content-Type': 'text/plain' });

  const resend = post('resend', 'mails');
  await resend('a paid order', { orderNumber: number });
  await resend('again', { orderNumber: number });
  await resend('unknown', { orderNumber: '1999-000001' });
  await logged();
  const history = post('history', 'orders/history');
  await history('a paid order', { name: number });
  await history('a canceled order', { name: textAt(canceled, 'order.orderNumber') });
  await history('unknown', { name: 'nothing' });
  await history('no name', { name: '' });
  const replay = post('replay', 'orders/replay');
  await replay('under its catalog', { name: number });
  await replay('under the first catalog', { name: number, at: '2027-01-08T08:00:00.000Z' });
  await replay('unknown', { name: 'nothing' });
  await post('attention', 'attention')('nothing', {});
  await post('settlePayment', 'payments/settle')('unknown', { attempt: 'nothing', found: 'unpaid' });

  const importCatalog = post('importCatalog', 'catalog/import');
  const files = (text: string) => [{ path: 'goods.yaml', text }];
  const dearer = files(goods.replace('price: 21.15', 'price: 23.00'));
  await importCatalog('a trial', { files: dearer, apply: false });
  await importCatalog('a mistake', { files: files(goods.replace('price: 21.15', 'price: 21.155')), apply: true });
  await importCatalog('onto an old version', { files: dearer, apply: true, onto: 1 });
  await importCatalog('done', { files: dearer, apply: true, onto: 2 });
  await importCatalog('no files', { apply: true });
  await post('listVersions', 'catalog/versions')('all', {});
  const exportCatalog = post('exportCatalog', 'catalog/export');
  await exportCatalog('the current version', {});
  await exportCatalog('an old version', { version: 2 });
  await exportCatalog('an unknown version', { version: 9 });
  await replay('after an import', { name: number, at: '2027-01-14T09:00:00.000Z' });
};
