import { manyCarriersPage } from '@longhaul/domain/shipping/tracking-page.ts'
import { formatter } from '@longhaul/text/format.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { insertEvent } from './sql-tracking.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)
const confirm = (id: string) => ana.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
const ago = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000).toISOString()

async function aParcelUnderWay(): Promise<string> {
  const stockId = await given.stock(world, ana, packer)
  const { id } = await given.aShippedParcel(world, ana, packer, [stockId])
  return id
}

describe('a tracking update', () => {
  test('exists from the hand-over on, with an expected day of arrival', async () => {
    const id = await aParcelUnderWay()
    const parcel = await page(id)
    expect(parcel).toMatchObject({
      stage: 'in_transit',
      status: 'pending_receipt',
      events: [{ status: 'in_transit', description: 'Handed to the carrier' }],
      latest_event: { status: 'in_transit' },
    })
    expect(Date.parse(parcel.expected_until!)).toBeGreaterThan(Date.parse(parcel.expected_from!))
    expect(await kinds()).toContain('parcel_shipped')
    const mail = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', ana.id)
      .where('template', '=', 'parcel_shipped')
      .select('text_body')
      .executeTakeFirstOrThrow()
    const { weekday } = formatter('en', 'Asia/Singapore')
    expect(mail.text_body).toContain(
      `At your door between ${weekday(parcel.expected_from!)} and ${weekday(parcel.expected_until!)}.`,
    )
    expect(mail.text_body).toContain(
      `\n${parcel.carrier_page ?? manyCarriersPage(parcel.tracking_number!)}\n`,
    )
    expect((await ana.call('GET /stock_items')).items).toEqual([])
  })

  test('names a well-known city in the language of its shopper, on the page and on the desk', async () => {
    const bo = await world.shopper(inThisTest('bo'), { lang: 'zh' })
    const { id } = await given.aShippedParcel(world, bo, packer, [await given.stock(world, bo, packer)])
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'in_transit', { place: 'Frankfurt' })
    const { latest_event: latest } = await bo.call('GET /parcels/{id}', { params: { id } })
    expect(latest?.place).toBe('法兰克福')
    const [ticket] = (await bo.call('GET /desk')).under_way.items
    expect(ticket?.stops.at(-1)?.place).toBe('法兰克福')
  })

  test('moves the package: trouble, on its way again, delivered', async () => {
    const id = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'customs_hold', {
      place: 'Singapore',
      description: 'Invoice wanted',
    })
    expect(await page(id)).toMatchObject({
      stage: 'exception',
      latest_event: { place: 'Singapore', description: 'Invoice wanted' },
    })
    await given.later(world, { hours: 1 })
    expect(await given.trackingUpdate(packer, id, 'customs_released')).toMatchObject({ stage: 'in_transit' })
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, id, 'delivered')
    const delivered = await page(id)
    expect(delivered).toMatchObject({ stage: 'delivered', latest_event: { description: 'Delivered' } })
    expect(delivered.history.map((step) => [step.step, step.actor]).slice(-3)).toEqual([
      ['report_exception', 'system'],
      ['resume_transit', 'system'],
      ['deliver', 'system'],
    ])
    const notified = await kinds()
    expect(notified).toEqual(expect.arrayContaining(['parcel_exception', 'parcel_delivered']))
  })

  test('that arrives late or twice is stored, and changes nothing', async () => {
    const id = await aParcelUnderWay()
    await given.later(world, { hours: 5 })
    await given.trackingUpdate(packer, id, 'delivered')
    const late = { happened_at: ago(3) }
    await given.trackingUpdate(packer, id, 'out_for_delivery', late)
    await given.trackingUpdate(packer, id, 'out_for_delivery', late)
    const parcel = await page(id)
    expect(parcel.stage).toBe('delivered')
    expect(parcel.events.map((event) => event.status)).toEqual([
      'delivered',
      'out_for_delivery',
      'in_transit',
    ])
  })

  test('must be of a known kind, not in the future, and for a package under way', async () => {
    const id = await aParcelUnderWay()
    await expectRefusal(given.trackingUpdate(packer, id, 'teleported'), 'invalid_input')
    await expectRefusal(
      given.trackingUpdate(packer, id, 'delivered', { happened_at: ago(-1) }),
      'invalid_input',
    )
    const unpaid = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await expectRefusal(given.trackingUpdate(packer, unpaid.id, 'delivered'), 'transition_not_allowed')
  })
})

