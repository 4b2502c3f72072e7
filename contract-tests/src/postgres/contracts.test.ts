import { portContracts } from '../contracts/port-contracts.ts';
import { worldOver } from '../contracts/worlds.ts';
import { onPostgres } from './postgres-worlds.ts';

portContracts('PostgreSQL', worldOver(onPostgres));
