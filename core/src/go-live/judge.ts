import type { BackupFacts, DatabaseFacts, GoLiveFacts, TokenFacts } from './facts.ts';
import { judgeMoney, judgePayments, judgeReply, judgeWebhook } from './judge-payments.ts';
import { judgeAddress, judgeCatalog, judgeCertificate, judgeContent, judgeProxy } from './judge-site.ts';
import { bad, good, notTried, type Point, type PointName, pointNames } from './point.ts';

type Judged = Omit<Point, 'name'>;

/** The age in hours from which a daily backup is late. */
export const backupLateHours = 26;

const judgeSettings = ({ settings: { refused, unread } }: GoLiveFacts): Judged => {
  if (refused !== undefined && refused.length > 0) return bad('refused', { why: refused.join('; ') });
  if (unread.length > 0) return bad('unread', { lines: unread.join(', ') });
  return refused === undefined ? notTried() : good();
};

const judgeSeller = ({ seller }: GoLiveFacts): Judged => {
  if (typeof seller === 'string') return bad('wrong', { why: seller });
  return seller === undefined ? bad('unset') : good({ name: seller.seller.name });
};

const judgeVat = ({ seller }: GoLiveFacts): Judged => {
  if (typeof seller === 'string') return notTried();
  const rates = seller?.vatRates ?? [];
  const texts = rates.map(({ goods, rate, from }) => `${goods}${from === undefined ? '' : `@${from}`} ${rate / 100} %`);
  return texts.length === 0 ? bad('unset') : good({ rates: texts.join(', ') });
};

const judgeMail = ({ mail: { missing, reply } }: GoLiveFacts): Judged =>
  missing.length > 0 ? bad('unset', { missing: missing.join(', ') }) : judgeReply(reply);

const judgeTokens = ({ isReadable, names, refused }: TokenFacts): Judged => {
  if (!isReadable) return bad('wrong');
  if (names.length === 0) return bad('unset');
  if (refused === undefined) return notTried();
  return refused.length > 0 ? bad('refused', { names: refused.join(', ') }) : good({ names: names.join(', ') });
};

const judgeOffice = ({ office }: GoLiveFacts): Judged =>
  office.isReadable && office.names.length === 0 && office.hasOperator ? bad('nameless') : judgeTokens(office);

const judgeDatabase = (database: DatabaseFacts): Judged => {
  if (database.type === 'unusable') return bad('unusable', { why: database.why });
  const { breaches, openSince } = database;
  if (breaches > 0) return bad('breaches', { number: breaches });
  return openSince === undefined ? good() : bad('restoreOpen', { since: openSince });
};

const judgeBackup = (backup: BackupFacts): Judged => {
  if (backup === undefined) return bad('none');
  const { name, hours } = backup;
  return hours < backupLateHours ? good({ name, hours }) : bad('late', { name, hours });
};

const judged = (facts: GoLiveFacts): Readonly<Record<PointName, Judged>> => ({
  settings: judgeSettings(facts),
  seller: judgeSeller(facts),
  vat: judgeVat(facts),
  contact: facts.contactMissing.length === 0 ? good() : bad('sample', { missing: facts.contactMissing.join(', ') }),
  payments: judgePayments(facts.payments),
  webhook: judgeWebhook(facts.payments),
  money: judgeMoney(facts.payments),
  mail: judgeMail(facts),
  mailbox: notTried(),
  address: judgeAddress(facts.address),
  certificate: judgeCertificate(facts.address),
  proxy: judgeProxy(facts.proxy),
  office: judgeOffice(facts),
  door: judgeTokens(facts.door),
  database: judgeDatabase(facts.database),
  catalog: judgeCatalog(facts.catalog),
  content: judgeContent(facts.content),
  backup: judgeBackup(facts.backup),
  restore: notTried(),
  metrics: facts.metrics === undefined ? bad('unset') : judgeReply(facts.metrics),
  alerts: notTried(),
});

/** Judges whether a shop is ready for its first sale, point by point. What only the real provider, visitors or staff
 *  can prove is `notTried`, never `good`. */
export const judgeGoLive = (facts: GoLiveFacts): readonly Point[] => {
  const points = judged(facts);
  return pointNames.map((name) => ({ name, ...points[name] }));
};
