import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { orderCancellationView } from './order-cancellation.view.ts';

const block = (title: string) => ({ title, text: cleanMarkup('') });
const section = {
  type: 'orderCancellation',
  id: 'order-cancellation',
  title: '',
  text: cleanMarkup(''),
  texts: { question: block('question'), success: block('success'), failure: block('failure') },
} as const;

const noId = { title: 'Cancel.Title', note: 'CancelTransactionIncorrectUrl' };

test.each([
  [{ id: 'c-1' }, { title: 'question', id: 'c-1' }],
  [{ id: 'c-1', outcome: 'canceled' }, { title: 'success' }],
  [
    { id: 'c-1', outcome: 'notCanceled' },
    { title: 'failure', id: 'c-1' },
  ],
  [
    { id: 'c-1', outcome: 'notKnown' },
    { title: 'Cancel.NotKnown', note: 'Cancel.NotKnown.Text', id: 'c-1' },
  ],
  [{ outcome: 'notKnown' }, { title: 'Cancel.NotKnown', note: 'Cancel.NotKnown.Text' }],
  [{ outcome: 'canceled' }, noId],
  [{ outcome: 'notCanceled' }, noId],
  [{}, noId],
] as const)('%j shows %j', (given, shown) => {
  const view = orderCancellationView({ section, ...given }, plainTranslator);
  expect(view).toMatchObject(shown);
  expect('id' in view).toBe('id' in shown);
});
