import { err, ok, type Result } from 'neverthrow';
import { type Failure, usage } from '../../failures/failure.ts';
import { button, goTo, open, type ShopWindow, settled } from './shop-window.ts';
import { outcome } from './shown-refusal.ts';

type Done = Promise<Result<void, Failure>>;

/** Logs in on the page that the header leads to. */
export const logIn = async (window: ShopWindow, email: string, password: string): Done => {
  const { page, t } = window;
  await open(window, `/${window.language}`);
  await page
    .getByRole('link', { name: t('Header.Login') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: t('Account.LogInTitle') }).waitFor();
  await settled(window);
  await page.getByRole('textbox', { name: t('Customer.email'), exact: true }).fill(email);
  await page.getByLabel(t('LogIn.Password'), { exact: true }).fill(password);
  await button(window, t('LogIn.Button')).click();
  const isIn = async () =>
    (await page.getByRole('navigation', { name: t('Header.Navigation') }).count()) > 0 &&
    (await page.getByRole('heading', { level: 1, name: t('Account.LogInTitle') }).count()) === 0;
  const done = await outcome(window, isIn);
  await settled(window);
  return done;
};

/** Logs out by the menu of whoever is logged in. */
export const logOut = async (window: ShopWindow): Done => {
  const { page, t, session } = window;
  const member = (await session.member.loadMember()).unwrapOr(undefined);
  if (member === undefined) return err(usage('nobody is logged in'));
  await goTo(window, 'home');
  const navigation = page.getByRole('navigation', { name: t('Header.Navigation') });
  const name = navigation.getByText(`${member.name} ${member.surname}`.trim(), { exact: true });
  await name.filter({ visible: true }).first().click();
  await button(window, t('Header.LogOut')).click();
  await navigation.getByRole('link', { name: t('Header.Login') }).waitFor();
  await settled(window);
  return ok();
};
