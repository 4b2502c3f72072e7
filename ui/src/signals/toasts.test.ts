import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { hideErrors, hideToast, leaveToasts, showToast, type Toast } from './toasts.ts';

test('toasts keep their order and have ids of their own', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, { tone: 'success', text: 'Odstranjeno' });
  showToast(toasts, { tone: 'error', text: 'Napaka' });
  expect(toasts.value.map(({ id, tone, text }) => [id, tone, text])).toEqual([
    [1, 'success', 'Odstranjeno'],
    [2, 'error', 'Napaka'],
  ]);
  hideToast(toasts, 1);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Napaka']);
});

test('a repeated toast shows once, with a new id', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, { tone: 'error', text: 'Napaka' });
  showToast(toasts, { tone: 'error', text: 'Napaka' });
  expect(toasts.value.map(({ id }) => id)).toEqual([2]);
});

test('a new action hides errors and keeps success messages', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, { tone: 'error', text: 'Napaka' });
  showToast(toasts, { tone: 'success', text: 'Odstranjeno' });
  hideErrors(toasts);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Odstranjeno']);
});

test('a toast stays on its page; one for the next page goes there, and no further', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, { tone: 'error', text: 'Napaka' });
  showToast(toasts, { tone: 'success', text: 'Preklicano', on: '/sl/kosarica' });
  leaveToasts(toasts, '/sl/kosarica');
  expect(toasts.value.map(({ text }) => text)).toEqual(['Preklicano']);
  leaveToasts(toasts, '/sl');
  expect(toasts.value).toEqual([]);
});
