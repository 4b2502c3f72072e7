import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Codec, decode, encode, type Reading } from '../codec/codec.ts';
import { answerLimits, parseJson } from '../codec/json-text.ts';
import { staffTable } from './staff-table.ts';
import { anyWire } from './testing/any-wire.ts';

type Row<Args extends readonly unknown[], Value, Request> = {
  readonly request: Codec<Request>;
  readonly answer: Reading<Value>;
  readonly write: (value: Value) => unknown;
  readonly toRequest: (...args: Args) => { readonly request: Request };
  readonly toArguments: (request: Request, context: { readonly staff: string }) => Args | undefined;
};

/** Returns a value as it arrives from the wire, where an object has no null members. */
const arrived = (value: unknown) => parseJson(JSON.stringify(value), answerLimits);

/** Returns a law of a call: requests and answers are equal after their way over the wire. */
const travels =
  <Args extends readonly unknown[], Value, Request>(row: Row<Args, Value, Request>) =>
  (): void => {
    fc.assert(
      fc.property(anyWire(row.request), anyWire(row.answer.wire), (requestWire, answerWire) => {
        const request = decode(row.request, requestWire)._unsafeUnwrap();
        const args = row.toArguments(request, { staff: 'reception' });
        const sent = encode(row.request, args === undefined ? request : row.toRequest(...args).request);
        expect(
          arrived(sent)
            .andThen((wire) => decode(row.request, wire))
            ._unsafeUnwrap(),
        ).toEqual(request);
        const answer = arrived(answerWire)
          .andThen((wire) => row.answer.parse(wire))
          ._unsafeUnwrap();
        expect(
          arrived(row.write(answer))
            .andThen((wire) => row.answer.parse(wire))
            ._unsafeUnwrap(),
        ).toEqual(answer);
      }),
    );
  };

test.each([
  ['sales', travels(staffTable.sales)],
  ['visits', travels(staffTable.visits)],
  ['importCatalog', travels(staffTable.importCatalog)],
  ['exportCatalog', travels(staffTable.exportCatalog)],
  ['listVersions', travels(staffTable.listVersions)],
  ['admit', travels(staffTable.admit)],
  ['takeBack', travels(staffTable.takeBack)],
  ['resend', travels(staffTable.resend)],
  ['history', travels(staffTable.history)],
  ['replay', travels(staffTable.replay)],
  ['attention', travels(staffTable.attention)],
  ['settlePayment', travels(staffTable.settlePayment)],
  ['listOrders', travels(staffTable.listOrders)],
  ['findOrders', travels(staffTable.findOrders)],
  ['cancelByOffice', travels(staffTable.cancelByOffice)],
  ['reportPlaces', travels(staffTable.reportPlaces)],
  ['buyerOf', travels(staffTable.buyerOf)],
  ['recordsOf', travels(staffTable.recordsOf)],
  ['erase', travels(staffTable.erase)],
] as const)('requests and answers of %s are equal after encoding and decoding (law)', (_, law) => law());
