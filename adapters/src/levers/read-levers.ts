import { localDate } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { list, record } from '../catalog-files/form-fields.ts';
import { inOrder } from '../catalog-files/mistake-order.ts';
import { schemaMistakes } from '../catalog-files/schema-mistakes.ts';
import { yamlSource } from '../catalog-files/yaml-source.ts';
import type { CallLever, Ending, Levers, SoldOut, Times } from './lever.ts';
import { callsOf, type LeverForm, leverForm, refusalOf } from './lever-form.ts';

const leverFile = record({ levers: list(leverForm, 'what a host does wrong') });

const timesOf = (asked: NonNullable<LeverForm['asked']>): Times => (typeof asked === 'number' ? [asked] : asked);

const soldOutOf = ({ product, day }: NonNullable<LeverForm['soldOut']>): SoldOut => ({
  product: productId(product),
  day: typeof day === 'number' ? day : localDate(day),
});

const endingOf = (form: LeverForm): Ending | undefined => {
  if (form.answer !== undefined) return { type: form.answer };
  if (form.outOfReach !== undefined) return { type: 'outOfReach', cause: form.outOfReach };
  const error = form.refuse === undefined ? undefined : refusalOf(form);
  return error && { type: 'refused', error };
};

const callLeverOf = (form: LeverForm): CallLever => {
  const ending = endingOf(form);
  return {
    calls: callsOf(form),
    ...(form.asked === undefined ? {} : { asked: timesOf(form.asked) }),
    ...(form.slow === undefined ? {} : { slow: form.slow }),
    ...(form.soldOut === undefined ? {} : { soldOut: soldOutOf(form.soldOut) }),
    ...(ending === undefined ? {} : { ending }),
  };
};

/** What is written down as what a host does. Of several words about notifications the last one counts. */
const leversOf = (forms: readonly LeverForm[]): Levers => {
  const notification = forms.findLast((form) => form.notification !== undefined)?.notification;
  return {
    calls: forms.filter((form) => form.notification === undefined).map(callLeverOf),
    ...(notification === undefined ? {} : { notification }),
  };
};

/** JSON Schema of a lever file, for editors; made of the same description that a host reads with. */
export const leverJsonSchema = (): unknown =>
  z.toJSONSchema(leverFile, { io: 'input', unrepresentable: 'any', reused: 'ref' });

/** Reads a lever file (D-LEVERS). Error: every mistake with its line and column, in order. */
export const readLevers = (file: CatalogFile): Result<Levers, readonly CatalogMistake[]> => {
  const source = yamlSource(file);
  if (source.mistakes.length > 0) return err(source.mistakes);
  const read = z.safeParse(leverFile, source.value);
  return read.success ? ok(leversOf(read.data.levers)) : err(inOrder(schemaMistakes(source, [], read.error.issues)));
};
