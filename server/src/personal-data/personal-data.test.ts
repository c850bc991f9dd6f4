import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()

/** The contents of a zip's files as text, by name. */
async function unzip(content: Buffer): Promise<Map<string, string>> {
  const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)
  const zip = await open(content, { lazyEntries: true })
  const files = new Map<string, string>()
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(parts).toString('utf8'))
          zip.readEntry()
        })
      }),
    )
    zip.readEntry()
  })
  return files
}

test('a closed account is confirmed in the language of its mails', async () => {
  const wen = await world.shopper('wen', { lang: 'zh' })
  await wen.call('POST /account/close', { body: { password: PASSWORD } })
  const mail = await world.db
    .selectFrom('mails')
    .where('recipient', '=', wen.email)
    .where('template', '=', 'account_closed')
    .select(['subject', 'text_body'])
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain('账户已注销')
  expect(mail.text_body).toContain('法律要求保留的账目不再与你关联。')
})

test('an export contains all data of a shopper and nothing of others, and is kept for seven days', async () => {
  const ana = await world.shopper('ana')
  const bo = await world.shopper('bo')
  await given.anAddress(ana)
  await given.anAddress(bo)
  const picture = await world.upload(ana, 'POST /uploads', 'review')
  const sue = await world.staff('sue', ['support'])
  const talk = await given.aQuestion(ana, { body: 'Is the parasol in?' })
  await given.anAnswer(sue, talk, 'Between us: a difficult one.', { internal: true })

  const made = await ana.call('POST /exports', { body: { password: PASSWORD } })
  expect(made).toMatchObject({ stage: 'making', url: null })
  await expectRefusal(ana.call('POST /exports', { body: { password: PASSWORD } }), 'transition_not_allowed')
  await world.runJobs()
  const [ready] = (await ana.call('GET /exports')).items
  expect(ready).toMatchObject({ stage: 'ready', expires_at: '2026-11-09T02:00:00.000Z' })
  expect((await bo.call('GET /exports')).items).toEqual([])
  const items = await messagesOf(ana)
  expect(items[0]).toMatchObject({ title: 'Your data is ready to download', subject_id: 'security' })

  const response = await world.inject({ method: 'GET', url: ready!.url! })
  expect(response.headers['content-disposition']).toContain('attachment')
  const files = await unzip(response.rawPayload)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['README.txt', 'profile.json', 'addresses.json', `files/review-${picture}.webp`]),
  )
  const text = [...files.values()].join('\n')
  expect(text).toContain(ana.email)
  expect(text).not.toContain(bo.email)
  expect(text).not.toContain(bo.id)
  expect(text).toContain('Is the parasol in?')
  expect(text).not.toContain('Between us')
  expect(text).not.toMatch(/argon2|password_hash|token_hash|secret/)

  world.clock.advance({ days: 7 })
  await world.runJob('expire-exports', {})
  const later = await world.shopper('later')
  await expectRefusal(later.call('POST /exports', { body: { password: 'wrong12' } }), 'invalid_input')
  expect((await world.inject({ method: 'GET', url: ready!.url! })).statusCode).toBe(404)
  expect(await world.db.selectFrom('exports').select(['stage', 'file_id']).execute()).toEqual([
    { stage: 'expired', file_id: null },
  ])
})

test('a packing video is in the export of the package’s owner, as it was stored', async () => {
  const flo = await world.shopper('flo')
  const gus = await world.shopper('gus')
  const packer = await world.staff('wu', ['warehouse'])
  const video = await given.aParcelWithVideo(world, flo, packer)
  for (const person of [flo, gus]) await person.call('POST /exports', { body: { password: PASSWORD } })
  await world.runJobs()
  const contentOf = async (person: typeof flo) => {
    const [{ url } = { url: null }] = (await person.call('GET /exports')).items
    const { headers, rawPayload } = await world.inject({ method: 'GET', url: url! })
    expect(headers['cache-control']).toBe('no-store')
    return await unzip(rawPayload)
  }
  const own = await contentOf(flo)
  const name = [...own.keys()].find((key) => key.startsWith('files/packing-'))
  expect(name).toMatch(/\.mp4$/)
  expect(own.get(name!)).toBe(video.toString('utf8'))
  expect([...(await contentOf(gus)).keys()].filter((key) => key.startsWith('files/'))).toEqual([])
})

test('an account that holds money or goods is not deleted, and says what it holds', async () => {
  const cy = await world.shopper('cy')
  await given.aPaidOrder(world, cy)
  const { obstacles } = await cy.call('GET /account/closing')
  expect(obstacles.map(({ kind }) => kind)).toEqual(['orders', 'balance'])
  const error = await expectRefusal(
    cy.call('POST /account/close', { body: { password: PASSWORD } }),
    'transition_not_allowed',
  )
  expect(error.reason).toBe('account_not_empty')
  expect(error.data['obstacles']).toEqual(obstacles)
  await cy.call('GET /users/info')
})

test('a deleted account is gone, its books remain without a name, and its address is free', async () => {
  const di = await world.shopper('di')
  await given.anAddress(di)
  const order = await given.anOrder(di)
  await di.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} })
  await world.upload(di, 'POST /uploads', 'review')
  const shown = await world.upload(di, 'POST /uploads', 'attachment')
  const talk = await given.aQuestion(di, {
    subject: 'Di asks',
    body: `Write to ${di.email}`,
    file_ids: [shown],
  })
  const sam = await world.staff('sam', ['support'])
  await given.anAnswer(sam, talk, `We wrote to ${di.email}`)
  await expectRefusal(di.call('POST /account/close', { body: { password: 'wrong12' } }), 'invalid_input')
  await di.call('POST /account/close', { body: { password: PASSWORD } })

  await expectRefusal(di.call('GET /users/info'), 'login_required')
  const login = world.caller()('POST /login', { body: { email: di.email, password: PASSWORD } })
  await expectRefusal(login, 'bad_credentials')
  const tables = [
    'shoppers',
    'addresses',
    'messages',
    'sessions',
    'login_events',
    'orders',
    'order_items',
    'files',
    'conversations',
    'conversation_messages',
  ] as const
  for (const table of tables) {
    const rows = await world.db.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows), table).not.toContain(di.email)
  }
  const kept = await world.db.selectFrom('orders').where('shopper_id', '=', di.id).select('contact').execute()
  expect(kept).toEqual([{ contact: '' }])
  const mails = await world.db
    .selectFrom('mails')
    .where('recipient', '=', di.email)
    .select('template')
    .execute()
  expect(mails).toEqual([{ template: 'account_closed' }])
  const { items } = await sam.call('GET /staff/conversations', { query: { view: 'all' } })
  expect(items.filter(({ id }) => id === talk)).toEqual([])
  await world.shopper('di')
})
