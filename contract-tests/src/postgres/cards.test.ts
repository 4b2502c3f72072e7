import { cardsContract } from '@shop/adapters/store/testing/cards.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

cardsContract(openRigOnPostgres);
