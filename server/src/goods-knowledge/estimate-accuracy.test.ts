import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { seedPast } from '../demo/seed-past.ts'

const world = testWorld()
const END = new Date('2026-11-23T02:00:00Z')
let office: Person

beforeAll(async () => {
  office = await world.staff('hu', ['buyer'])
})

const accuracy = () => world.caller()('GET /estimates/how_right')
const checks = (query: { kind?: string } = {}) => office.call('GET /staff/estimate_checks', { query })

test('a new shop has nothing to say, and says so', async () => {
  expect(await accuracy()).toEqual({
    holds_in: 80,
    months: [],
    kinds: [],
    model_version: 0,
    learned_at: null,
  })
  expect(await checks()).toEqual({ months: [], kinds: [], pieces: [], set_aside: 0 })
})

describe('with a history of some thousand pieces', () => {
  beforeAll(async () => {
    world.clock.set(END)
    office = await world.staff('wen', ['finance'])
    await seedPast(world.world, END)
    await world.runJob('learn-estimates', {})
  })

  test('a public page shows the months, and the kinds with at least 200 pieces', async () => {
    const { months, kinds, model_version } = await accuracy()
    expect(model_version).toBeGreaterThan(0)
    expect(months.at(-1)).toMatchObject({ month: '2026-11' })
    expect(months.length).toBeGreaterThan(6)
    for (const { inside_per_mille: inside, below_per_mille: below, above_per_mille: above } of months)
      expect(Math.abs(inside + below + above - 1_000)).toBeLessThan(3)
    const last = months.at(-2)!
    expect(last.pieces).toBeGreaterThan(500)
    expect(last.inside_per_mille).toBeGreaterThan(740)
    expect(last.inside_per_mille).toBeLessThan(860)
    expect(kinds.length).toBeGreaterThan(5)
    for (const kind of kinds) expect(kind.pieces).toBeGreaterThanOrEqual(200)
    expect(kinds.map(({ pieces }) => pieces)).toEqual(
      kinds.map(({ pieces }) => pieces).toSorted((a, b) => b - a),
    )
  })

  test('staff see pieces and kinds, and the naive estimates for comparison', async () => {
    const { kinds, pieces } = await checks()
    expect(pieces).toHaveLength(300)
    expect(kinds.reduce((sum, kind) => sum + kind.pieces, 0)).toBeGreaterThan(6_000)
    const hoodies = (await checks({ kind: 'hoodie' })).pieces
    expect(hoodies.length).toBeGreaterThan(20)
    expect(new Set(hoodies.map(({ kind }) => kind))).toEqual(new Set(['hoodie']))
    expect((await checks({ kind: 'a kind of nothing' })).pieces).toEqual([])
    await expectRefusal(checks({ kind: 'x'.repeat(41) }), 'invalid_input')
    const { models } = await office.call('GET /staff/estimate_models')
    const weight = models.find((model) => model.in_force)!.figures.measures[0]!
    expect(weight.overall_error_per_mille).toBeGreaterThan(weight.kind_error_per_mille!)
    expect(weight.kind_error_per_mille).toBeGreaterThan(weight.error_per_mille)
  })

  test('a second night counts the same months again without doubling them', async () => {
    const before = await accuracy()
    await world.runJob('learn-estimates', {})
    expect((await accuracy()).months).toEqual(before.months)
  })

  test.each(['kinds', 'versions'])('%s can be exported to a spreadsheet, by staff only', async (part) => {
    const url = `/api/v1/staff/estimates/${part}.csv`
    const sheet = await world.app.inject({ url, headers: { authorization: office.token } })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.body.split('\n').length).toBeGreaterThan(8)
    expect((await world.app.inject({ url })).statusCode).toBe(401)
  })
})
