/* The main journeys, in words that people read on the pages. */
import type { Member } from '../attack/members.ts';
import { type Driver, fill, isAt, press, shows, waitUntil } from './driver.ts';

export type Stage = {
  url: string;
  /** Somebody with an account, and the ad of somebody else with a number. */
  member: Member & { password: string };
  ad: { id: string; title: string; phone: string };
};

export type Journey = { title: string; run: (driver: Driver, stage: Stage) => Promise<void> };

export const journeys: readonly Journey[] = [
  {
    title: 'home, search, ad, show number',
    async run(driver, { url, ad }) {
      await driver.open(url);
      const word = ad.title.split(' ').at(-1) ?? '';
      await fill(driver, 'What are you looking for?', word);
      await press(driver, 'button', 'Search');
      await isAt(driver, '/search');
      await press(driver, 'link', ad.title);
      await isAt(driver, `/ad/${ad.id}`);
      await press(driver, 'button', 'Show phone number');
      await waitUntil(driver, 'the number', `document.querySelector('a[href="tel:${ad.phone}"]')`);
    },
  },
  {
    title: 'log in',
    async run(driver, { url, member }) {
      await driver.open(`${url}/login`);
      await fill(driver, 'Email', member.email);
      await fill(driver, 'Password', member.password);
      await press(driver, 'button', 'Log in');
      await isAt(driver, '/my-account');
      await waitUntil(
        driver,
        'My Ads',
        `document.querySelector('h1')?.textContent.includes('My Ads')`,
      );
    },
  },
  {
    title: 'post an ad',
    async run(driver, { url }) {
      const title = `Trek road bike, frame ${Math.floor(Math.random() * 1e6)}`;
      await driver.open(`${url}/post`);
      await shows(driver, 'Category & Details');
      await fill(driver, 'What are you advertising?', 'bike');
      await press(driver, 'option', 'Leisure');
      await fill(driver, 'Location', 'ilford');
      await press(driver, 'option', 'Ilford');
      await fill(driver, 'Title', title);
      await fill(driver, 'Description', 'Serviced in spring, new tyres, always kept indoors.');
      await press(driver, 'button', 'Next');
      await shows(driver, 'Item Details');
      await fill(driver, 'Price (£)', '240');
      for (const step of ['Contact Preferences', 'Select all options', 'Confirm & Publish']) {
        await press(driver, 'button', 'Next');
        await waitUntil(
          driver,
          step,
          `[...document.querySelectorAll('h2')].some((one) => one.textContent === ${JSON.stringify(step)})`,
        );
      }
      await press(driver, 'button', 'Publish Ad');
      await isAt(driver, '/my-account');
      await shows(driver, 'Your ad is');
    },
  },
];
