import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import type { Hook } from '../funds/fake.test-support.ts'
import { event17, fake17 } from './seventeen-track/seventeen-track.test-support.ts'

const track17 = fake17()
const world = testWorld({ manyAtOnce: true, env: () => track17.env() })
let ana: Person
let packer: Person
let helper: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  helper = await world.staff('he', ['support'])
})
eachShopper(world, 'ana', (person) => {
  ana = person
})

const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)
const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)
const trackingOf = (id: string) =>
  world.db.selectFrom('trackings').where('parcel_id', '=', id).selectAll().executeTakeFirst()
const alarms = async () => (await helper.call('GET /staff/parcel_alarms')).items
const outcome = async () =>
  (await world.db.selectFrom('webhook_events').orderBy('id', 'desc').select('outcome').executeTakeFirst())
    ?.outcome

async function deliver(hook: Hook): Promise<number> {
  const { statusCode } = await world.inject({ method: 'POST', url: '/api/v1/webhooks/17track', ...hook })
  const open = await world.db
    .selectFrom('webhook_events')
    .where('provider', '=', '17track')
    .where('processed_at', 'is', null)
    .select('id')
    .execute()
  for (const { id } of open) await world.runJob('process-tracking-update', { webhookEventId: id })
  return statusCode
}

/** A package that was handed over to the carrier and is watched. */
async function aWatchedParcel(number?: string): Promise<{ id: string; number: string }> {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId])
  await given.pickAll(packer, parcel.id)
  await given.pack(packer, parcel.id)
  const shipped = await given.ship(packer, parcel.id, number)
  await world.runJob('watch-parcel', { parcelId: parcel.id })
  return { id: parcel.id, number: shipped.tracking_number! }
}

describe('a package that is handed over', () => {
  test('is registered once, with its carrier', async () => {
    const { id, number } = await aWatchedParcel()
    await world.runJob('watch-parcel', { parcelId: id })
    await world.runJob('watch-parcels', {})
    const registered = track17.asked.filter(
      (call) => call.path === 'register' && call.list.some((row) => row['number'] === number),
    )
    expect(registered).toHaveLength(1)
    expect(registered[0]!.list[0]).toMatchObject({ number, carrier: 3013, auto_detection: true })
    expect(await trackingOf(id)).toMatchObject({ stage: 'watched', carrier_code: 3013 })
  })

  test('is registered later if 17TRACK was down or over its daily limit', async () => {
    track17.server.go('away')
    const { id } = await aWatchedParcel().catch(async () => {
      const [row] = await world.db
        .selectFrom('parcels')
        .where('shopper_id', '=', ana.id)
        .select('id')
        .execute()
      return row!
    })
    expect(await trackingOf(id)).toBeUndefined()
    track17.server.go('back')
    track17.setFull(true)
    await expect(world.runJob('watch-parcels', {})).rejects.toThrow('takes no number now')
    track17.setFull(false)
    await world.runJob('watch-parcels', {})
    expect(await trackingOf(id)).toMatchObject({ stage: 'watched' })
  })

  test('is registered even if the answer got lost', async () => {
    track17.server.fail('takes and hangs up')
    await expect(aWatchedParcel('EA700000001CN')).rejects.toThrow()
    await world.runJob('watch-parcels', {})
    const parcel = await world.db
      .selectFrom('parcels')
      .where('tracking_number', '=', 'EA700000001CN')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await trackingOf(parcel.id)).toMatchObject({ stage: 'watched' })
  })

  test('of an unknown carrier raises an alarm for support, until a person sets the carrier', async () => {
    const { id } = await aWatchedParcel('98765432101')
    expect(await trackingOf(id)).toMatchObject({ stage: 'refused' })
    const [alarm] = (await alarms()).filter((alarm) => alarm.parcel_id === id)
    expect(alarm).toMatchObject({ kind: 'not_tracked', detail: expect.stringContaining('detected') })
    await packer.call('POST /staff/parcels/{id}/tracking_number', {
      params: { id },
      body: { tracking_number: '98765432102', carrier: 'dhl' },
    })
    await world.runJob('watch-parcel', { parcelId: id })
    expect(await trackingOf(id)).toMatchObject({ stage: 'watched', carrier_code: 100_001 })
    expect((await alarms()).filter((entry) => entry.parcel_id === id)).toEqual([])
    expect(await page(id)).toMatchObject({ carrier_name: 'DHL Express', tracking_number: '98765432102' })
  })
})

