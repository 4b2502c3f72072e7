import type { Command } from 'commander';
import type { Choose } from '../../session.ts';
import { addExplainCommand } from './explain.ts';
import { addFuzzCommand } from './fuzz.ts';

export const addPriceCommands = (program: Command, choose: Choose): void => {
  const price = program
    .command('price')
    .description('how prices come about, and the laws that hold for them; needs no shop');
  addExplainCommand(price, choose);
  addFuzzCommand(price, choose);
};
