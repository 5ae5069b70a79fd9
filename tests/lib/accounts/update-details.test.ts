import { describe, expect, test } from 'vitest';
import { getMe } from '@/lib/accounts/get-me';
import { updateDetailsSchema } from '@/lib/accounts/schema';
import { updateDetails } from '@/lib/accounts/update-details';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { createUser, sessionFor } from '../../builders/account';
import { newUsername } from '../../builders/username';

const now = new Date('2026-11-20T12:00:00Z');

const newActor = async () => (await sessionFor(await createUser(), now)).actor;

describe('updateDetails', () => {
  test('changes only the fields that are sent', async () => {
    const actor = await newActor();
    const before = await getMe(actor);
    const after = await updateDetails(actor, { firstName: 'Ana', dob: '1990-02-28' }, now);
    expect(after).toEqual({ ...before, firstName: 'Ana', dob: '1990-02-28' });
    expect(await updateDetails(actor, {}, now)).toEqual(after);
    const cleared = await updateDetails(actor, { dob: null, gender: 'Other' }, now);
    expect(cleared).toEqual({ ...after, dob: null, gender: 'Other' });
  });

  test('does not affect other members', async () => {
    const [actor, other] = [await newActor(), await newActor()];
    const before = await getMe(other);
    await updateDetails(actor, { firstName: 'Ana', username: newUsername() }, now);
    expect(await getMe(other)).toEqual(before);
  });

  test('reports a username taken in any case at its field', async () => {
    const other = await createUser();
    const actor = await newActor();
    const username = other.username.toUpperCase();
    await expect(updateDetails(actor, { username }, now)).rejects.toMatchObject({
      code: 'conflict',
      fields: { username: siteTexts.usernameTaken },
    });
  });

  test("allows other case in one's own username, and frees the old one", async () => {
    const user = await createUser();
    const { actor } = await sessionFor(user, now);
    const loud = user.username.toUpperCase();
    expect(await updateDetails(actor, { username: loud }, now)).toMatchObject({ username: loud });
    await updateDetails(actor, { username: newUsername() }, now);
    const taken = await updateDetails(await newActor(), { username: user.username }, now);
    expect(taken.username).toBe(user.username);
  });

  test('refuses reserved usernames, except to staff who have them', async () => {
    const user = await createUser();
    const { actor } = await sessionFor(user, now);
    for (const username of ['Support', 'Ad.Min', 'townboard_team', 'moderator7']) {
      await expect(updateDetails(actor, { username }, now)).rejects.toMatchObject({
        code: 'conflict',
        fields: { username: siteTexts.usernameTaken },
      });
    }
    const username = 'Town-Board.Staff';
    const usernameKey = username.toLowerCase();
    await db.user.update({ where: { id: user.id }, data: { username, usernameKey } });
    const changes = { username: 'town-board.STAFF', firstName: 'Ana' };
    expect(await updateDetails(actor, changes, now)).toMatchObject(changes);
  });

  test.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['2026-11-20', false],
    ['2027-01-01', false],
  ])('a date of birth of %s is old enough: %s', async (dob, isAccepted) => {
    const update = updateDetails(await newActor(), { dob }, now);
    if (isAccepted) expect(await update).toMatchObject({ dob });
    else await expect(update).rejects.toMatchObject({ fields: { dob: siteTexts.dobTooYoung } });
  });
});

describe('the schema of details', () => {
  test('drops other fields', () => {
    const sent = { firstName: 'Ana', email: 'x@example.co.uk', role: 'moderator', phone: '1' };
    expect(updateDetailsSchema.parse(sent)).toEqual({ firstName: 'Ana' });
  });

  test('treats an empty choice as none', () => {
    expect(updateDetailsSchema.parse({ gender: '', dob: '' })).toEqual({ gender: null, dob: null });
    expect(updateDetailsSchema.parse({ gender: null })).toEqual({ gender: null });
  });

  test.each([
    [{ firstName: ' \u200b ' }, siteTexts.firstNameNeeded],
    [{ username: 'a b' }, siteTexts.usernameRule],
    [{ gender: 'Robot' }, siteTexts.genderInvalid],
    [{ gender: ['Male'] }, siteTexts.genderInvalid],
    [{ dob: '1990-02-30' }, siteTexts.dobInvalid],
    [{ dob: '1899-12-31' }, siteTexts.dobInvalid],
    [{ dob: '20/11/1990' }, siteTexts.dobInvalid],
    [{ dob: 19901120 }, siteTexts.dobInvalid],
  ])('refuses %o', (sent, message) => {
    const { error } = updateDetailsSchema.safeParse(sent);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
