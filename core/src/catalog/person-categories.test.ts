import { expect, test } from 'vitest';
import { chosenPersonCategories, defaultPersonCategories } from './person-categories.ts';

test('the settings accept both person categories or neither (R-PAGE-10)', () => {
  expect(chosenPersonCategories({})._unsafeUnwrap()).toBe(defaultPersonCategories);
  expect(chosenPersonCategories({ ADULT_CATEGORY: '', CHILD_CATEGORY: '' }).isOk()).toBe(true);
  const chosen = chosenPersonCategories({ ADULT_CATEGORY: 'grown', CHILD_CATEGORY: 'small' });
  expect(chosen._unsafeUnwrap()).toEqual({ adult: 'grown', child: 'small' });
});

test.each([
  [{ ADULT_CATEGORY: 'grown' }, 'without CHILD_CATEGORY'],
  [{ CHILD_CATEGORY: 'small' }, 'without ADULT_CATEGORY'],
  [{ ADULT_CATEGORY: 'Same', CHILD_CATEGORY: 'same' }, 'must be two'],
])('the settings %o are refused: %s', (settings, reason) => {
  expect(chosenPersonCategories(settings)._unsafeUnwrapErr()).toContain(reason);
});
