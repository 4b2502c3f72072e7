import AxeBuilder from '@axe-core/playwright';
import { languages } from '@shop/core/languages/language';
import { addTwoTickets, chooseFirstFreeDay, enterPersonalData } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of languages) {
  test(`axe finds nothing on the way to a ticket in ${language}`, async ({ page, words, provoke }) => {
    const word = await words(language);
    const address = pages[language];
    const findings = async (place: string) => {
      // The mode for pages without frames, which ours are: no second page to open for every look.
      const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
      const { violations } = await builder.withTags(wcag).analyze();
      expect(violations.map(({ id, nodes }) => [place, id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
    };
    const nowhere = `${address.list}/no-such-ticket`;
    provoke(404, nowhere);
    for (const path of [address.home, address.list, address.cart, nowhere]) {
      await page.goto(path);
      await findings(path);
    }
    await page.goto(`${address.list}/termalija`);
    await expect(page.getByRole('grid')).toBeVisible();
    await findings('calendar');
    await chooseFirstFreeDay(page, word);
    await findings('price groups');
    await addTwoTickets(page, word);
    await findings('filled cart');
    await page.getByRole('link', { name: word('Cart.Next') }).click();
    await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
    await findings('personal data');
    await enterPersonalData(page, word);
    await findings('payment method');
  });
}
