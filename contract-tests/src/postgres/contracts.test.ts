import { portContracts } from '../port-contracts.ts';
import { worldOver } from '../worlds.ts';
import { onPostgres } from './postgres-worlds.ts';

portContracts('PostgreSQL', worldOver(onPostgres));
