import * as fc from 'fast-check';
import { it } from 'vitest';
import { anyBasket } from './arbitraries.ts';
import { basketScenario } from './basket-scenario.ts';

it('no visit shows a fault of rules that hold, whatever is bought', () => {
  fc.assert(fc.property(anyBasket, (basket) => basketScenario(basket, 'a law') === undefined));
});
