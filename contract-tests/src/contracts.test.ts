import { checkoutPortContract } from './checkout-port.contract.ts';
import { chains } from './compose.ts';
import { contentPortContract } from './content-port.contract.ts';
import { cookiePortContract } from './cookie-port.contract.ts';
import { jars } from './jars.ts';
import { shopPortContract } from './shop-port.contract.ts';

for (const [name, open] of chains) {
  shopPortContract(name, open);
  checkoutPortContract(name, open);
  contentPortContract(name, open);
}

for (const [name, open, powers] of jars) cookiePortContract(name, open, powers);
