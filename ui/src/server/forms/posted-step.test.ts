import { expect, test } from 'vitest';
import { settingText, stepName } from '../../page-data/step-button.ts';
import { withStep } from './posted-step.ts';

const posted = (step: string | undefined, fields: Readonly<Record<string, string>> = { adults: '2', other: 'x' }) =>
  withStep(
    new Map(Object.entries({ does: 'addTicket', ...fields, ...(step === undefined ? {} : { [stepName]: step }) })),
  );

test('a form without a step button has only its own fields', () => {
  expect(posted(undefined)).toEqual({
    fields: new Map([
      ['adults', '2'],
      ['other', 'x'],
    ]),
    isStep: false,
  });
});

test('a step button can set several fields, of the form and new ones', () => {
  const set = posted(
    settingText([
      ['adults', 0],
      ['advised-family', 1],
      ['family', 1],
      ['family', 2],
    ]),
  );
  expect(set).toMatchObject({ isStep: true, at: 'family' });
  expect([...set.fields]).toEqual([
    ['adults', '0'],
    ['other', 'x'],
    ['advised-family', '1'],
    ['family', '2'],
  ]);
});

test.each(['', 'set?', 'set?adults=0', 'set?does=removeItem', 'adults:2', 'unknown:1'])(
  'the step button %j changes no field',
  (step) => {
    expect(posted(step)).toMatchObject({
      fields: new Map([
        ['adults', '2'],
        ['other', 'x'],
      ]),
      isStep: true,
    });
  },
);
