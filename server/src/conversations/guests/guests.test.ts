import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { expectRefusal, type Person, testWorld } from '../../../test/world.ts'
import { readGuestKey, writeGuestKey } from './guest-key.ts'

const world = testWorld({ env: () => ({ RATE_LIMIT_FACTOR: '5' }) })
let sue: Person

beforeAll(async () => {
  sue = await world.staff('sue', ['support'])
})

const guest = () => world.caller()
const question = (email: string, over: object = {}) => ({
  name: 'Gail',
  email,
  message: 'Do you ship to Iceland?',
  ...over,
})
const conversationOf = async (email: string) =>
  (await sue.call('GET /staff/conversations', { query: { view: 'all', q: email } })).items[0]!
const answer = (id: string, body = 'Yes, in ten days.') =>
  sue.call('POST /staff/conversations/{id}/messages', {
    params: { id },
    body: { body, file_ids: [], internal: false, close: false },
  })
const keysMailedTo = (email: string) => world.mailedTokens(email, 'guest_answer')

/** A question that was answered, and the key in the mail of the answer. */
async function answered(email: string): Promise<{ id: string; key: string }> {
  await guest()('POST /contact', { body: question(email) })
  const { id } = await conversationOf(email)
  await answer(id)
  await given.later(world, { minutes: 10 })
  await world.runJobs()
  return { id, key: (await keysMailedTo(email)).at(-1)! }
}

