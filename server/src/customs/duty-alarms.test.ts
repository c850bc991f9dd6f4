import { fieldsOf } from '@longhaul/domain/languages.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'
import { serveMetrics } from '../operations/metrics/serve-metrics.ts'

const world = testWorld()
let fay: Person
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  served = await serveMetrics(
    { world: world.world, pool: world.pool },
    { host: '127.0.0.1', port: 0, token: undefined },
  )
})
afterAll(() => served.stop())

async function onDay(day: string): Promise<void> {
  world.clock.advance({ days: Math.round((Date.parse(day) - world.clock.now().getTime()) / 86_400_000) })
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email: fay.email, password: STAFF_PASSWORD },
  })
  fay = { ...fay, token: staff_token, call: world.caller(staff_token) }
}
const overview = () => fay.call('GET /staff/duty_rules')
const alarmsOf = async (kind: string) => (await overview()).alarms.filter((alarm) => alarm.kind === kind)
const stateOf = async (place: string) => (await overview()).places.find((entry) => entry.place === place)
const addOwn = (over: object = {}) =>
  fay.call('POST /staff/import_rules', {
    body: {
      ...{ place: 'MX', valid_from: null, valid_until: '2026-11-20', kind: 'vat', currency: 'USD' },
      ...{ above_minor: null, within_minor: null, rate_per_mille: 350, amount_minor: null },
      ...{ per: 'parcel', basis: 'sourced', source: 'the customs broker', reason: 'We pay more' },
      ...fieldsOf('note', inBoth('As billed.', '按账单。')),
      ...over,
    },
  })

describe('the duty desk', () => {
  test('lists every place with what is charged, its weakest source and the day of its check', async () => {
    const { version, places } = await overview()
    expect(version).toMatch(/^2026/)
    expect(places.find(({ place }) => place === 'DE')).toMatchObject({
      ...{ name: 'Germany', by: 'release', checked: '2026-11-28', is_old: false },
      summary: expect.stringContaining('19%') as string,
    })
    const inChinese = await world.caller(fay.token, 'zh')('GET /staff/duty_rules')
    expect(inChinese.places.find(({ place }) => place === 'DE')?.name).toBe('德国')
  })

  test('marks a place whose rules are the shop’s own, and since when', async () => {
    await addOwn()
    expect(await stateOf('MX')).toMatchObject({ by: 'own', own_since: '2026-11-02', checked: null })
  })

  test('is for those who work with rules', async () => {
    const buyer = await world.staff('bob', ['buyer'])
    await expectRefusal(buyer.call('GET /staff/duty_rules'), 'forbidden')
  })
})

describe('an alarm', () => {
  test('tells of a rule that ends, before and after, until another follows; the console and the metric agree', async () => {
    expect(await alarmsOf('ending')).toMatchObject([
      { places: [{ place: 'MX', name: 'Mexico' }], day: '2026-11-20', days: 18, is_grave: false },
    ])
    await onDay('2027-03-20')
    const [ended] = await alarmsOf('ended')
    expect(ended).toMatchObject({ places: [{ place: 'MX' }], rule: 'Import tax', days: 120, is_grave: true })
    expect((await overview()).alarms[0]).toEqual(ended)
    const metrics = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
    expect(metrics).toContain('longhaul_duty_alarms{kind="ended"} 1')
    await addOwn({ valid_from: '2026-11-21', valid_until: null })
    expect(await alarmsOf('ended')).toEqual([])
  })

  test('tells of rules that nobody checked, those of the United States first of all', async () => {
    const old = (await alarmsOf('unchecked')).flatMap(({ places }) => places.map(({ place }) => place))
    expect(old).toContain('US')
    // A free port is checked once a year.
    expect(old).not.toContain('MO')
    expect(await stateOf('US')).toMatchObject({ is_old: true, alarms: ['unchecked'] })
  })

  test('tells of an announced change whose day has passed, once for all the places of a union', async () => {
    const handling = (await alarmsOf('announced_passed')).find(({ day }) => day === '2026-11-01')
    expect(handling?.places.length).toBeGreaterThan(20)
  })

  test('tells of a country that packages go to although the shop holds no rules of it', async () => {
    expect(await alarmsOf('no_rules')).toEqual([])
    const ana = await world.shopper('ana')
    const packer = await world.staff('pam', ['warehouse'])
    await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await world.db.updateTable('parcels').set({ country: 'PG' }).execute()
    expect(await alarmsOf('no_rules')).toMatchObject([
      { places: [{ place: 'PG' }], packages: 1, is_grave: true },
    ])
    expect(await stateOf('PG')).toMatchObject({ by: 'nobody', packages: 1, summary: '' })
  })
})
