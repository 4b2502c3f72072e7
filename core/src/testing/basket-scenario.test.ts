import * as fc from 'fast-check';
import { it } from 'vitest';
import { anyBasket } from './arbitraries.ts';
import { basketScenario } from './basket-scenario.ts';

it('a basket whose price is right has no scenario', () => {
  fc.assert(fc.property(anyBasket, (basket) => basketScenario(basket, 'a law') === undefined));
});
