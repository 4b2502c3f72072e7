import { officeContract } from '@shop/adapters/store/testing/office.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

officeContract(openRigOnPostgres);