describe('receipt', () => {
  test('is confirmed by the shopper, once', async () => {
    const id = await aParcelUnderWay()
    expect(await confirm(id)).toEqual({ stage: 'done' })
    expect(await page(id)).toMatchObject({ stage: 'done', status: 'done' })
    await expectRefusal(confirm(id), 'transition_not_allowed')
    expect(await kinds()).toContain('parcel_done')
  })

  test('cannot be confirmed for a package that is still here', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await expectRefusal(confirm(parcel.id), 'transition_not_allowed')
  })

  test('counts as confirmed fifteen days after the delivery', async () => {
    const id = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'delivered')
    await given.later(world, { days: 15, minutes: -1 })
    await world.runJob('confirm-receipts', {})
    expect((await page(id)).stage).toBe('delivered')
    await given.later(world, { minutes: 1 })
    await world.runJob('confirm-receipts', {})
    await world.runJob('confirm-receipts', {})
    const { history, stage } = await page(id)
    expect(stage).toBe('done')
    expect(history.at(-1)).toMatchObject({ step: 'confirm_receipt', actor: 'system' })
  })

  test('counts as confirmed after sixty days without a tracking update, but not for a package in trouble', async () => {
    const [quiet, troubled] = [await aParcelUnderWay(), await aParcelUnderWay()]
    await given.trackingUpdate(packer, troubled, 'customs_hold', { happened_at: ago(0) })
    await given.later(world, { days: 59 })
    await world.runJob('confirm-receipts', {})
    expect((await page(quiet)).stage).toBe('in_transit')
    await given.later(world, { days: 1 })
    await world.runJob('confirm-receipts', {})
    expect((await page(quiet)).stage).toBe('done')
    expect((await page(troubled)).stage).toBe('exception')
  })

  test('does not count as confirmed for a delivered package whose way back was recorded earlier', async () => {
    const id = await aParcelUnderWay()
    await given.trackingUpdate(packer, id, 'delivered')
    await given.later(world, { days: 1 })
    // As before its way back moved a delivered package: the update is stored, and nothing else.
    const now = world.clock.now()
    await world.db.transaction().execute((tx) =>
      insertEvent(tx, {
        parcel_id: id,
        provider: '17track',
        code: 'Exception_Returning',
        status: 'returning',
        place: 'Singapore',
        description: 'Refused at the door',
        happened_at: now,
        created_at: now,
      }),
    )
    await given.later(world, { days: 15 })
    await world.runJob('confirm-receipts', {})
    await world.runJob('confirm-receipts', {})
    expect(await page(id)).toMatchObject({ stage: 'exception' })
    const support = await world.staff(inThisTest('he'), ['support'])
    const { items } = await support.call('GET /staff/parcel_alarms')
    expect(items.filter((alarm) => alarm.parcel_id === id)).toMatchObject([
      { kind: 'trouble', status: 'returning', detail: 'Refused at the door' },
    ])
    const notified = await kinds()
    expect(notified.filter((kind) => kind === 'parcel_exception')).toHaveLength(1)
    expect(notified).not.toContain('parcel_done')
    await world.runJob('earn-points', { parcelId: id })
    expect((await ana.call('GET /points')).balance).toBe(0)
  })

  test('does not count as confirmed if a tracking update arrives while the job waits for the package', async () => {
    const id = await aParcelUnderWay()
    await given.later(world, { days: 60 })
    const now = world.clock.now()
    const waiting = sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const started = await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('parcels').where('id', '=', id).select('id').forNoKeyUpdate().execute()
      const job = world.runJob('confirm-receipts', {})
      await vi.waitFor(async () => expect((await waiting.execute(world.db)).rows[0]!.count).toBe(1))
      await insertEvent(tx, {
        parcel_id: id,
        provider: 'manual',
        code: 'in_transit',
        status: 'in_transit',
        place: 'Singapore',
        description: 'Arrived at the sorting centre',
        happened_at: now,
        created_at: now,
      })
      return { job }
    })
    await started.job
    expect((await page(id)).stage).toBe('in_transit')
  })
})

describe('a review', () => {
  const review = (id: string, body: { stars?: number; body?: string; file_ids?: string[] } = {}) =>
    ana.call('POST /parcels/{id}/review', {
      params: { id },
      body: { stars: 5, body: 'Well packed.', file_ids: [], ...body },
    })

  test('is written once, after receipt, with the shopper’s own pictures', async () => {
    const id = await aParcelUnderWay()
    expect((await expectRefusal(review(id), 'transition_not_allowed')).reason).toBe('not_received_yet')
    await confirm(id)
    for (const bad of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { body: 'x'.repeat(1001) }])
      await expectRefusal(review(id, bad), 'invalid_input')
    const picture = await world.upload(ana, 'POST /uploads', 'review')
    const bo = await world.shopper(inThisTest('bo'))
    const theirs = await world.upload(bo, 'POST /uploads', 'review')
    const error = await expectRefusal(review(id, { file_ids: [picture, theirs] }), 'invalid_input')
    expect(error.fields).toHaveProperty('file_ids')

    const tries = await Promise.allSettled([1, 2, 3].map(() => review(id, { file_ids: [picture] })))
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect((await expectRefusal(review(id), 'transition_not_allowed')).reason).toBe('already_reviewed')
    const parcel = await page(id)
    expect(parcel).toMatchObject({ reviewed: true, review: { stars: 5, body: 'Well packed.' } })
    expect(parcel.review!.images).toHaveLength(1)
  })
})

describe('a package that comes back', () => {
  test('puts its goods back in the warehouse, and their free storage restarts', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer })
    const { id } = await given.aShippedParcel(world, ana, packer, [stockId])
    await given.later(world, { days: 40 })
    await given.trackingUpdate(packer, id, 'returning')
    const back = {
      params: { id },
      body: { note: 'Refused at the door', cause: 'carrier', freight_fen: 4_000 },
    } as const
    expect(await packer.call('POST /staff/parcels/{id}/come_back', back)).toMatchObject({ stage: 'returned' })
    expect(await page(id)).toMatchObject({ status: 'cancelled', close_reason: 'Refused at the door' })
    const { items } = await ana.call('GET /stock_items', { query: { stage: 'in_stock' } })
    expect(items).toMatchObject([{ id: stockId, days_left: 29, late_fee_fen: 0, order_item_id: itemId }])
    expect(await kinds()).toContain('parcel_returned')
    await expectRefusal(packer.call('POST /staff/parcels/{id}/come_back', back), 'transition_not_allowed')
    expect((await given.aParcel(ana, [stockId])).total_fen).toBe(16_400)
  })
})