describe('a number that is corrected', () => {
  const correct = (id: string, tracking_number: string, carrier = '', number_confirmed = true) =>
    packer.call('POST /staff/parcels/{id}/tracking_number', {
      params: { id },
      body: { tracking_number, carrier, number_confirmed },
    })
  const watchAgain = (id: string) => world.runJob('watch-parcel', { parcelId: id, again: true })

  test('is the one in a scanned barcode, and its carrier the only one that issues such numbers', async () => {
    const { id } = await aWatchedParcel('EA700000121CN')
    for (const [scanned, number, carrier] of [
      ['420112019400110200881234567890', '9400110200881234567890', 'usps'],
      ['1001921334250001000300779017972697', '779017972697', 'fedex'],
      ['8077152042820402', '807715204282', 'fedex'],
      ['%000127102 0000 15501234567890 101276', '15501234567890', 'dpd'],
      ['00340434123456789012', '00340434123456789012', 'dhl-parcel'],
      ['RB123456785XX', 'RB123456785XX', ''],
    ] as const)
      expect(await correct(id, scanned)).toEqual({ tracking_number: number, carrier })
    const error = await expectRefusal(correct(id, '320595463938'), 'invalid_input')
    expect(error.reason).toBe('which_carrier')
    expect(error.fields).toEqual({
      carrier: 'Please choose one; such numbers are issued by FedEx, Purolator',
    })
    expect(await correct(id, '320595463938', 'purolator')).toMatchObject({ carrier: 'purolator' })
  })

  test('with a wrong check digit is taken once it is confirmed, as at the hand-over', async () => {
    const { id } = await aWatchedParcel('EA700000122CN')
    const error = await expectRefusal(correct(id, 'ea 7000 0013 1 cn', '', false), 'invalid_input')
    expect(error.reason).toBe('check_digit_wrong')
    expect(error.fields['tracking_number']).toContain('check digit is wrong')
    expect((await page(id)).tracking_number).toBe('EA700000122CN')
    expect(await correct(id, 'EA700000131CN')).toMatchObject({ tracking_number: 'EA700000131CN' })
    expect(await correct(id, 'EA700000132CN', '', false)).toMatchObject({ carrier: 'ems' })
  })

  test('is no longer watched, and late updates for it have no effect', async () => {
    const { id, number } = await aWatchedParcel('EA700000101CN')
    await correct(id, 'EA700000102CN')
    // Between the correction and the job, updates of the wrong number are already ignored.
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'Delivered_Other' })]))
    expect(await outcome()).toBe('unknown_number')
    const late = track17.happen(number, [event17(at(0), { sub_status: 'Exception_Lost' })])
    await watchAgain(id)
    expect([track17.watches(number), track17.watches('EA700000102CN')]).toEqual([false, true])
    await deliver(late)
    expect(await outcome()).toBe('unknown_number')
    expect(await page(id)).toMatchObject({ stage: 'in_transit', tracking_number: 'EA700000102CN' })
  })

  test('leaves nothing of its updates: neither their delivery, nor an end that blocks those of the right one', async () => {
    const { id, number } = await aWatchedParcel('EA700000111CN')
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'Exception_Returned' })]))
    expect(await page(id)).toMatchObject({ stage: 'exception' })
    await correct(id, 'EA700000112CN')
    await watchAgain(id)
    expect(await page(id)).toMatchObject({ stage: 'in_transit', events: [{ status: 'in_transit' }] })
    expect((await alarms()).filter((alarm) => alarm.parcel_id === id)).toEqual([])
    await deliver(track17.happen('EA700000112CN', [event17(at(0), { sub_status: 'Delivered_Other' })]))
    expect(await page(id)).toMatchObject({ stage: 'delivered' })
    await correct(id, 'EA700000113CN')
    expect(await page(id)).toMatchObject({ stage: 'in_transit' })
  })

  describe('leaves the package where the rest of its updates put it:', () => {
    const hear = async (number: string, sub_status: string) => {
      await given.later(world, { hours: 1 })
      await deliver(track17.happen(number, [event17(at(0), { sub_status })]))
    }
    const deliveredAt = async (id: string) =>
      (
        await world.db
          .selectFrom('parcels')
          .where('id', '=', id)
          .select('delivered_at')
          .executeTakeFirstOrThrow()
      ).delivered_at
    const troubles = async (id: string) =>
      (await alarms())
        .filter((alarm) => alarm.parcel_id === id && alarm.kind === 'trouble')
        .map(({ status, detail }) => [status, detail])

    test('in the trouble that staff noted, with its alarm', async () => {
      const { id, number } = await aWatchedParcel('EA700000141CN')
      await given.trackingUpdate(packer, id, 'customs_hold', { description: 'Invoice wanted' })
      await hear(number, 'Exception_Returning')
      expect(await troubles(id)).toEqual([['returning', '']])
      await correct(id, 'EA700000142CN')
      expect(await page(id)).toMatchObject({ stage: 'exception' })
      expect(await troubles(id)).toEqual([['customs_hold', 'Invoice wanted']])
    })

    test('in trouble again if a stranger’s delivery had ended it', async () => {
      const { id, number } = await aWatchedParcel('EA700000143CN')
      await given.trackingUpdate(packer, id, 'delivery_failed', { description: 'Nobody at home' })
      await hear(number, 'Delivered_Other')
      expect(await deliveredAt(id)).not.toBeNull()
      expect(await troubles(id)).toEqual([])
      await correct(id, 'EA700000144CN')
      const { stage, history, ask } = await page(id)
      expect([stage, ask?.kind]).toEqual(['exception', 'delivery'])
      expect(history.at(-1)).toMatchObject({ step: 'report_exception', actor: 'system' })
      expect(await deliveredAt(id)).toBeNull()
      expect(await troubles(id)).toEqual([['delivery_failed', 'Nobody at home']])
    })

    test('delivered when staff noted it, whatever a stranger did before or after', async () => {
      const { id, number } = await aWatchedParcel('EA700000145CN')
      await hear(number, 'Delivered_Other')
      await given.later(world, { hours: 1 })
      const noted = at(0)
      await given.trackingUpdate(packer, id, 'delivered')
      expect(await deliveredAt(id)).not.toEqual(noted)
      await correct(id, 'EA700000146CN')
      await watchAgain(id)
      expect([(await page(id)).stage, await deliveredAt(id)]).toEqual(['delivered', noted])
      await hear('EA700000146CN', 'Exception_Returning')
      expect([(await page(id)).stage, await deliveredAt(id)]).toEqual(['exception', null])
      await correct(id, 'EA700000147CN')
      expect([(await page(id)).stage, await deliveredAt(id)]).toEqual(['delivered', noted])
      expect(await troubles(id)).toEqual([])
    })

    test('without what a stranger’s updates asked of its shopper', async () => {
      const { id, number } = await aWatchedParcel('EA700000151CN')
      await hear(number, 'InTransit_CustomsRequiringInformation')
      expect(await page(id)).toMatchObject({ stage: 'exception', ask: { kind: 'papers' } })
      await correct(id, 'EA700000152CN')
      expect(await page(id)).toMatchObject({ stage: 'in_transit', ask: null })
    })

    test('with what staff asked or noted, and the answer that waits for customer service', async () => {
      const [asked, noted] = [await aWatchedParcel('EA700000153CN'), await aWatchedParcel('EA700000154CN')]
      await helper.call('POST /staff/parcels/{id}/ask', {
        params: { id: asked.id },
        body: { kind: 'duty', words: 'The post collects €23.40.' },
      })
      await given.trackingUpdate(packer, noted.id, 'delivery_failed')
      for (const [{ id, number }, answer] of [
        [asked, 'paid'],
        [noted, 'again'],
      ] as const) {
        await ana.call('POST /parcels/{id}/answer', { params: { id }, body: { answer, note: 'Bell 4' } })
        await deliver(track17.happen(number, [event17(at(-1), { sub_status: 'InTransit_Departure' })]))
      }
      await correct(asked.id, 'EA700000155CN')
      await correct(noted.id, 'EA700000156CN')
      expect((await page(asked.id)).ask).toMatchObject({ kind: 'duty', answer: 'paid' })
      expect((await page(noted.id)).ask).toMatchObject({ kind: 'delivery', answer: 'again' })
      expect(await troubles(asked.id)).toEqual([['answer_paid', 'Bell 4']])
      expect(await troubles(noted.id)).toEqual([['answer_again', 'Bell 4']])
    })

    test('on its way if nothing else is known of it', async () => {
      const { id, number } = await aWatchedParcel('EA700000148CN')
      await world.db.deleteFrom('tracking_events').where('parcel_id', '=', id).execute()
      await hear(number, 'Delivered_Other')
      await correct(id, 'EA700000149CN')
      expect([(await page(id)).stage, await deliveredAt(id)]).toEqual(['in_transit', null])
    })
  })

  test('is deregistered later if 17TRACK was down when it was corrected', async () => {
    const { id, number } = await aWatchedParcel('EA700000103CN')
    await correct(id, 'EA700000104CN')
    track17.server.go('away')
    await expect(watchAgain(id)).rejects.toThrow()
    track17.server.go('back')
    await world.runJob('watch-parcels', {})
    expect([track17.watches(number), track17.watches('EA700000104CN')]).toEqual([false, true])
    await watchAgain(id)
    expect(track17.watches('EA700000104CN')).toBe(true)
  })

  test('stays watched if another package has it by now', async () => {
    const first = await aWatchedParcel('EA700000105CN')
    await correct(first.id, 'EA700000106CN')
    const second = await aWatchedParcel('EA700000105CN')
    await watchAgain(first.id)
    expect([track17.watches('EA700000105CN'), track17.watches('EA700000106CN')]).toEqual([true, true])
    await deliver(track17.happen('EA700000105CN', [event17(at(0), { sub_status: 'Delivered_Other' })]))
    expect([(await page(first.id)).stage, (await page(second.id)).stage]).toEqual(['in_transit', 'delivered'])
  })

  test('with another carrier only is registered again with that one', async () => {
    const { id, number } = await aWatchedParcel('EA700000107CN')
    expect(await trackingOf(id)).toMatchObject({ carrier_code: 3013 })
    await correct(id, number, 'dhl')
    await watchAgain(id)
    expect(await trackingOf(id)).toMatchObject({ stage: 'watched', number, carrier_code: 100_001 })
  })
})

