import { expect, test } from 'vitest'
import { invalidateSite } from '../platform/database/site-memory.ts'
import { testWorld } from '../../test/world.ts'

const world = testWorld()

let people = 0
/** The HTML of the mail that a registration sends. */
async function mailedHtml(lang: 'en' | 'zh' = 'en'): Promise<string> {
  const email = `reader${++people}@example.com`
  await world.caller(undefined, lang)('POST /users', { body: { email, password: 'lantern42' } })
  const mail = await world.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .select('html_body')
    .executeTakeFirstOrThrow()
  return mail.html_body
}

/** Stores a setting directly, so that values are possible that the console would refuse. */
async function save(name: string, value: string): Promise<void> {
  await world.db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value), updated_at: world.clock.now() })
    .onConflict((same) => same.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
  // Clears the cache, as the notification of the change does in production.
  invalidateSite(world.db)
}

test('a mail has our mark, in text and table cells, and our colour, unless the operator sets others', async () => {
  const html = await mailedHtml('zh')
  expect(html).toMatch(/background:#1d4468.*background:#bf3a22.*>远淘<\/td>/s)
  expect(html).toContain('bgcolor="#1d4468"')
  expect(html).not.toContain('<img')
})

test('the operator’s logo appears next to the name, with an absolute address', async () => {
  await save('websiteLogoPath', '/api/v1/logo/0.png')
  const html = await mailedHtml()
  expect(html).toMatch(/<img src="http:\/\/shop\.test\/api\/v1\/logo\/0\.png" alt="".*>Longhaul<\/td>/s)
})

test('the button has the operator’s colour, unless white text would be illegible on it', async () => {
  await save('brandPrimary', '#7a1f5c')
  expect(await mailedHtml()).toContain('bgcolor="#7a1f5c"')
  await save('brandPrimary', '#ffe08a')
  expect(await mailedHtml()).toContain('bgcolor="#1d4468"')
})
