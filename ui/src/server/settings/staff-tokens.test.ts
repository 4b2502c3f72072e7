import { staffTokensOf } from '@shop/core/ports/staff-tokens';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const [entrance, till, office] = ['k7Qw-21xz-77ab-9m', 'p2Rt-83vb-45ws-1c', 'z9Lm-64hj-20kd-7f'];

const tokensOf = (variables: Readonly<Record<string, string>>) => readSettings(variables).map(staffTokensOf);

test('reads staff tokens with their roles, and the operator as one of the office', () => {
  const variables = {
    DOOR_TOKENS: `entrance:${entrance}, till:${till}`,
    OFFICE_TOKENS: `mojca:${office}`,
    OPERATOR_TOKEN: 'f8Kq-21xz-77ab-90',
  };
  expect(tokensOf(variables)._unsafeUnwrap()).toEqual([
    { name: 'entrance', role: 'door', secret: entrance },
    { name: 'till', role: 'door', secret: till },
    { name: 'mojca', role: 'office', secret: office },
    { name: 'operator', role: 'office', secret: 'f8Kq-21xz-77ab-90' },
  ]);
  expect(tokensOf({})._unsafeUnwrap()).toEqual([]);
});

test.each([
  'entrance',
  `entrance:${entrance},`,
  'entrance:too-short',
  `:${entrance}`,
  `the door:${entrance}`,
  `entrance:${entrance} ${till}`,
  `entrance:${entrance},entrance:${till}`,
])('refuses the list of staff tokens %j in one line with an example', (DOOR_TOKENS) => {
  expect(tokensOf({ DOOR_TOKENS })._unsafeUnwrapErr()).toMatch(/^DOOR_TOKENS must be .*entrance:k7Qw-21xz-77ab-9m/);
});

test.each([
  [{ DOOR_TOKENS: `mojca:${entrance}`, OFFICE_TOKENS: `mojca:${office}` }, 'mojca'],
  [{ DOOR_TOKENS: `entrance:${office}`, OFFICE_TOKENS: `mojca:${office}` }, 'mojca'],
  [{ OFFICE_TOKENS: `operator:${office}`, OPERATOR_TOKEN: 'f8Kq-21xz-77ab-90' }, 'operator'],
])('refuses staff tokens with the same name or secret: %j', (variables, name) => {
  expect(tokensOf(variables)._unsafeUnwrapErr()).toBe(
    `DOOR_TOKENS, OFFICE_TOKENS and OPERATOR_TOKEN: ${name} shares its name or its secret with another; who did something would be uncertain`,
  );
});
