import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const ITEM = '640000000001'
const measure = (id: string, grams: number, more: object = {}) =>
  packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id },
    body: { weight_grams: grams, length_mm: 300, width_mm: 250, height_mm: 80, category: null, ...more },
  })
async function arrived(item = ITEM): Promise<string> {
  const line = {
    url: `https://item.taobao.com/item.htm?id=${item}`,
    options_text: 'blue',
    quantity: 1,
    title: 'Cotton hoodie',
  }
  const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
  world.clock.advance({ minutes: 5 })
  return stockId
}
const learn = () => world.runJob('learn-goods', {})
const asides = (decided = false) => buyer.call('GET /staff/aside_weighings', { query: { decided } })
const decide = (id: number, verdict: 'believed' | 'rejected' | null, who = packer) =>
  who.call('PUT /staff/aside_weighings/{id}/verdict', { params: { id }, body: { verdict } })
const estimate = async () =>
  (
    await world.caller()('GET /goods/{marketplace}/{item}/knowledge', {
      params: { marketplace: 'taobao', item: ITEM },
      query: { option: 'blue' },
    })
  ).estimate.weight_grams
const toLearn = async () => {
  await world.runJob('learn-estimates', {})
  return (await buyer.call('GET /staff/estimate_models')).models[0]!.weighings
}

/** A weight as a clerk keyed it before stations asked: nobody confirmed it. */
const keyed = (id: string, grams: number) =>
  world.db
    .updateTable('stock_items')
    .set({ weight_grams: grams, weight_confirmed: false })
    .where('id', '=', id)
    .execute()

describe('a weight that a clerk confirms', () => {
  test('is believed, stored as such, and stays so when only its size is corrected', async () => {
    for (const grams of [700, 710, 690]) await measure(await arrived('640000000009'), grams)
    const heavy = await arrived('640000000009')
    await expect(measure(heavy, 7_000)).rejects.toMatchObject({ reason: 'weight_unlike_kind' })
    await measure(heavy, 7_000, { weight_confirmed: true })
    await learn()
    await measure(heavy, 7_000, { height_mm: 90, weight_confirmed: true })
    await learn()
    const row = await world.db
      .selectFrom('goods_measurements')
      .where('stock_item_id', '=', heavy)
      .select(['confirmed', 'set_aside', 'height_mm'])
      .executeTakeFirst()
    expect(row).toEqual({ confirmed: true, set_aside: null, height_mm: 90 })
    expect((await asides()).items).toEqual([])
  })
})

describe('a weighing that looks like a slip', () => {
  let slip: string
  let id: number

  test('is set aside, and shown with the reason and who weighed', async () => {
    for (const grams of [700, 710, 690]) await measure(await arrived(), grams)
    slip = await arrived()
    await measure(slip, 700)
    await keyed(slip, 7_000)
    await learn()
    const { items, waiting } = await asides()
    expect(waiting).toBe(1)
    expect(items).toMatchObject([
      {
        item_id: ITEM,
        title: 'Cotton hoodie',
        kind: 'Hoodies',
        weight_grams: 7_000,
        reason: 'slip',
        form: 'ten_times',
        weighed_by: 'wu',
        stock_item_id: slip,
        verdict: null,
      },
    ])
    id = items[0]!.id
    expect(items[0]!.expected_grams!.high).toBeLessThan(1_500)
  })

  test('counts once it is believed, for the next piece and the next night', async () => {
    const before = await estimate()
    expect(await decide(id, 'believed')).toMatchObject({ verdict: 'believed', decided_by: 'wu' })
    expect((await estimate()).expected).toBeGreaterThan(before.expected)
    await learn()
    expect((await asides()).items).toEqual([])
    expect((await asides(true)).items).toMatchObject([{ id, verdict: 'believed', reason: 'slip' }])
    await decide(id, null)
    await learn()
    expect((await asides()).items).toMatchObject([{ id, verdict: null, reason: 'slip' }])
    expect(await estimate()).toEqual(before)
  })

  test('is not learnt from once it is rejected, and is as often as it is decided', async () => {
    const all = await toLearn()
    await decide(id, 'rejected')
    await decide(id, 'rejected')
    await learn()
    expect(await toLearn()).toBe(all - 1)
    expect((await asides()).waiting).toBe(0)
    await decide(id, null)
    expect(await toLearn()).toBe(all)
    await decide(id, 'rejected')
  })

  test('waits again once it was weighed again', async () => {
    await measure(slip, 705)
    await learn()
    expect((await asides(true)).items).toEqual([])
    expect(await toLearn()).toBe(8)
  })

  test('is decided about by the warehouse only, and by whom is in the audit log', async () => {
    await expect(decide(id, 'rejected', buyer)).rejects.toMatchObject({ status: 403 })
    await expect(decide(id, 'rejected')).rejects.toMatchObject({ reason: 'weighing_counts' })
    await expectRefusal(decide(999_999, 'rejected'), 'not_found')
    const acts = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'decide_weighing')
      .select(['subject_id', 'after'])
      .orderBy('id')
      .execute()
    expect(acts.map(({ after }) => after)).toMatchObject([
      { verdict: 'believed' },
      { verdict: null },
      { verdict: 'rejected' },
      { verdict: null },
      { verdict: 'rejected' },
    ])
    expect(acts[0]!.subject_id).toBe(`taobao ${ITEM}`)
  })

  test('of an impossible weight can only be rejected', async () => {
    const odd = await arrived()
    await measure(odd, 700)
    await world.db.updateTable('stock_items').set({ weight_grams: 1 }).where('id', '=', odd).execute()
    await learn()
    const [item] = (await asides()).items
    expect(item).toMatchObject({ weight_grams: 1, reason: 'implausible', form: null })
    await expect(decide(item!.id, 'believed')).rejects.toMatchObject({ reason: 'weighing_implausible' })
    expect(await decide(item!.id, 'rejected')).toMatchObject({ verdict: 'rejected' })
  })
})
