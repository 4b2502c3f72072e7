import { figuresContract } from '@shop/adapters/store/testing/figures.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

figuresContract(openRigOnPostgres);
