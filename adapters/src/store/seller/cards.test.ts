import { cardsContract } from '../testing/cards.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

cardsContract(openRig);
