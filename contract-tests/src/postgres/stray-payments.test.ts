import { strayPaymentsContract } from '@shop/adapters/store/testing/stray-payments.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

strayPaymentsContract(openRigOnPostgres);
