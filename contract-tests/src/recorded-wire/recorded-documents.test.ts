import {
  readBuyer,
  readCart,
  readPerson,
  writeBuyer,
  writeCart,
  writePerson,
} from '@shop/adapters/store/stored/documents';
import { readLogRow, writeLogRow } from '@shop/adapters/store/stored/log-row';
import { readOrder, writeOrder } from '@shop/adapters/store/stored/order-document';
import { storedMember } from '@shop/adapters/store/stored/personal-data';
import { instant } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { type DocumentKind, documentKinds } from './recorded-documents.ts';
import { recordLines } from './run-script.ts';

const ofSession = { cartId: cartId('cart'), sessionDigest: 'digest', savedAt: instant(0) };

/** Decodes a document of a kind and encodes it again. */
const again: { readonly [Kind in DocumentKind]: (document: string) => string } = {
  cart: (document) => writeCart({ ...readCart(document), revision: 1 }),
  order: (document) => writeOrder({ ...readOrder(document), revision: 1 }),
  person: (document) => writePerson(readPerson(document)),
  buyer: (document) => writeBuyer({ ...readBuyer(document), ...ofSession }),
  member: (document) => storedMember.write(storedMember.read(document)),
  logRow: (document) => writeLogRow(readLogRow({ id: 'row', at: instant(0), cartId: cartId('cart') }, document)),
};

const stored = recordLines('documents').map((line): { readonly kind: DocumentKind; readonly document: unknown } =>
  JSON.parse(line),
);

test.each(documentKinds)(
  'each %s that an earlier commit stored is decoded and encoded again to the same value',
  (kind) => {
    const documents = stored.filter((one) => one.kind === kind).map(({ document }) => JSON.stringify(document));
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(JSON.parse(again[kind](document))).toEqual(JSON.parse(document));
  },
);
