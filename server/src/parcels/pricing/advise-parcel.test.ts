import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let bo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  packer = await world.staff('wu', ['warehouse'])
})

type Wish = { country?: string; line_id?: string; service_ids?: string[]; address_id?: string }
const advise = (ids: string[], wish: Wish = { country: 'SG' }) =>
  ana.call('POST /parcels/advice', { body: { stock_item_ids: ids, ...wish } })
const total = async (ids: string[], line: string, wish: Wish = { country: 'SG' }) => {
  const { lines } = await ana.call('POST /parcels/preview', { body: { stock_item_ids: ids, ...wish } })
  return lines.find((entry) => entry.line_id === line)?.total_fen ?? null
}

describe('advice about a package', () => {
  test('shows what each thing adds and what lighter packaging saves, priced like the preview', async () => {
    const ids = [
      await given.stock(world, ana, packer, { grams: 900, size: [150, 100, 50] }),
      await given.stock(world, ana, packer, { grams: 400, size: [150, 100, 40] }),
    ]
    const advice = await advise(ids, { country: 'SG', line_id: 'PST-EMS' })
    const all = (await total(ids, 'PST-EMS'))!
    expect(advice.line_id).toBe('PST-EMS')
    expect(new Map(advice.without.map((entry) => [entry.stock_item_id, entry.saved_fen]))).toEqual(
      new Map([
        [ids[0], all - (await total([ids[1]!], 'PST-EMS'))!],
        [ids[1], all - (await total([ids[0]!], 'PST-EMS'))!],
      ]),
    )
    // 1.43 kg with packing: 430 g above the step of one kilogram.
    expect(advice.lighter).toEqual({ by: 'weight', grams: 430, saved_fen: 3_300 })
    expect(advice.split).toBeNull()
    expect(advice.together_fen).toBeLessThan(advice.alone_fen!)
  })

  test('splits things that no line carries together, each package priced like the preview', async () => {
    const ids: string[] = []
    for (const grams of [14_000, 13_900, 13_800])
      ids.push(await given.stock(world, ana, packer, { grams, size: [400, 300, 250] }))
    const { split, together_fen, without } = await advise(ids, { country: 'SG', line_id: 'PST-EMS' })
    expect(together_fen).toBeNull()
    expect(without.map((entry) => entry.saved_fen)).toEqual([null, null, null])
    expect(split).toMatchObject({ saved_fen: null, total_fen: 3 * 34_000 })
    expect(split!.packages.flatMap((entry) => entry.stock_item_ids).toSorted()).toEqual(ids.toSorted())
    for (const entry of split!.packages) {
      // Sea freight would be cheaper, but it is slower than the line that the shopper is viewing.
      expect(entry).toMatchObject({ line_id: 'DIR-DDP', option: 'direct', line_name: expect.any(String) })
      expect(entry.total_fen).toBe(await total(entry.stock_item_ids, entry.line_id))
    }
    const slow = await advise(ids)
    expect(slow.split!.packages.map((entry) => entry.line_id)).toEqual(['SEA-DDP', 'SEA-DDP', 'SEA-DDP'])
  })

  test('splits things that only a more expensive line carries together', async () => {
    const plain = await given.stock(world, ana, packer, { grams: 3_000 })
    const food = await given.stock(world, ana, packer, { grams: 60, category: 'food' })
    const { split, together_fen } = await advise([plain, food], { country: 'US', line_id: 'PST-EMS' })
    expect(together_fen).toBe(54_940)
    expect(split).toMatchObject({ total_fen: 46_900, saved_fen: 8_040 })
    expect(new Map(split!.packages.map((entry) => [entry.stock_item_ids.join(), entry.line_id]))).toEqual(
      new Map([
        [plain, 'DIR-DDP'],
        [food, 'PST-EMS'],
      ]),
    )
  })

  test('compares what packages cost to the door, so that one is not said to cost more than two', async () => {
    const ids = [
      await given.stock(world, ana, packer, { grams: 500 }),
      await given.stock(world, ana, packer, { grams: 700 }),
    ]
    const toDoor = async (some: string[], country: string) => {
      const { lines } = await ana.call('POST /parcels/preview', { body: { stock_item_ids: some, country } })
      const known = lines.filter((line) => line.duty && !['partly', 'unknown'].includes(line.duty.certainty))
      return Math.min(...known.map((line) => line.total_fen! + line.duty!.likely_fen))
    }
    for (const country of ['DE', 'BR', 'NO']) {
      const advice = await advise(ids, { country })
      expect(advice.is_duty_known).toBe(true)
      expect(advice.together_fen).toBe(await toDoor(ids, country))
      expect(advice.alone_fen).toBe((await toDoor([ids[0]!], country)) + (await toDoor([ids[1]!], country)))
      expect(advice.split === null || advice.split.total_fen < advice.together_fen!).toBe(true)
    }
  })

  test('says that duty is not in it where there are no rules for the destination', async () => {
    const ids = [
      await given.stock(world, ana, packer, { grams: 500 }),
      await given.stock(world, ana, packer, { grams: 700 }),
    ]
    const country = 'FJ'
    const { lines } = await ana.call('POST /parcels/preview', { body: { stock_item_ids: ids, country } })
    expect(lines.flatMap((line) => line.duty?.version ?? [])).toEqual([])
    const advice = await advise(ids, { country, line_id: 'PST-EMS' })
    expect(advice.without.map((entry) => entry.is_duty_known)).toEqual([false, false])
    expect(advice.is_duty_known).toBe(lines.some((line) => line.duty?.line_pays === 'all'))
  })

  test('is empty for a single thing in its first weight step', async () => {
    const id = await given.stock(world, ana, packer, { grams: 300 })
    const advice = await advise([id], { country: 'SG', line_id: 'PST-EMS' })
    expect(advice).toMatchObject({ lighter: null, alone_fen: null, split: null })
  })

  test('prices what is on its way by its own words, not by those of what is here', async () => {
    const buyer = await world.staff('bai', ['buyer'])
    const others = (closed_at: Date | null) =>
      world.db.updateTable('shipping_lines').set({ closed_at }).where('id', '!=', 'PST-EMS').execute()
    // Only by a line that leaves duty to the recipient.
    await others(world.clock.now())
    const saved = async (name: string, options_text: string) => {
      const who = await world.shopper(name)
      const staff = { buyer, packer }
      const line = { title: '神秘礼物', options_text }
      const { stockId } = await given.aShelvedItem(world, who, staff, { line })
      await given.anItemOnItsWay(world, who, buyer, { line: { ...line, options_text: '' } })
      const body = { stock_item_ids: [stockId], country: 'DE', line_id: 'PST-EMS' }
      return (await who.call('POST /parcels/advice', { body })).wait?.saved_fen
    }
    // Nobody knows what the gift is, so that customs count two kinds in either package.
    const unknown = await saved('eve', '均码')
    expect(unknown).toBeGreaterThan(0)
    expect(await saved('dan', '纯棉T恤')).toBe(unknown)
    await others(null)
  })

  test('says whether to wait for goods on the way, by their weight, their days and the storage fee until then', async () => {
    const cara = await world.shopper('cara')
    const buyer = await world.staff('lin', ['buyer'])
    const ready = await given.stock(world, cara, packer, { grams: 300 })
    const ask = async () =>
      (
        await cara.call('POST /parcels/advice', {
          body: { stock_item_ids: [ready], country: 'SG', line_id: 'PST-EMS' },
        })
      ).wait
    expect(await ask()).toBeNull()
    await given.anItemOnItsWay(world, cara, buyer, { line: { title: 'Cotton T-shirt', options_text: '' } })
    const soon = await ask()
    expect(soon).toMatchObject({ says: 'wait', things: 1, late_fen: 0, expected_days: 7, free_days_left: 29 })
    expect(soon!.expected_grams).toBeGreaterThan(100)
    expect(soon!.expected_grams).toBeLessThan(500)
    expect(soon!.saved_fen).toBeGreaterThan(500)
    // Other shoppers' things, and things on the way to another warehouse, are no reason to wait.
    await given.anItemOnItsWay(world, bo, buyer)
    expect((await ask())!.things).toBe(1)
    // Neither are things that cannot travel together with these.
    await given.anItemOnItsWay(world, cara, buyer, {
      line: { title: '大型健身跑步机 100 kg', options_text: '', quantity: 20, unit_price_fen: 1_000 },
    })
    const apart = await ask()
    expect(apart).toMatchObject({ says: 'send', things: 2 })
    // Expired free storage is reported.
    await given.later(world, { days: 31 })
    await world.db
      .updateTable('sessions')
      .set({ expires_at: new Date(world.clock.now().getTime() + 3_600_000) })
      .execute()
    const late = await ask()
    expect(late!.free_days_left).toBe(0)
    expect(late!.late_fen).toBeGreaterThan(0)
  })

  test('refuses things that cannot be packed or are another shopper’s, and unknown services and places', async () => {
    const mine = await given.stock(world, ana, packer)
    const theirs = await given.stock(world, bo, packer)
    expect((await expectRefusal(advise([]), 'invalid_input')).reason).toBe('no_product_selected')
    await expectRefusal(advise([mine, theirs]), 'not_found')
    await expectRefusal(advise([mine], { country: 'XX' }), 'not_found')
    await expectRefusal(advise([mine], { country: 'SG', service_ids: ['gift_wrap'] }), 'invalid_input')
    await given.aParcel(ana, [mine])
    const error = await expectRefusal(advise([mine]), 'transition_not_allowed')
    expect(error.reason).toBe('already_in_a_package')
    expect(await advise([await given.stock(world, ana, packer)], { country: 'CN' })).toMatchObject({
      line_id: null,
      lighter: null,
      without: [],
      together_fen: null,
    })
  })
})