describe('a webhook', () => {
  test('that is forged, altered or meaningless leaves nothing behind', async () => {
    const { number } = await aWatchedParcel()
    const hook = track17.happen(number, [event17(at(0), { sub_status: 'InTransit_PickedUp' })])
    const count = () => world.db.selectFrom('webhook_events').select('id').execute()
    const stored = (await count()).length
    const { sign } = hook.headers
    for (const bad of [
      track17.sign(hook.payload, 'another key'),
      { headers: { 'content-type': 'application/json' }, payload: hook.payload },
      { headers: { ...hook.headers, sign: sign!.slice(1) }, payload: hook.payload },
      { headers: hook.headers, payload: hook.payload.replace('PickedUp', 'Departure') },
      track17.sign('not json'),
      track17.sign('[]'),
      track17.sign('{"event":"TRACKING_UPDATED"}'),
    ])
      expect(await deliver(bad)).toBe(400)
    expect(await count()).toHaveLength(stored)
  })

  test('is stored raw and applied once, however often it comes', async () => {
    const { id, number } = await aWatchedParcel()
    const hook = track17.happen(number, [
      event17(at(0), {
        sub_status: 'InTransit_Departure',
        description: '航班已起飞',
        location: 'GUANGZHOU',
      }),
    ])
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.inject({ method: 'POST', url: '/api/v1/webhooks/17track', ...hook }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    await deliver(hook)
    const rows = await world.db
      .selectFrom('webhook_events')
      .where('body', '=', hook.payload)
      .selectAll()
      .execute()
    expect(rows).toMatchObject([{ provider: '17track', outcome: 'heard' }])
    const { events } = await page(id)
    expect(events).toHaveLength(2)
    expect(events.find((event) => event.milestone === 'departed')).toMatchObject({
      place: 'Guangzhou',
      description: 'The flight has left',
      original: '航班已起飞',
    })
  })

  test('contains the whole history every time: known events are not stored twice', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(track17.happen(number, [event17(at(-1), { sub_status: 'InTransit_PickedUp' })]))
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'InTransit_CustomsProcessing' })]))
    expect((await page(id)).events).toHaveLength(3)
    // Identical bytes would count as the same webhook.
    const { payload } = track17.declare(number, 'InTransit_CustomsProcessing')
    await deliver(track17.sign(`${payload} `))
    expect(await outcome()).toBe('nothing_new')
  })

  test('of an unknown number is ignored', async () => {
    const { number } = await aWatchedParcel()
    const { payload } = track17.happen(number, [event17(at(0), { sub_status: 'InTransit_Other' })])
    expect(await deliver(track17.sign(payload.replaceAll(number, 'RR000000000XX')))).toBe(200)
    expect(await outcome()).toBe('unknown_number')
    expect(await deliver(track17.sign('{"event":"SOMETHING_NEW","data":{"number":"X"}}'))).toBe(200)
    expect(await outcome()).toBe('no_concern')
  })
})

