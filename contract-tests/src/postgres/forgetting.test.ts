import { logContract } from '@shop/adapters/store-sql/testing/log.contract';
import { peopleContract } from '@shop/adapters/store-sql/testing/people.contract';
import { personalDataContract } from '@shop/adapters/store-sql/testing/personal-data.contract';
import { retentionContract } from '@shop/adapters/store-sql/testing/retention.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

logContract(openRigOnPostgres);
personalDataContract(openRigOnPostgres);
peopleContract(openRigOnPostgres);
retentionContract(openRigOnPostgres);
