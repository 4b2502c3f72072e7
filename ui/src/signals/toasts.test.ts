import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { hideErrors, hideToast, showToast, type Toast } from './toasts.ts';

test('toasts keep their order and have ids of their own', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, 'success', 'Odstranjeno');
  showToast(toasts, 'error', 'Napaka');
  expect(toasts.value.map(({ id, tone, text }) => [id, tone, text])).toEqual([
    [1, 'success', 'Odstranjeno'],
    [2, 'error', 'Napaka'],
  ]);
  hideToast(toasts, 1);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Napaka']);
});

test('a repeated toast shows once, with a new id', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, 'error', 'Napaka');
  showToast(toasts, 'error', 'Napaka');
  expect(toasts.value.map(({ id }) => id)).toEqual([2]);
});

test('a new action hides errors and keeps success messages', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, 'error', 'Napaka');
  showToast(toasts, 'success', 'Odstranjeno');
  hideErrors(toasts);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Odstranjeno']);
});
