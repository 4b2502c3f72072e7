import type { AddressFacts, CatalogFacts, ContentFacts, ProxyFacts } from './facts.ts';
import { bad, good, notTried, type Point } from './point.ts';

type Judged = Omit<Point, 'name'>;

/** Judges the address under which visitors reach the shop. */
export const judgeAddress = ({ origin, reply }: AddressFacts): Judged => {
  if (origin === undefined) return bad('unset');
  if (!origin.startsWith('https:')) return bad('plain', { origin });
  switch (reply) {
    case 'ready':
    case 'untrusted':
      return good({ origin });
    case 'notReady':
    case 'silent':
      return bad(reply, { origin });
  }
};

/** Judges the certificate. One of this machine's own authority does not prove what browsers elsewhere trust. */
export const judgeCertificate = ({ origin = '', reply, isOwnAuthority }: AddressFacts): Judged => {
  if (!origin.startsWith('https:') || reply === 'silent') return notTried('noAnswer');
  if (reply === 'untrusted') return bad('untrusted');
  return isOwnAuthority ? notTried() : good();
};

/** Judges whether the shop sees the addresses of its visitors: as the proxy knows them, and not as visitors write
 *  them. */
export const judgeProxy = ({ header, seen }: ProxyFacts): Judged => {
  if (header === undefined) return bad('unset');
  if (seen === undefined) return notTried();
  if (seen.isForged) return bad('forged', { header });
  return seen.from === 'header' ? good({ header, address: seen.address }) : bad('missing', { header });
};

/** The most files that a finding names. */
const mostNamed = 3;

const fileFacts = (files: readonly string[]): Point['facts'] => ({
  number: files.length,
  files: files.length > mostNamed ? `${files.slice(0, mostNamed).join(', ')} ...` : files.join(', '),
});

/** Judges what is sold. */
export const judgeCatalog = (catalog: CatalogFacts | undefined): Judged => {
  if (catalog === undefined) return notTried();
  const { products, unchanged, daysEnd } = catalog;
  if (unchanged.length > 0) return bad('unchanged', fileFacts(unchanged));
  if (products === 0) return bad('nothing');
  return daysEnd === undefined ? good({ number: products }) : bad('daysEnd', { day: daysEnd });
};

/** Judges pages, words and pictures. */
export const judgeContent = ({ isOwn, faults, unchanged }: ContentFacts): Judged => {
  if (!isOwn) return bad('sample');
  if (faults > 0) return bad('faults', { number: faults });
  return unchanged.length > 0 ? bad('unchanged', fileFacts(unchanged)) : good();
};
