import { cardsContract } from '@shop/adapters/store-sql/testing/cards.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

cardsContract(openRigOnPostgres);