describe('an update', () => {
  test('brings a package to its door, and the shopper is notified where it matters', async () => {
    const { id, number } = await aWatchedParcel()
    await given.later(world, { days: 5 })
    await deliver(
      track17.happen(number, [
        event17(at(-30), {
          sub_status: 'InTransit_Arrival',
          address: { country: 'SG', state: null, city: 'Singapore' },
        }),
        event17(at(-2), { sub_status: 'AvailableForPickup_Other', description: 'Ready for collection' }),
      ]),
    )
    const arrived = await page(id)
    expect(arrived.stage).toBe('in_transit')
    expect(arrived.latest_event).toMatchObject({ milestone: 'to_collect' })
    // Three to seven days from its arrival in the country, whatever the line promises.
    expect(arrived.expected_from).toBe(at(-30 + 72).toISOString())
    expect(await kinds()).toContain('parcel_to_collect')
    await deliver(track17.happen(number, [event17(at(-1), { sub_status: 'Delivered_Other' })]))
    expect(await page(id)).toMatchObject({ stage: 'delivered' })
    expect((await page(id)).history.at(-1)).toMatchObject({ step: 'deliver', actor: 'system' })
    expect(await kinds()).toContain('parcel_delivered')
  })

  test('of an earlier package with the same number is left out, whatever it said', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(track17.happen(number, [event17(at(-24 * 300), { sub_status: 'Delivered_Other' })]))
    expect(await page(id)).toMatchObject({ stage: 'in_transit', events: [{ status: 'in_transit' }] })
    expect(await kinds()).not.toContain('parcel_delivered')
    await expectRefusal(
      given.trackingUpdate(packer, id, 'delivered', { happened_at: at(-24 * 31).toISOString() }),
      'invalid_input',
    )
    await given.later(world, { days: 9 })
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'Delivered_Other' })]))
    expect(await page(id)).toMatchObject({ stage: 'delivered' })
  })

  test('that a delivered package is on its way back is sent to its shopper and to support', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'Delivered_Other' })]))
    await given.later(world, { days: 5 })
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'Exception_Returning' })]))
    expect(await page(id)).toMatchObject({ stage: 'exception' })
    expect(await kinds()).toContain('parcel_exception')
    expect(await alarms()).toContainEqual(expect.objectContaining({ parcel_id: id, kind: 'trouble' }))
  })

  test('about trouble is sent to the shopper with its reason, and raises an alarm until the trouble is over', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(
      track17.happen(number, [
        event17(at(0), { sub_status: 'DeliveryFailure_InvalidAddress', description: 'Adresse inconnue' }),
      ]),
    )
    const troubled = await page(id)
    expect(troubled.stage).toBe('exception')
    expect(troubled.latest_event).toMatchObject({
      milestone: 'not_delivered',
      reason: 'The address could not be found',
      description: 'Adresse inconnue',
      original: null,
    })
    expect(await kinds()).toContain('parcel_exception')
    const open = (await alarms()).filter((alarm) => alarm.parcel_id === id)
    expect(open).toMatchObject([{ kind: 'trouble', status: 'delivery_failed', detail: 'Adresse inconnue' }])
    const queue = (await helper.call('GET /staff/dashboard')).queues.find((queue) => queue.id === 'alarms')
    expect(queue!.count).toBeGreaterThan(0)
    await given.later(world, { hours: 2 })
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'OutForDelivery_Other' })]))
    expect((await page(id)).stage).toBe('in_transit')
    expect((await alarms()).filter((alarm) => alarm.parcel_id === id)).toEqual([])
  })

  test('with an unknown code is shown, but does not change the stage', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(
      track17.happen(
        number,
        [
          event17(at(-1), { description: 'Shipment enjoys the view' }),
          event17(at(-1), { description: 'Shipment waves' }),
          event17(at(0), {
            time_utc: null,
            time_iso: '2026-11-02T10:00:00',
            description: 'On a clock somewhere',
          }),
        ],
        event17(at(0), { sub_status: 'NotFound_Other' }),
      ),
    )
    const { events, stage } = await page(id)
    expect(stage).toBe('in_transit')
    expect(
      events
        .filter((event) => event.milestone === null)
        .map((event) => event.description)
        .toSorted(),
    ).toEqual(['Shipment enjoys the view', 'Shipment waves'])
  })

  test('counts even if only the number as a whole has it: lost without an event', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'InTransit_Other' })]))
    await deliver(track17.declare(number, 'Exception_Lost'))
    expect(await page(id)).toMatchObject({
      stage: 'exception',
      latest_event: { reason: 'The carrier reports it lost' },
    })
  })
})

