import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Basket } from '@shop/core/pricing/basket-price';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { uncheckedEncoder } from '../codec/unchecked-encoder.ts';
import { flattened, sentAs, wireObject } from '../codec/wire-object.ts';
import { flag, list, record, wholeNumber } from './form-fields.ts';
import { oneWorth, promo } from './offers.ts';
import { readAt } from './schema-mistakes.ts';
import { discount, price, usually } from './sold-fields.ts';
import { yamlText } from './write-catalog-files.ts';
import { yamlSource } from './yaml-source.ts';

const line = wireObject(
  {
    price: price('full price of a piece'),
    priceWithDiscount: z.exactOptional(price('reduced price of a piece')),
    quantityDiscountMinItems: z.exactOptional(wholeNumber(0, 1000, 'pieces from which on the reduced price applies')),
    quantity: wholeNumber(0, 1000, 'pieces'),
    facilityDiscount: sentAs('dayDiscount', z.exactOptional(discount('discount of the day'))),
    lacksTicket: flattened(
      { withTicket: usually(flag('false for an extra without the ticket that it is reduced beside'), true) },
      { decode: ({ withTicket }) => (withTicket ? undefined : true), encode: (lacks) => ({ withTicket: !lacks }) },
    ),
    isEligible: sentAs('takesCode', usually(flag('false for a line that no code lowers'), true)),
  },
  record,
);

const basketFile: Codec<Basket> = wireObject(
  {
    lines: list(line, 'what is bought'),
    promo: sentAs(
      'code',
      z.exactOptional(
        mapped(wireObject({ promo }, oneWorth), {
          decode: (code) => code.promo,
          encode: (taken) => ({ promo: taken }),
        }),
      ),
    ),
  },
  record,
);

/** Reads lines and a code as a YAML file describes them. Error: every mistake, in order. */
export const readBasket = (file: CatalogFile): Result<Basket, readonly CatalogMistake[]> =>
  readAt(yamlSource(file), basketFile);

const formOf = uncheckedEncoder(basketFile);

/** The same as a file that reads as this basket. */
export const writtenBasket = (basket: Basket): string => yamlText(formOf(basket));
