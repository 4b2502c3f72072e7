import { answerWriters, writeAnswer } from '@shop/adapters/wire/calls/answer-writers';
import { factsOf } from '@shop/adapters/wire/calls/error-facts';
import { staffTable } from '@shop/adapters/wire/calls/staff-table';
import { writeLinePrice } from '@shop/adapters/wire/codec/price-step';
import type { Language } from '@shop/core/languages/language';
import type { PrintedValues, Wire } from '../documents/wire.ts';

type Writers = {
  readonly [Name in keyof PrintedValues]: (value: PrintedValues[Name], request: Record<never, never>) => object;
};

const writers: Writers = {
  ...answerWriters,
  sales: staffTable.sales.write,
  visits: staffTable.visits.write,
  admit: staffTable.admit.write,
  takeBack: staffTable.takeBack.write,
  history: staffTable.history.write,
  replay: staffTable.replay.write,
  resend: staffTable.resend.write,
  attention: staffTable.attention.write,
  settlePayment: staffTable.settlePayment.write,
  listOrders: staffTable.listOrders.write,
  findOrders: staffTable.findOrders.write,
  cancelByOffice: staffTable.cancelByOffice.write,
  reportPlaces: staffTable.reportPlaces.write,
  importCatalog: staffTable.importCatalog.write,
  listVersions: staffTable.listVersions.write,
};

/** Encodes values of core as the shop's API does; texts of amounts are in the language. */
export const wireIn = (language: Language): Wire => ({
  cart: (cart) => writeAnswer('loadCart', cart, { language }),
  answer: (name, value) => writers[name](value, {}),
  linePrice: writeLinePrice,
  errorFacts: factsOf,
});
