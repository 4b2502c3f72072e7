import type { GoLiveFacts } from '../go-live/facts.ts';

const seller = { name: 'Terme Jutro d.o.o.', street: 'Cesta 1', town: '3254 Podčetrtek', email: 'shop@jutro.example' };
const vatRates = [{ goods: 'ticket', rate: 950 }];

/** Facts about a shop of which nothing is bad. */
export const aReadyShop: GoLiveFacts = {
  settings: { refused: [], unread: [] },
  address: { origin: 'https://shop.example', reply: 'ready', isOwnAuthority: false },
  proxy: { header: 'X-Forwarded-For', seen: { address: '192.0.2.9', from: 'header', isForged: false } },
  seller: { seller, vatRates, zone: 'Europe/Ljubljana' },
  contactMissing: [],
  payments: { by: 'stripe', isTest: false, reply: 'accepted', webhook: 'accepted' },
  mail: { missing: [], reply: 'accepted' },
  office: { isReadable: true, names: ['mojca'], refused: [], hasOperator: false },
  door: { isReadable: true, names: ['entrance'], refused: [] },
  database: { type: 'checked', breaches: 0 },
  catalog: { products: 3, unchanged: [] },
  content: { isOwn: true, faults: 0, unchanged: [] },
  backup: { name: '2027-03-01.backup', hours: 3 },
  metrics: 'accepted',
};
