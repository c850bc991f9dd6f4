import { fileRoutes } from '@longhaul/contract/file-routes.ts'
import { LIST_IDS } from '@longhaul/domain/lists/lists.ts'
import { beforeAll, expect, test } from 'vitest'
import { photoUrl } from '../src/goods-knowledge/photo-address.ts'
import { mailHtmlUrl } from '../src/mail/html-page.ts'
import { fileUrl, mailPictureUrl } from '../src/platform/files/file-store.ts'
import { watchAnswers } from './described-answers.ts'
import * as given from './given.ts'
import { type Person, testWorld } from './world.ts'

/*
 * Compares what the API's document says about files, webhooks and headers with what the server sends while an
 * order goes from the cart to the carrier, and with every file that the server makes along the way.
 */

const answers = watchAnswers()
const world = testWorld()
let ana: Person
let admin: Person
let parcelId: string
let orderId: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  admin = await world.staff('admin', ['admin'])
  await given.money(world, ana, 100_000)
  orderId = (await given.aPaidOrder(world, ana)).id
  parcelId = (await given.aShippedParcel(world, ana, admin, [await given.stock(world, ana, admin)])).id
  await world.runJobs()
})

const ask = (path: string, who?: Person, headers: Record<string, string> = {}) =>
  world.inject({
    url: path.startsWith('/api/') ? path : `/api/v1${path}`,
    headers: { ...(who ? { authorization: who.token } : {}), ...headers },
  })

/** A public photo of an earlier piece; returns its number. */
async function aShownPhoto(): Promise<string> {
  const now = world.clock.now()
  await admin.call('PUT /staff/settings', {
    body: { changes: [{ name: 'showGoodsPhotos', before: false, value: true }], reason: '' },
  })
  await given.aShelvedItem(world, ana, { buyer: admin, packer: admin }, { line: { options_text: '' } })
  await world.runJob('learn-goods', {})
  await world.runJob('copy-photos', {})
  const { id } = await world.db
    .updateTable('goods_photos')
    .set({ shown_from: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The picture of a product that the fake of 1688 found. */
async function foundPicture(): Promise<string> {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const query = { q: 'mug', source: '1688_open' } as const
  return (await world.caller()('GET /goods/search', { query })).items[0]!.picture!
}

test('every file is served as described', async () => {
  const fileId = await world.upload(ana, 'POST /uploads', 'attachment')
  const mail = await world.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  const stockId = (await given.aShelvedItem(world, ana, { buyer: admin, packer: admin })).stockId
  await admin.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
  const photoId = await aShownPhoto()
  const text = 'https://weidian.com/item.html?itemID=7212345691'
  const kept = await ana.call('POST /goods_lists', { body: { text } })
  const paths: readonly [string, Person?][] = [
    ['/openapi.json'],
    ['/funds/entries.csv', ana],
    [`/goods_lists/${kept.id}/list.csv`, ana],
    [`/goods_lists/${kept.id}/list.xlsx`, ana],
    [`/orders/${orderId}/receipt.pdf`, ana],
    [`/parcels/${parcelId}/receipt.pdf`, ana],
    [`/parcels/${parcelId}/invoice.pdf`, ana],
    [fileUrl(world.world.secret, fileId, world.clock.now())],
    [await foundPicture()],
    [photoUrl(world.world.secret, photoId, 'small', world.clock.now())],
    [mailHtmlUrl(world.world, mail.id, world.clock.now())],
    ['/mail_previews/welcome/en/html'],
    [
      mailPictureUrl(world.world.secret, {
        id: await world.upload(admin, 'POST /staff/uploads', 'inspection'),
        size: 'row',
        days: 1,
        now: world.clock.now(),
      }),
    ],
    ['/staff/audit.csv', admin],
    ...LIST_IDS.map((list) => [`/staff/lists/${list}.csv`, admin] as [string, Person]),
    ['/staff/reports/orders/course.csv?from=2026-10-01&to=2026-10-31', admin],
    ['/staff/estimates/kinds.csv', admin],
    ['/staff/trade/lines.csv', admin],
    ['/staff/ledger/months/2026-11/accounts.csv', admin],
    [`/staff/parcels/${parcelId}/label.pdf`, admin],
    [`/staff/parcels/labels.pdf?ids=${parcelId}`, admin],
    ['/staff/station_codes.pdf?shelves=A-01', admin],
    [`/staff/goods_labels.pdf?ids=${stockId}`, admin],
    ['/staff/manifests/GZ1/PST-EMS/2026-11-02/manifest.pdf', admin],
    ['/staff/manifests/GZ1/PST-EMS/2026-11-02/manifest.csv', admin],
    ['/staff/manifests/GZ1/PST-EMS/2026-11-02/papers.pdf', admin],
  ]
  for (const [path, who] of paths) expect((await ask(path, who)).statusCode, path).toBe(200)
  const logo = await world.db
    .insertInto('logos')
    .values({
      wide: Buffer.from('wide'),
      icon: Buffer.from('icon'),
      width: 1,
      height: 1,
      staff_id: admin.id,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await ask(`/logo/${logo.id}.png`)).statusCode).toBe(200)
  expect(Object.keys(fileRoutes).filter((name) => !answers.seen.has(name))).toEqual([])
})

test('so are a part of a file and a file that does not exist', async () => {
  const fileId = await world.upload(ana, 'POST /uploads', 'attachment')
  const url = fileUrl(world.world.secret, fileId, world.clock.now())
  const part = await ask(url, undefined, { range: 'bytes=0-3' })
  expect(part.statusCode).toBe(206)
  expect((await ask(url, undefined, { range: 'bytes=9999999-' })).statusCode).toBe(416)
})

test('so are the answers to a signed and to an unsigned webhook', async () => {
  const { id } = await ana.call('POST /recharges', {
    body: { method: 'sandbox', currency: 'CNY', credit_fen: 10_000 },
  })
  const event = await given.anEvent(world, 'paid', { rechargeId: id })
  expect((await given.aWebhook(world, event)).status).toBe(200)
  expect((await given.aWebhook(world, event, { signature: 'nonsense' })).status).toBe(400)
  expect(answers.seen).toContain('receiveWebhook')
})