describe('silence', () => {
  test('leads to a query after six hours, which makes up for a lost webhook', async () => {
    const { id, number } = await aWatchedParcel()
    track17.happen(number, [event17(at(1), { sub_status: 'InTransit_CustomsReleased' })])
    await given.later(world, { hours: 5 })
    await world.runJob('watch-parcels', {})
    expect((await page(id)).events).toHaveLength(2)
    await given.later(world, { hours: 7 })
    const before = track17.asked.length
    await world.runJob('watch-parcels', {})
    await world.runJob('watch-parcels', {})
    expect(await page(id)).toMatchObject({
      latest_event: { milestone: 'customs', reason: 'Cleared customs' },
    })
    expect(
      track17.asked.slice(before).filter(({ list }) => list.some((row) => row['number'] === number)),
    ).toHaveLength(1)
  })

  test('of 17TRACK itself is reported to support', async () => {
    const { id, number } = await aWatchedParcel()
    await deliver(track17.happen(number, [event17(at(0), { sub_status: 'InTransit_Other' })]))
    await deliver(track17.stop(number))
    expect(await outcome()).toBe('ended')
    expect(await trackingOf(id)).toMatchObject({ stage: 'ended' })
    const [alarm] = (await alarms()).filter((alarm) => alarm.parcel_id === id)
    expect(alarm).toMatchObject({ kind: 'no_news' })
    await helper.call('POST /staff/parcel_alarms/{id}/settle', {
      params: { id: alarm!.id },
      body: { note: 'Asked the carrier' },
    })
    expect((await alarms()).filter((entry) => entry.parcel_id === id)).toEqual([])
  })

  test('long after the expected arrival makes a package late, once', async () => {
    const { id } = await aWatchedParcel()
    await given.later(world, { days: 20 })
    await world.runJob('find-late-parcels', {})
    const late = async () =>
      (await alarms()).filter((alarm) => alarm.parcel_id === id && alarm.kind === 'late')
    expect(await late()).toEqual([])
    await given.later(world, { days: 60 })
    await world.runJob('find-late-parcels', {})
    await world.runJob('find-late-parcels', {})
    expect(await late()).toHaveLength(1)
  })
})
