import { afterEach, expect, test, vi } from 'vitest';
import { isReservedUsername } from '@/lib/accounts/names/reserved-usernames';

afterEach(() => vi.unstubAllEnvs());

test.each([
  'admin',
  'ADMIN',
  'a_d.m-i_n',
  'Admin2026',
  'support',
  'moderator',
  'Townboard',
  'town.board',
  'townboard-support',
  'HelpTownboard',
  'townboard.official-support',
  'Admin_Team',
  '1admin',
])('%s is reserved', (name) => expect(isReservedUsername(name)).toBe(true));

test.each([
  'hannah',
  'administrating_andy',
  'supporter',
  'team_rocket',
  'meme.me',
  'townboarder',
  'helpful.hugh',
  '...',
  '2026',
])('%s is available', (name) => expect(isReservedUsername(name)).toBe(false));

test("the site's name comes from the configuration", () => {
  vi.stubEnv('SITE_NAME', 'Lantern & Sons');
  expect(isReservedUsername('LanternSons')).toBe(true);
  expect(isReservedUsername('lantern-sons_admin')).toBe(true);
  expect(isReservedUsername('townboard')).toBe(false);
});
