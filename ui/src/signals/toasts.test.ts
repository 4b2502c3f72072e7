import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { hideErrors, hideToast, showToast, type Toast } from './toasts.ts';

test('toasts stand in the order in which they came, each with a number of its own', () => {
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

test('the same words show once, with a new time', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, 'error', 'Napaka');
  showToast(toasts, 'error', 'Napaka');
  expect(toasts.value.map(({ id }) => id)).toEqual([2]);
});

test('what was refused before goes when it is asked for again, and good news stay', () => {
  const toasts = signal<readonly Toast[]>([]);
  showToast(toasts, 'error', 'Napaka');
  showToast(toasts, 'success', 'Odstranjeno');
  hideErrors(toasts);
  expect(toasts.value.map(({ text }) => text)).toEqual(['Odstranjeno']);
});
