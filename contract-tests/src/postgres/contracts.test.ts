import { afterAll, expect } from 'vitest';
import { portContracts } from '../contracts/port-contracts.ts';
import { worldOver } from '../contracts/worlds.ts';
import { failedOnPurpose, onFailingPostgres } from './postgres-worlds.ts';

portContracts('PostgreSQL, where one transaction in five fails', worldOver(onFailingPostgres));
// Without injected failures these tests would prove nothing.
afterAll(async () => expect(await failedOnPurpose()).toBeGreaterThan(100));
