import { callLogContract } from '@shop/adapters/store-sql/testing/call-log.contract';
import { peopleContract } from '@shop/adapters/store-sql/testing/people.contract';
import { retentionContract } from '@shop/adapters/store-sql/testing/retention.contract';
import { openRigOnPostgres, openTestShop } from './postgres-worlds.ts';

peopleContract(openRigOnPostgres);
retentionContract(openRigOnPostgres);
callLogContract(openTestShop);
