import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
const guest = () => world.caller()
const estimate = (body: Partial<ArgsOf<'POST /shipping/estimate'>['body']>) =>
  guest()('POST /shipping/estimate', { body: { weight_grams: 1_000, country: 'SG', ...body } })

test('the estimate is closed until the operator opens it', async () => {
  await expectRefusal(estimate({}), 'feature_closed')
})

test('all lines by weight, cheapest first, with every row of the bill', async () => {
  await given.settings(world, { featureShippingEstimate: true, operationFeeFen: 500 })
  const { lines, sized, country } = await estimate({ weight_grams: 3_400 })
  expect([sized, country, lines.length]).toEqual([false, 'SG', 5])
  const ems = lines.find((line) => line.line_id === 'PST-EMS')!
  expect(ems).toMatchObject({
    billed_grams: 3_400,
    steps: 6,
    total_fen: 32_100 + 500,
    grams_to_next_step: 100,
  })
  expect(ems.fees.map((fee) => [fee.name, fee.fee_fen])).toEqual([
    ['First weight', 11_500],
    ['Further weight', 19_800],
    ['Customs declaration', 800],
    ['Packing', 500],
  ])
  const prices = lines.flatMap((line) => line.total_fen ?? [])
  expect(prices).toEqual(prices.toSorted((price, other) => price - other))
})

test('with a size the volume counts, goods rule out lines, and each line gives its reason', async () => {
  const sized = await estimate({ country: 'DE', length_mm: 301, width_mm: 201, height_mm: 101 })
  expect(sized.lines.find((line) => line.line_id === 'EXP-HK')).toMatchObject({
    volumetric_grams: 1_223,
    billed_grams: 1_223,
  })
  const { lines, categories } = await estimate({ category: 'chewing_gum' })
  expect(categories.some((category) => category.id === 'chewing_gum')).toBe(true)
  expect(categories.some((category) => category.id === 'weapon')).toBe(false)
  const ems = lines.find((line) => line.line_id === 'PST-EMS')!
  expect(ems.total_fen).toBeNull()
  expect(ems.refusals.join()).toContain('hewing gum')
  const heavy = await estimate({
    weight_grams: 10_000_000,
    length_mm: 10_000,
    width_mm: 10_000,
    height_mm: 10_000,
  })
  expect(heavy.lines.every((line) => line.total_fen === null && line.refusals.length > 0)).toBe(true)
  expect((await estimate({ country: 'CN' })).lines.every((line) => line.total_fen === null)).toBe(true)
})

test('with the value of the goods, lines are compared by the total to the door', async () => {
  const without = await estimate({ country: 'BR' })
  expect(without.lines.map((line) => line.duty)).toEqual(without.lines.map(() => null))
  const { lines } = await estimate({ country: 'BR', goods_fen: 60_000 })
  const open = lines.flatMap((line) => (line.duty ? [{ ...line, duty: line.duty }] : []))
  expect(open.length).toBeGreaterThan(1)
  expect(lines.slice(open.length).every((line) => line.total_fen === null)).toBe(true)
  expect(open.some((line) => line.duty.high_fen > 0)).toBe(true)
  expect(open.map((line) => line.tax_mode === 'ddp')).toContain(true)
  const known = open.filter((line) => !['partly', 'unknown'].includes(line.duty.certainty))
  const totals = known.map((line) => line.total_fen! + line.duty.likely_fen)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  // The cheapest to ship is not the cheapest to the door.
  expect(without.lines[0]!.line_id).not.toBe(lines[0]!.line_id)
})

test.each([
  [{ weight_grams: 0 }, 'invalid_input'],
  [{ weight_grams: 100_000_000 }, 'invalid_input'],
  [{ length_mm: 0, width_mm: 1, height_mm: 1 }, 'invalid_input'],
  [{ length_mm: 100 }, 'invalid_input'],
  [{ goods_fen: 0 }, 'invalid_input'],
  [{ goods_fen: -100 }, 'invalid_input'],
  [{ goods_fen: 10_000_001 }, 'invalid_input'],
  [{ category: 'jokes' }, 'invalid_input'],
  [{ category: 'weapon' }, 'invalid_input'],
  [{ country: 'XX' }, 'not_found'],
] as const)('%j is %s', async (body, code) => {
  await expectRefusal(estimate(body), code)
})
