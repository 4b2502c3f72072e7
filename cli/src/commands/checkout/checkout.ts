import type { Command } from 'commander';
import type { Choose } from '../../session.ts';
import { addCancelCommand } from './cancel.ts';
import { addCountriesCommand } from './countries.ts';
import { addOrderCommand } from './order.ts';
import { addPayCommand } from './pay.ts';
import { addReserveCheckCommand } from './reserve-check.ts';
import { addSaveCommand } from './save.ts';
import { addStopCommand } from './stop.ts';

export const addCheckoutCommands = (program: Command, choose: Choose): void => {
  const checkout = program.command('checkout').description('from the cart to the paid order');
  addCountriesCommand(checkout, choose);
  addSaveCommand(checkout, choose);
  addReserveCheckCommand(checkout, choose);
  addPayCommand(checkout, choose);
  addStopCommand(checkout, choose);
  addOrderCommand(checkout, choose);
  addCancelCommand(checkout, choose);
};
