import type { Command } from 'commander';
import type { Choose } from '../../acts/session.ts';
import { addAddGiftCardCommand } from './add-gift-card.ts';
import { addAddTicketCommand } from './add-ticket.ts';
import { addAddUpsellCommand } from './add-upsell.ts';
import { addCheckCommand } from './check.ts';
import { addExplainCommand } from './explain.ts';
import { addExtendCommand } from './extend.ts';
import { addPromoCommand } from './promo.ts';
import { addRemoveCommand } from './remove.ts';
import { addSetCommand } from './set.ts';
import { addShowCommand } from './show.ts';

export const addCartCommands = (cart: Command, choose: Choose): void => {
  addShowCommand(cart, choose);
  addAddTicketCommand(cart, choose);
  addAddGiftCardCommand(cart, choose);
  addAddUpsellCommand(cart, choose);
  addSetCommand(cart, choose);
  addRemoveCommand(cart, choose);
  addPromoCommand(cart, choose);
  addExtendCommand(cart, choose);
  addExplainCommand(cart, choose);
  addCheckCommand(cart, choose);
};
