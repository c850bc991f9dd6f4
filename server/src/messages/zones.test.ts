import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()

/** The deadline in the mail about a problem that staff asked this shopper about. */
async function mailedDeadline(shopper: Person): Promise<string | undefined> {
  world.clock.advance({ minutes: 1 })
  const buyer = await world.staff('lin', ['buyer'])
  const id = await given.anApprovedItem(world, shopper, buyer)
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen: 3_600, freight_fen: 0, note: 'The price went up' },
  })
  const { text_body } = await world.db
    .selectFrom('mails')
    .where('shopper_id', '=', shopper.id)
    .where('template', '=', 'question_asked')
    .orderBy('created_at', 'desc')
    .select('text_body')
    .executeTakeFirstOrThrow()
  return /(?:Answer by|请在) .*/.exec(text_body)?.[0]
}

test('times are by the clock of the browser, else of the country of the default address, else UTC', async () => {
  const ana = await world.shopper('ana')
  expect(await mailedDeadline(ana)).toMatch(/^Answer by \w{3} \d+ Nov, 02:\d\d, UTC · 3 days left$/)
  await given.anAddress(ana, { country: 'DE' })
  expect(await mailedDeadline(ana)).toMatch(/03:\d\d, Berlin time · /)
  await ana.call('POST /users/update_info', { body: { time_zone: 'America/New_York' } })
  expect(await mailedDeadline(ana)).toMatch(/21:\d\d, New York time · /)
  const { items } = await ana.call('GET /messages')
  expect(items[0]!.body).toMatch(/21:\d\d, New York time/)
})

test('in Chinese too', async () => {
  const wen = await world.shopper('wen', { lang: 'zh' })
  await wen.call('POST /users/update_info', { body: { time_zone: 'Europe/Berlin', lang: 'zh' } })
  expect(await mailedDeadline(wen)).toMatch(/^请在 11月\d+日（周.）03:\d\d（柏林时间）前答复 · 还有 3 天$/)
})

test('a zone that does not exist is refused, and nothing changes', async () => {
  const bo = await world.shopper('bo')
  for (const time_zone of ['Europe/Nowhere', '', '+02:00', "Europe/Berlin'"])
    await expectRefusal(bo.call('POST /users/update_info', { body: { time_zone } }), 'invalid_input')
  const { time_zone } = await world.db
    .selectFrom('shoppers')
    .where('id', '=', bo.id)
    .select('time_zone')
    .executeTakeFirstOrThrow()
  expect(time_zone).toBeNull()
})
