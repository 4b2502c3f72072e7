import {
  type CancellationTextName,
  type CancellationTexts,
  cancellationTextNames,
  type OrderTextName,
  type OrderTexts,
  orderTextNames,
  type TextBlock,
} from '@shop/core/content/section';
import { htmlOf } from './markup.ts';
import { plainOf } from './plain-text.ts';
import type { Reading } from './reading.ts';

type Property = (name: string) => unknown;
type Names = readonly [title: string, text: string];

const pair = (name: string): Names => [`${name}Title`, `${name}Text`];

/** What content calls the blocks of an order (D-SECTION-NAMES). */
const orderNames: Readonly<Record<OrderTextName, Names>> = {
  ticketCompleted: pair('ticket'),
  giftCardCompleted: pair('giftCard'),
  neutral: pair('neutral'),
  noOrder: pair('noOrder'),
  canceled: pair('canceled'),
  orderCanceled: pair('orderCanceled'),
  orderCanceling: pair('orderCanceling'),
  failed: pair('error'),
  notConfirmed: pair('notConfirmed'),
  pending: pair('pending'),
  refunded: pair('refunded'),
  refunding: pair('refunding'),
};

/** Those of a cancellation; its question is one line. */
const cancellationNames: Readonly<Record<CancellationTextName, Names>> = {
  question: ['question', 'questionText'],
  success: pair('success'),
  failure: pair('error'),
};

/** A block without any words is none. */
const blockOf = (own: Property, [title, text]: Names, reading: Reading): TextBlock | undefined => {
  const block = { title: plainOf(own(title)), text: htmlOf(own(text), reading) };
  return block.title.trim() === '' && block.text.trim() === '' ? undefined : block;
};

const blocks = <Name extends string>(
  names: readonly Name[],
  called: Readonly<Record<Name, Names>>,
  own: Property,
  reading: Reading,
): { readonly [Key in Name]?: TextBlock } => {
  const found: { [Key in Name]?: TextBlock } = {};
  for (const name of names) {
    const block = blockOf(own, called[name], reading);
    if (block !== undefined) found[name] = block;
  }
  return found;
};

export const orderTextsOf = (own: Property, reading: Reading): OrderTexts =>
  blocks(orderTextNames, orderNames, own, reading);

export const cancellationTextsOf = (own: Property, reading: Reading): CancellationTexts =>
  blocks(cancellationTextNames, cancellationNames, own, reading);
