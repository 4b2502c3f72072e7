import type { ExitCode } from '../failures/exit-codes.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Act, FolderSession, TransferSession } from './session.ts';
import { type Taking, told, withOpened } from './taking.ts';

type ActOn<Needs extends Act['needs']> = Extract<Act, { needs: Needs }>;

export const folderSession = async ({ access, options, terminal }: Taking): Promise<FolderSession> => ({
  folders: await access.catalogFolders(options.at),
  folder: terminal.folder,
});

/** Looks after what a shop sells. */
export const takeCatalogAct = async (
  act: ActOn<'catalog'>,
  settings: ShopSettings,
  taking: Taking,
): Promise<ExitCode> => {
  const { access, terminal } = taking;
  const folders = await folderSession(taking);
  return withOpened(taking, access.openCatalog(settings, terminal), settings.target, ({ catalog }) =>
    act.run({ ...folders, catalog }),
  );
};

/** Does what staff do at the door and on the telephone. */
export const takeDeskAct = (act: ActOn<'desk'>, settings: ShopSettings, taking: Taking): Promise<ExitCode> => {
  const { access, terminal, options } = taking;
  const { lang: language, at } = options;
  return withOpened(taking, access.openDesk(settings, terminal), settings.target, (desk) =>
    act.run({ ...desk, language, ...(at === undefined ? {} : { at }) }),
  );
};

/** Moves a shop to another database. */
export const takeTransferAct = (act: ActOn<'transfer'>, settings: ShopSettings, taking: Taking): Promise<ExitCode> => {
  const { access, terminal, options, progress } = taking;
  const transfer: TransferSession['transfer'] = (to) => access.transfer(settings, to, terminal, progress.tell);
  return told(taking, act.run({ transfer, language: options.lang }));
};
