import { cookiePortContract } from './cookie-port.contract.ts';
import { jars } from './jars.ts';
import { paymentProviderContract } from './payment-provider.contract.ts';
import { paymentWorlds } from './payment-worlds.ts';
import { portContracts } from './port-contracts.ts';
import { worlds } from './worlds.ts';

for (const [world, open] of worlds) portContracts(world, open);
for (const [name, open] of paymentWorlds) paymentProviderContract(name, open);
for (const [name, open, powers] of jars) cookiePortContract(name, open, powers);
