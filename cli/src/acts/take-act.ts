import { errAsync } from 'neverthrow';
import { shopSettings } from '../arguments/global-options.ts';
import type { ExitCode } from '../failures/exit-codes.ts';
import { usage } from '../failures/failure.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Act } from './session.ts';
import { takeContentAct, takeOwnContentAct } from './take-content-act.ts';
import { takePricesAct, takeScenariosAct, takeTraceAct } from './take-file-act.ts';
import { folderSession, takeCatalogAct, takeDeskAct, takeTransferAct } from './take-operator-act.ts';
import { takeShopAct } from './take-shop-act.ts';
import { type Taking, told } from './taking.ts';

/** Does what the arguments chose, with what it needs, and tells how it went. */
export const takeAct = async (act: Act, taking: Taking): Promise<ExitCode> => {
  switch (act.needs) {
    case 'nothing':
      return told(taking, act.run(taking.access));
    case 'folders':
      return told(taking, act.run(await folderSession(taking)));
    case 'prices':
      return takePricesAct(act, taking);
    case 'trace':
      return takeTraceAct(act, taking);
    case 'scenarios':
      return takeScenariosAct(act, taking);
    case 'content':
      return taking.options.on === undefined
        ? takeOwnContentAct(act, taking)
        : onShop(taking, (settings) => takeContentAct(act, settings, taking));
    case 'catalog':
      return onShop(taking, (settings) => takeCatalogAct(act, settings, taking));
    case 'desk':
      return onShop(taking, (settings) => takeDeskAct(act, settings, taking));
    case 'transfer':
      return onShop(taking, (settings) => takeTransferAct(act, settings, taking));
    case 'shop':
      return onShop(taking, (settings) => takeShopAct(act, settings, taking));
  }
};

/** For what acts on a shop: first which one, and as whom. */
const onShop = (taking: Taking, take: (settings: ShopSettings) => Promise<ExitCode>): Promise<ExitCode> =>
  shopSettings(taking.options, taking.terminal).match(take, (message) => told(taking, errAsync(usage(message))));
