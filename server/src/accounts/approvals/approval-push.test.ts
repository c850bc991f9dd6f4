import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'
import { aBrowser, aPushService } from '../../push/push-service.test-support.ts'
import { aConnection, renew } from '../oauth/connecting.test-support.ts'

/* What a device is told of programs: each notification is decrypted as its browser does it. */

const service = aPushService()
const world = testWorld({ guard: service.guard })

/** A shopper with a device for everything that wants an answer, and one for packages. */
async function aShopperWithDevices(name: string, lang: 'en' | 'zh') {
  const who = await world.shopper(name, { lang })
  const [browser, other] = [aBrowser(), aBrowser()]
  await who.call('GET /push_devices')
  const subscribe = (path: string, { p256dh, auth }: typeof browser, kind: 'decisions' | 'parcels') =>
    who.call('POST /push_devices', { body: { endpoint: service.url(path), p256dh, auth, kinds: [kind] } })
  await subscribe(`/d/${name}`, browser, 'decisions')
  await subscribe(`/p/${name}`, other, 'parcels')
  return { who, browser, other }
}

test.each([
  ['en', 'Script asks to spend ¥31.50', 'en'],
  ['zh', 'Script 请求花费 ¥31.50', 'zh-Hans'],
] as const)('an approval is asked for in the shopper’s language, %s', async (lang, title, html) => {
  const { who, browser, other } = await aShopperWithDevices(`ana-${lang}`, lang)
  await given.money(world, who, 10_000)
  const order = await given.anOrder(who)
  const { token } = await who.call('POST /tokens', {
    body: {
      name: 'Script',
      scopes: ['payments:write'],
      ceilings: { per_act_fen: 0, per_day_fen: 0 },
      days: 30,
      password: PASSWORD,
    },
  })
  const method = 'balance' as const
  const body = { order_ids: [order.id], method, expected_total_fen: order.totalFen }
  // The program speaks the other language.
  const program = world.caller(token, lang === 'en' ? 'zh' : 'en')
  const key = { idempotencyKey: randomUUID() }
  await expectRefusal(program('POST /payments', { body }, key), 'needs_approval')
  await expectRefusal(program('POST /payments', { body }, key), 'needs_approval')
  await world.runJobs()
  expect(service.pushed.map(({ path }) => path)).toEqual([`/d/ana-${lang}`])
  const [{ body: sent } = expect.fail()] = service.pushed
  expect(browser.read(sent)).toEqual({ title, lang: html, tag: expect.any(String), path: '/mine/programs' })
  // The service in between, and the shopper's other device, see none of it.
  expect(sent.toString('latin1')).not.toContain('31.50')
  expect(() => other.read(sent)).toThrow()
})

test.each([
  ['en', 'A program was stopped for your safety: Helper'],
  ['zh', '为安全起见，已停用程序：Helper'],
] as const)(
  'a program that is stopped for safety is told by message and mail, not on devices, as everything about the account, %s',
  async (lang, title) => {
    const { who } = await aShopperWithDevices(`bo-${lang}`, lang)
    const program = await aConnection(world, who)
    await renew(world, program)
    await renew(world, program)
    await world.runJobs()
    expect((await who.call('GET /messages')).items.map((message) => message.title)).toContain(title)
    const mails = await world.db
      .selectFrom('mails')
      .where('recipient', '=', who.email)
      .where('template', '=', 'program_stopped')
      .select('lang')
      .execute()
    expect(mails).toEqual([{ lang }])
    expect(service.pushed).toEqual([])
  },
)
