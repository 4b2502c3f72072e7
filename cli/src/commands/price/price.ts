import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addExplainCommand } from './explain.ts';
import { addFuzzCommand } from './fuzz.ts';

export const addPriceCommands = (price: Command, choose: Choose): void => {
  addExplainCommand(price, choose);
  addFuzzCommand(price, choose);
};
