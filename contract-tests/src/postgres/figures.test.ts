import { figuresContract } from '@shop/adapters/store-sql/testing/figures.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

figuresContract(openRigOnPostgres);
