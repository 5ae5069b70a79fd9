import type { Member } from '../drill/members.ts';
import { newEmail, newName, password } from '../drill/members.ts';
import { type Driver, fill, isAt, press, shows, tick, waitUntil } from './driver.ts';

export type Stage = {
  url: string;
  member: Member & { password: string };
  ad: { id: string; title: string; phone: string };
  /** A file. */
  picture: string;
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
    title: 'register by the code of a mail',
    async run(driver, { url }) {
      await driver.open(`${url}/register`);
      await fill(driver, 'Email', newEmail());
      await tick(driver, 'I have read and agree');
      await press(driver, 'button', 'Continue');
      await isAt(driver, '/verify-email');
      await shows(driver, 'your code is');
      const code = await driver.evaluate(
        `/your code is (\\d{4})/.exec(document.body.innerText)[1]`,
      );
      await fill(driver, 'Code from the email', String(code));
      await press(driver, 'button', 'Verify');
      await isAt(driver, '/profile-details');
      await fill(driver, 'First name', 'Hannah');
      await fill(driver, 'Last name', 'Whitfield');
      await fill(driver, 'Username', newName());
      await fill(driver, 'Password', password);
      await fill(driver, 'Confirm password', password);
      await press(driver, 'button', 'Create my account');
      await isAt(driver, '/account-created');
      await press(driver, 'link', 'Go to My Account');
      await isAt(driver, '/my-account');
    },
  },
  {
    title: 'log in',
    async run(driver, { url, member }) {
      await driver.evaluate(`fetch('/api/auth/logout', { method: 'POST' }).then(({ ok }) => ok)`);
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
    title: 'post an ad with a picture',
    async run(driver, { url, picture }) {
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
      await driver.choose('input[type=file]', picture);
      await waitUntil(
        driver,
        'the picture',
        `document.querySelector('img[alt="1 of 1"]')?.naturalWidth`,
      );
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
