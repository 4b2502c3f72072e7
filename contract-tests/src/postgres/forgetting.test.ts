import { logContract } from '@shop/adapters/store/testing/log.contract';
import { peopleContract } from '@shop/adapters/store/testing/people.contract';
import { personalDataContract } from '@shop/adapters/store/testing/personal-data.contract';
import { retentionContract } from '@shop/adapters/store/testing/retention.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

logContract(openRigOnPostgres);
personalDataContract(openRigOnPostgres);
peopleContract(openRigOnPostgres);
retentionContract(openRigOnPostgres);