describe('a guest’s question', () => {
  test('is on the desk, from an address that nobody has proved, and nothing is mailed', async () => {
    await guest()('POST /contact', { body: question('gail@example.com') })
    const found = await conversationOf('gail@example.com')
    expect(found).toMatchObject({
      subject: 'Do you ship to Iceland?',
      stage: 'waiting',
      shopper: { id: null, name: 'Gail', code: '', email: 'gail@example.com', lang: 'en', proved: false },
      unread_count: 1,
    })
    expect(await world.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('is answered by mail, with the question, and the guest writes back by the mail’s link', async () => {
    const { id, key } = await answered('hana@example.com')
    const mail = await world.db
      .selectFrom('mails')
      .where('recipient', '=', 'hana@example.com')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(mail.text_body).toContain('Yes, in ten days.')
    expect(mail.text_body).toContain('Do you ship to Iceland?')
    expect(mail.text_body).not.toContain(key)
    expect((await guest()('POST /contact/thread', { body: { key } })).messages).toMatchObject([
      { author: 'shopper', author_name: 'Gail', body: 'Do you ship to Iceland?' },
      { author: 'staff', author_name: 'sue', body: 'Yes, in ten days.' },
    ])
    await guest()('POST /contact/thread/messages', { body: { key, body: 'And to Greenland?' } })
    expect(await conversationOf('hana@example.com')).toMatchObject({
      id,
      stage: 'waiting',
      shopper: { proved: true },
      last_message: { excerpt: 'And to Greenland?' },
    })
  })

  test('a note for colleagues is never shown nor mailed', async () => {
    const { id, key } = await answered('ines@example.com')
    await sue.call('POST /staff/conversations/{id}/messages', {
      params: { id },
      body: { body: 'Odd question', file_ids: [], internal: true, close: false },
    })
    await given.later(world, { hours: 2 })
    await world.runJobs()
    expect(JSON.stringify(await guest()('POST /contact/thread', { body: { key } }))).not.toContain('Odd')
    expect(await keysMailedTo('ines@example.com')).toHaveLength(1)
  })
})

describe('bad input', () => {
  test.each([
    ['no address', { email: 'nowhere' }, 'email'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email'],
    ['another header behind the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a name of control characters', { name: '\u0000\u200b' }, 'name'],
  ])('%s is refused', async (_, over, field) => {
    const refusal = await expectRefusal(
      guest()('POST /contact', { body: question('ok@example.com', over) }),
      'invalid_input',
    )
    expect(Object.keys(refusal.fields)).toContain(field)
  })

  test('line ends in a name or a subject become blanks, so that they begin no header', async () => {
    await guest()('POST /contact', {
      body: question('joan@example.com', { name: 'Joan\r\nBcc: x@example.com', message: 'One\r\nTwo: 2' }),
    })
    expect(await conversationOf('joan@example.com')).toMatchObject({
      subject: 'One Two: 2',
      shopper: { name: 'Joan Bcc: x@example.com' },
    })
  })

  test('a subject that does not hold the whole question says so', async () => {
    const message = 'Do you ship watches with batteries to Brazil? I would like to send three of them'
    await guest()('POST /contact', { body: question('lea@example.com', { message }) })
    expect((await conversationOf('lea@example.com'))?.subject).toBe(
      'Do you ship watches with batteries to Brazil? I would like t…',
    )
  })

  test('a bot that fills in the trap gets the usual answer, and nothing is kept', async () => {
    await guest()('POST /contact', { body: question('bot@example.com', { website: 'http://spam.example' }) })
    expect(await conversationOf('bot@example.com')).toBeUndefined()
  })
})

describe('the key', () => {
  test('of another conversation, changed or invented, opens nothing', async () => {
    const { id, key } = await answered('lena@example.com')
    const other = writeGuestKey(Buffer.alloc(32), id)
    for (const bad of [other, `${key}x`, key.slice(0, -1), id, `${id}.`, '.', `${id}.${'x'.repeat(43)}`]) {
      await expectRefusal(guest()('POST /contact/thread', { body: { key: bad } }), 'not_found')
      await expectRefusal(
        guest()('POST /contact/thread/messages', { body: { key: bad, body: 'x' } }),
        'not_found',
      )
    }
    expect(readGuestKey(Buffer.alloc(32), other)).toBe(id)
  })
})

describe('a guest who registers', () => {
  test('has the conversation once the address is verified, and not before', async () => {
    const { id } = await answered('mona@example.com')
    const mona = await world.shopper('mona', { verified: false })
    await world.runJobs()
    expect((await mona.call('GET /conversations')).items).toEqual([])
    await guest()('POST /active_email', { body: { link: await world.verifyLink('mona@example.com') } })
    await world.runJobs()
    expect((await mona.call('GET /conversations')).items).toMatchObject([{ id }])
    expect(await conversationOf('mona@example.com')).toMatchObject({ shopper: { id: mona.id } })
  })

  test('has it too after opening another link that was mailed there: to a new password, or to the new address', async () => {
    const { id } = await answered('olga@example.com')
    const olga = await world.shopper('olga', { verified: false })
    await guest()('POST /send_reset_password_email', { body: { email: olga.email } })
    await world.runJobs()
    const [reset = ''] = await world.mailedTokens(olga.email, 'reset_password')
    await guest()('POST /reset_password_email', { body: { link: reset, password: 'harbour77' } })
    await world.runJobs()
    expect(await conversationOf(olga.email)).toMatchObject({ id, shopper: { id: olga.id } })

    const other = await answered('olga.b@example.com')
    const { token } = await guest()('POST /login', { body: { email: olga.email, password: 'harbour77' } })
    await world.caller(token)('POST /email_change', {
      body: { email: 'olga.b@example.com', password: 'harbour77' },
    })
    const [change = ''] = await world.mailedTokens('olga.b@example.com', 'email_change')
    await guest()('POST /email_change/confirm', { body: { link: change } })
    await world.runJobs()
    expect(await conversationOf('olga.b@example.com')).toMatchObject({
      id: other.id,
      shopper: { id: olga.id },
    })
  })
})

test('a year after its last message a guest’s conversation is empty, and nobody’s', async () => {
  const { id, key } = await answered('nora@example.com')
  await given.later(world, { days: 300 })
  await world.runJob('purge-guests', {})
  expect((await guest()('POST /contact/thread', { body: { key } })).messages).toHaveLength(2)
  await given.later(world, { days: 70 })
  await world.runJob('purge-guests', {})
  const kept = await world.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ subject: '-', stage: 'closed', guest_name: null, guest_email: null })
  const { messages } = await guest()('POST /contact/thread', { body: { key } })
  expect(messages.map(({ body }) => body)).toEqual(['', ''])
  await expectRefusal(guest()('POST /contact/thread/messages', { body: { key, body: 'Hello' } }), 'not_found')
})

test('with one address three questions may be asked a day, whatever its case', async () => {
  await given.later(world, { days: 1 })
  // Three, at this world's factor.
  for (let count = 0; count < 15; count += 1)
    await guest()('POST /contact', { body: question('kim@example.com') })
  await expectRefusal(guest()('POST /contact', { body: question('Kim@example.com') }), 'too_many_requests')
})
