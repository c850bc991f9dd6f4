import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as closedEn } from '@longhaul/text/documents/closed-page.en.ts'
import { text as closedZh } from '@longhaul/text/documents/closed-page.zh.ts'
import { text as setupText } from '@longhaul/text/console/setup/setup.en.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailServer } from '../server/src/mail/smtp.test-support.ts'
import { aCartItem } from '../server/test/given-orders.ts'
import {
  anAddressInSingapore,
  pack,
  parcelForm,
  payParcel,
  pickAll,
  ship,
} from '../server/test/given-parcels.ts'
import { ENGLISH, launch, sitDown } from './src/browser.ts'
import { caller, upload } from './src/calls.ts'
import { eventually } from './src/eventually.ts'
import {
  adminWithoutData,
  firstLogin,
  linkIn,
  payByBank,
  setUpAtTerminal,
  setUpInConsole,
  takeIn,
} from './src/new-shop.ts'
import { drawPicture } from './src/picture.ts'
import { DemoServer } from './src/server.ts'

/* A real shop: from an empty folder to its first shipped package, using only the set-up. */

let scratch: string
let mails: Awaited<ReturnType<typeof mailServer>>
let server: DemoServer
beforeAll(async () => {
  mails = await mailServer()
  // Running servers record the location of their data there: other journeys run at the same time.
  scratch = await mkdtemp(join(tmpdir(), 'longhaul-own-'))
  server = await DemoServer.fresh((url) => ({
    DEMO: '0',
    PUBLIC_URL: url,
    SMTP_URL: `smtp://${mails.address}`,
    RATES_URL: 'off',
    TMPDIR: scratch,
  }))
})
afterAll(async () => {
  await server.stop()
  await mails.close()
  await rm(scratch, { recursive: true, force: true })
})

const mailTo = (address: string) =>
  eventually(() => {
    const at = mails.sessions.findLastIndex(({ to }) => to.includes(address))
    if (at < 0) throw new Error(`no mail to ${address} yet`)
    return mails.received[at]!
  })

test('from an empty folder to the first shipped package', async () => {
  const { url } = server
  const seat = await sitDown(await launch(), url, ENGLISH)
  await seat.page.goto('/')
  await seat.page.getByRole('heading', { name: closedEn.soon('Longhaul') }).waitFor()
  await seat.page.getByRole('heading', { name: closedZh.soon('远淘') }).waitFor()

  const output = await setUpAtTerminal(server.dataDir, url)
  expect(output).toContain(`Data: ${server.dataDir}`)
  expect(output).toContain('Waiting for')
  expect((await adminWithoutData(server.dataDir, scratch)).stdout).toContain('ada@kranich.example')

  const token = await firstLogin(seat, url)
  const ada = caller(url, token)
  await setUpInConsole(seat.page, () => mailTo('ada@kranich.example'))
  await seat.page.getByRole('button', { name: setupText.opening.openNow }).click()
  await seat.page.getByRole('dialog').getByRole('button', { name: setupText.opening.openNow }).click()
  await seat.page.getByRole('button', { name: setupText.opening.close }).waitFor()
  await seat.page.goto('/')
  await seat.page.getByRole('link', { name: 'Kranich' }).first().waitFor()

  const mei = { email: 'mei@example.com', password: 'lantern42' }
  await caller(url)('POST /users', { body: { ...mei, nickname: 'Mei' } })
  await caller(url)('POST /active_email', { body: { link: linkIn(await mailTo(mei.email), 'link') } })
  const login = await caller(url)('POST /login', { body: mei })
  const call = caller(url, login.token)
  const who = { id: '', email: mei.email, token: login.token, call }
  const clerk = { id: '', email: '', token, call: ada }

  const cart_item_ids = [await aCartItem(who)]
  const preview = await call('POST /orders/preview', { body: { cart_item_ids } })
  const { order_ids, total_fen } = await call('POST /orders', {
    body: {
      cart_item_ids,
      warehouse_id: 'GZ1',
      contact: mei.email,
      remark: '',
      expected_total_fen: preview.amounts.total_fen,
      accept_terms: true,
    },
  })
  await payByBank(call, ada, 60_000)
  await call('POST /payments', { body: { order_ids, method: 'balance', expected_total_fen: total_fen } })
  const order = await call('GET /orders/{id}', { params: { id: order_ids[0]! } })
  const params = { id: order.items[0]!.id }
  await ada('POST /staff/order_items/{id}/approve', { params, body: {} })
  const bought = await ada('POST /staff/seller_orders', {
    body: { number: 'T-1', freight_fen: 0, discount_fen: 0, items: [{ id: params.id, goods_fen: 3_000 }] },
  })
  await ada('POST /staff/seller_orders/{id}/shipping', {
    params: { id: bought.id },
    body: { tracking_number: 'YT7000000000001' },
  })
  const stockItemId = await takeIn(ada, 'YT7000000000001')

  const address = await anAddressInSingapore(who)
  const form = await parcelForm(who, [stockItemId], { address_id: address.id })
  const parcel = await call('POST /parcels', { body: form })
  await payParcel(who, parcel)
  await pickAll(clerk, parcel.id)
  await pack(clerk, parcel.id, { photos: [await upload(ada, 'packing', drawPicture(9))] })
  await ship(clerk, parcel.id, 'EA100000017CN')
  expect(await call('GET /parcels/{id}', { params: { id: parcel.id } })).toMatchObject({
    tracking_number: 'EA100000017CN',
  })
  expect(server.faults()).toEqual([])
})
