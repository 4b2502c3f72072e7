import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addCancelCommand } from './cancel.ts';
import { addCountriesCommand } from './countries.ts';
import { addOrderCommand } from './order.ts';
import { addPayCommand } from './pay.ts';
import { addReserveCheckCommand } from './reserve-check.ts';
import { addSaveCommand } from './save.ts';
import { addStopCommand } from './stop.ts';

export const addCheckoutCommands = (checkout: Command, choose: Choose): void => {
  addCountriesCommand(checkout, choose);
  addSaveCommand(checkout, choose);
  addReserveCheckCommand(checkout, choose);
  addPayCommand(checkout, choose);
  addStopCommand(checkout, choose);
  addOrderCommand(checkout, choose);
  addCancelCommand(checkout, choose);
};
