import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookedBy } from '../../../test/booked.ts'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { readShippingDocuments } from '../documents/shipping-documents.ts'

/*
 * What becomes of a tax that the shop collects. EMS to Singapore costs 164.00, of which 156.00 are freight;
 * the goods are worth what the shopper announced. After each file the books are compared with the packages.
 */

const world = testWorld()
let ana: Person
let packer: Person
let fin: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  fin = await world.staff('fin', ['finance'])
})
eachShopper(world, 'ana', (person) => {
  ana = person
})

const NUMBER = 'M90312345A'
type Registration = ArgsOf<'POST /staff/tax_registrations'>['body']
const register = (over: Partial<Registration> = {}, who = fin) =>
  who.call('POST /staff/tax_registrations', {
    body: {
      ...{ scheme: 'sg_gst', number: NUMBER, party: 'Longhaul Trading Ltd', from_day: today() },
      ...{ reason: 'The letter of the authority' },
      ...over,
    },
  })
const end = (id: string, until_day: string, who = fin) =>
  who.call('POST /staff/tax_registrations/{id}/end', {
    params: { id },
    body: { until_day, reason: 'Deregistered' },
  })
const today = (days = 0): string =>
  new Date(world.clock.now().getTime() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
/** Ends whatever an earlier test left in force, and lets a day pass. */
async function unregister(): Promise<void> {
  const { registrations } = await fin.call('GET /staff/tax_registrations')
  for (const { id, state } of registrations) if (state !== 'past') await end(id, today())
  await given.later(world, { days: 1 })
}
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
const report = () => fin.call('GET /staff/tax_report', { query: { scheme: 'sg_gst' } })
const stock = (grams?: number) => given.stock(world, ana, packer, grams === undefined ? {} : { grams })
const SPAIN = {
  country: 'ES',
  province: 'Madrid',
  city: 'Madrid',
  postcode: '28013',
  phone: '+34 915 22 10 00',
}
const taxIn = (fees: readonly { kind: string; fee_fen: number }[]): number =>
  fees.find(({ kind }) => kind === 'tax')?.fee_fen ?? 0
const taxOf = async (id: string) => taxIn((await page(id)).estimated_fees)

describe('a tax that we collect', () => {
  let id: string
  beforeEach(async () => {
    await unregister()
    id = (await register()).id
  })

  test('is on the bill wherever the price is shown, and no longer due on arrival', async () => {
    const address = await given.anAddressInSingapore(ana)
    const goods = [await stock()]
    const { lines } = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: goods, address_id: address.id },
    })
    const line = lines.find(({ line_id }) => line_id === 'PST-EMS')!
    const tax = taxIn(line.fees)
    expect(tax).toBeGreaterThan(1_404)
    expect(line.total_fen).toBe(16_400 + tax)
    expect(line.duty).toMatchObject({ likely_fen: 0 })
    expect(line.duty!.rows).toMatchObject([{ kind: 'tax', paid_by: 'sale', likely_fen: tax }])
    const parcel = await given.aParcel(ana, goods, { address_id: address.id })
    expect(parcel.total_fen).toBe(line.total_fen)
    const shown = await page(parcel.id)
    expect(taxIn(shown.estimated_fees)).toBe(tax)
    expect(shown.tax_estimate).toMatchObject({ likely_fen: 0 })
    // That it is collected is the shopper's business; the number is not.
    expect(JSON.stringify([lines, shown])).not.toContain(NUMBER)
    await given.settings(world, { featureShippingEstimate: true })
    const { lines: estimated } = await ana.call('POST /shipping/estimate', {
      body: { country: 'SG', weight_grams: 600, goods_fen: 10_000 },
    })
    const taxBy = (option: string) =>
      estimated
        .filter((entry) => entry.option === option && entry.tax_mode === 'ddu' && entry.total_fen !== null)
        .map(({ fees }) => taxIn(fees))
    expect(taxBy('postal').every((fen) => fen > 0)).toBe(true)
    // By sea it is collected at the border.
    expect(taxBy('ocean').every((fen) => fen === 0)).toBe(true)
    const landed = await ana.call('POST /goods/landed_cost', {
      body: {
        ...{ country: 'SG', line_id: 'PST-EMS' },
        items: [
          {
            url: 'https://item.taobao.com/item.htm?id=641234567890',
            title: 'Kettle',
            quantity: 1,
            unit_price_fen: 10_000,
          },
        ],
      },
    })
    const row = landed.rows.find(({ kind }) => kind === 'collected_tax')
    expect(row).toMatchObject({ when: 'shipping' })
    expect(row!.how).toContain('9%')
    const atDoor = landed.rows.find(({ kind }) => kind === 'tax')
    expect(atDoor).toMatchObject({ high_fen: 0, how: 'Nothing more: it is paid with shipping' })
  })

  test('is on hold with the package, and all of it returns if that is cancelled', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await stock()])
    expect(await funds()).toEqual([0, parcel.total_fen])
    await ana.call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: { reason: '' } })
    expect(await funds()).toEqual([parcel.total_fen, 0])
    expect((await report()).account_fen).toBe(0)
  })

  test('is owed from the hand-over on, reported once, and given back once if the package comes back', async () => {
    const before = await report()
    const parcel = await given.aShippedParcel(world, ana, packer, [await stock()])
    const tax = taxIn((await page(parcel.id)).actual_fees!)
    const collected = await report()
    expect(collected.account_fen - before.account_fen).toBe(tax)
    const rowOf = ({ periods }: typeof before) =>
      periods.find(({ is_over }) => !is_over)?.rows.find(({ number }) => number === NUMBER)
    const sum = (value: typeof before, kind: 'collected' | 'returned') => rowOf(value)?.[kind].tax_fen ?? 0
    expect(sum(collected, 'collected') - sum(before, 'collected')).toBe(tax)
    expect(rowOf(collected)).toMatchObject({ country: 'SG', currency: 'SGD', rate_ppm: 90_000 })
    const { taxable_minor, tax_minor } = rowOf(collected)!.collected
    expect(Math.abs(taxable_minor * 0.09 - tax_minor)).toBeLessThan(rowOf(collected)!.collected.packages)

    expect((await readShippingDocuments(world.db, parcel.id, world.clock.now())).taxes).toMatchObject([
      { scheme: 'sg_gst', number: NUMBER, isPrinted: true, currency: 'SGD' },
    ])

    const comeBack = () =>
      packer.call('POST /staff/parcels/{id}/come_back', {
        params: { id: parcel.id },
        body: { note: '', cause: 'carrier', freight_fen: 0 },
      })
    const [available] = await funds()
    await comeBack()
    expect(await funds()).toEqual([available! + tax, 0])
    await expectRefusal(comeBack(), 'transition_not_allowed')
    expect(await funds()).toEqual([available! + tax, 0])
    const after = await report()
    expect(after.account_fen).toBe(before.account_fen)
    expect(sum(after, 'returned') - sum(before, 'returned')).toBe(tax)
    expect(after.periods.reduce((all, { due_fen }) => all + due_fen, 0)).toBe(after.account_fen)
    const { csv, rows } = await fin.call('GET /staff/tax_report/export', { query: { scheme: 'sg_gst' } })
    expect(csv.trim().split('\n')).toHaveLength(rows + 1)
    expect(csv).toContain(`sg_gst,${NUMBER},2026-Q4,SG,SGD,9,`)
    await expectRefusal(packer.call('GET /staff/tax_report', { query: { scheme: 'sg_gst' } }), 'forbidden')
  })

  test('grows with the weight, and the extra payment contains it', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await stock()])
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id, { grams: 1_600 })
    const packed = await page(parcel.id)
    const more = taxIn(packed.actual_fees!) - taxIn(packed.estimated_fees)
    // Two more steps of 500 g at 33.00.
    expect(more).toBeGreaterThan(6_600 * 0.085)
    expect(more).toBeLessThan(6_600 * 0.095)
    expect(packed.supplement).toMatchObject({ amount_fen: 6_600 + more })
  })

  test('is not taken under a registration that has ended, and the price made again has none', async () => {
    const parcel = await given.aParcel(ana, [await stock()])
    await given.money(world, ana, parcel.total_fen)
    await end(id, today())
    await given.later(world, { hours: 20 })
    expect(today()).not.toBe((await fin.call('GET /staff/tax_registrations')).registrations[0]!.until_day)
    const refusal = await expectRefusal(given.payParcel(ana, parcel), 'transition_not_allowed')
    expect(refusal.reason).toBe('tax_registration_ended')
    expect(await funds()).toEqual([parcel.total_fen, 0])
    await ana.call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: { reason: '' } })
    const again = await given.aParcel(ana, [await stock()])
    expect(again.total_fen).toBe(16_400)
  })

  test('that was paid stays what it was, whatever becomes of the registration', async () => {
    const parcel = await given.aPaidParcel(world, ana, [await stock()])
    const tax = await taxOf(parcel.id)
    await end(id, today())
    await given.later(world, { days: 2 })
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    expect(taxIn((await page(parcel.id)).actual_fees!)).toBe(tax)
    const before = await report()
    await given.ship(packer, parcel.id)
    expect((await report()).account_fen - before.account_fen).toBe(tax)
  })

  test('is not added to a package from before the registration', async () => {
    await unregister()
    const parcel = await given.aPaidParcel(world, ana, [await stock()])
    expect(parcel.total_fen).toBe(16_400)
    await register()
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    const before = await report()
    await given.ship(packer, parcel.id)
    expect((await page(parcel.id)).actual_fees!.some(({ kind }) => kind === 'tax')).toBe(false)
    expect((await report()).account_fen).toBe(before.account_fen)
  })

  test('follows the goods if staff divide a package: nothing is collected twice', async () => {
    const goods = [await stock(), await stock()]
    const parcel = await given.aPaidParcel(world, ana, goods)
    const split = { params: { id: parcel.id }, body: { stock_item_ids: [goods[1]!] } }
    const preview = await packer.call('POST /staff/parcels/{id}/preview_split', split)
    const afterFen = preview.after.reduce((sum, part) => sum + part.total_fen, 0)
    const { new_parcel_id } = await packer.call('POST /staff/parcels/{id}/split', {
      ...split,
      body: { ...split.body, expected_after_fen: afterFen, reason: 'Too heavy' },
    })
    const taxes = [await taxOf(parcel.id), await taxOf(new_parcel_id)]
    expect(taxes.every((fen) => fen > 0)).toBe(true)
  })
})

describe('duty and tax that the carrier pays in advance', () => {
  const set = (row: { duty_markup?: string; duty_excludes?: string }) =>
    world.db.updateTable('shipping_lines').set(row).where('id', '=', 'DIR-DDP').execute()
  const dutyIn = (fees: readonly { kind: string; fee_fen: number }[]): number =>
    fees.find(({ kind }) => kind === 'duty')?.fee_fen ?? 0
  beforeEach(unregister)
  beforeEach(() => set({ duty_markup: 'ES 2% + 5 CNY, GB 12%' }))
  afterAll(() => set({ duty_markup: '', duty_excludes: '' }))

  test('is a row of the bill with its arithmetic, and agreed whatever the line adds later', async () => {
    const address = await given.anAddress(ana, SPAIN)
    const goods = [await stock()]
    const { lines } = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: goods, address_id: address.id },
    })
    const line = lines.find(({ line_id }) => line_id === 'DIR-DDP')!
    const rows = line.duty!.rows
    const markup = rows.at(-1)!
    const paidFen = rows.slice(0, -1).reduce((sum, { likely_fen }) => sum + likely_fen, 0)
    expect(line.duty).toMatchObject({ line_pays: 'nothing', certainty: 'exact', likely_fen: 0 })
    expect(rows.map(({ kind, paid_by }) => [kind, paid_by])).toEqual([
      ['duty', 'sale'],
      ['tax', 'sale'],
      ['fee', 'sale'],
    ])
    expect(markup.likely_fen).toBe(Math.ceil(paidFen * 0.02) + 500)
    expect(markup.how).toMatch(/^2% × ¥[\d.]+ duty and tax \+ ¥5\.00 a package$/)
    expect(dutyIn(line.fees)).toBe(paidFen + markup.likely_fen)
    const over = { address_id: address.id, line_id: 'DIR-DDP' }
    const parcel = await given.aPaidParcel(world, ana, goods, over)
    expect(parcel.total_fen).toBe(line.total_fen)
    await set({ duty_markup: 'ES 2% min 99 CNY + 5 CNY' })
    const dearer = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: [await stock()], address_id: address.id },
    })
    const least = dearer.lines.find(({ line_id }) => line_id === 'DIR-DDP')!.duty!.rows.at(-1)!
    expect(least).toMatchObject({ likely_fen: 10_400, paid_by: 'sale' })
    expect(least.how).toMatch(/^2% × ¥[\d.]+ duty and tax, at least ¥99\.00 \+ ¥5\.00 a package$/)
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    expect(dutyIn((await page(parcel.id)).actual_fees!)).toBe(dutyIn(line.fees))
  })

  test('does not count what is merged into a package beside it, where a law adds up', async () => {
    const post = (row: { tax_mode: 'ddp' | 'ddu'; duty_markup: string }) =>
      world.db.updateTable('shipping_lines').set(row).where('id', '=', 'PST-EMS').execute()
    await post({ tax_mode: 'ddp', duty_markup: 'UZ 0%' })
    const uma = await world.shopper('uma')
    const support = await world.staff('uli', ['support'])
    const tashkent = { country: 'UZ', province: '', city: 'Tashkent', postcode: '100000' }
    const { id: address_id } = await given.anAddress(uma, { ...tashkent, phone: '+998 71 200 01 23' })
    // By post, USD 100 a month are free. Both are worth about 70; with one of them counted twice, more.
    const one = async () => {
      const goods = await given.stock(world, uma, packer, { grams: 500, inbound: { value_fen: 25_000 } })
      return await given.aPaidParcel(world, uma, [goods], { address_id, line_id: 'PST-EMS' })
    }
    const [first, second] = [await one(), await one()]
    const { items } = await support.call('GET /staff/parcels/{id}/mergeable', { params: { id: first.id } })
    await support.call('POST /staff/parcels/{id}/merge', {
      params: { id: first.id },
      body: {
        parcel_id: second.id,
        expected_after_fen: items[0]!.change!.after[0]!.total_fen,
        reason: 'Asked for',
      },
    })
    const merged = await uma.call('GET /parcels/{id}', { params: { id: first.id } })
    expect(dutyIn(merged.estimated_fees)).toBe(0)
    expect(merged.tax_estimate).toMatchObject({ line_pays: 'nothing', high_fen: 0 })
    await post({ tax_mode: 'ddu', duty_markup: '' })
  })

  test('goes to the carrier at the hand-over, and is given back once if the package comes back', async () => {
    const london = { country: 'GB', province: '', city: 'London', postcode: 'SW1A 1AA' }
    const { id: address_id } = await given.anAddress(ana, { ...london, phone: '+44 20 7946 0018' })
    const form = await given.parcelForm(ana, [await stock()], { address_id, line_id: 'DIR-DDP' })
    const declaration = form.declaration.map((row) => ({ ...row, hs_code: '851610' }))
    const parcel = await ana.call('POST /parcels', { body: { ...form, declaration } })
    await given.money(world, ana, parcel.total_fen)
    await given.payParcel(ana, parcel)
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    const shipped = await bookedBy(world, () => given.ship(packer, parcel.id))
    const fees = (await page(parcel.id)).actual_fees!
    const dutyFen = dutyIn(fees)
    const toCarrier = fees
      .filter(({ kind }) => ['first', 'steps', 'customs', 'duty'].includes(kind))
      .reduce((sum, { fee_fen }) => sum + fee_fen, 0)
    expect(dutyFen).toBeGreaterThan(500)
    expect(shipped.join('\n')).toMatch(new RegExp(`${toCarrier}.*carrier DIR-DDP`))
    const comeBack = () =>
      packer.call('POST /staff/parcels/{id}/come_back', {
        params: { id: parcel.id },
        body: { note: '', cause: 'carrier', freight_fen: 0 },
      })
    const [available] = await funds()
    const back = await bookedBy(world, comeBack)
    expect(back.join('\n')).toMatch(new RegExp(`tax_returned.*${dutyFen}.*carrier DIR-DDP.*available`))
    expect(await funds()).toEqual([available! + dutyFen, 0])
    await expectRefusal(comeBack(), 'transition_not_allowed')
    expect(await funds()).toEqual([available! + dutyFen, 0])
  })

  test('is left to the recipient for a category of goods that the line excludes', async () => {
    await given.settings(world, { featureShippingEstimate: true })
    await set({ duty_excludes: 'wood_untreated' })
    const estimate = async (category: string) => {
      const { lines } = await ana.call('POST /shipping/estimate', {
        body: { country: 'ES', weight_grams: 600, goods_fen: 10_000, category },
      })
      return lines.find(({ tax_mode, refusals }) => tax_mode === 'ddp' && refusals.length === 0)!
    }
    const excluded = await estimate('wood_untreated')
    expect(dutyIn(excluded.fees)).toBe(0)
    expect(excluded.duty).toMatchObject({ line_pays: 'nothing' })
    expect(excluded.duty!.likely_fen).toBeGreaterThan(0)
    expect(excluded.duty!.notes[0]).toContain('wood')
    expect(dutyIn((await estimate('magnet')).fees)).toBeGreaterThan(0)
  })
})

describe('an address', () => {
  test('in a part of the country without the tax is refused for a package whose price contains it', async () => {
    await unregister()
    await register({ scheme: 'ioss', number: 'IM3720000224' })
    const there = await given.anAddress(ana, SPAIN)
    const parcel = await given.aPaidParcel(world, ana, [await stock()], { address_id: there.id })
    expect(await taxOf(parcel.id)).toBeGreaterThan(0)
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    await packer.call('POST /staff/parcels/{id}/address_problem', {
      params: { id: parcel.id },
      body: { reason: 'No such street' },
    })
    const moveTo = async (over: object) =>
      await ana.call('POST /parcels/{id}/address', {
        params: { id: parcel.id },
        body: { address_id: (await given.anAddress(ana, { ...SPAIN, ...over })).id },
      })
    const refusal = await expectRefusal(moveTo({ city: 'Las Palmas', postcode: '35001' }), 'invalid_input')
    expect(refusal.reason).toBe('address_changes_tax')
    await moveTo({ city: 'Barcelona', postcode: '08001' })
  })
})

describe('the registrations', () => {
  test.each<[Partial<Registration>, string]>([
    [{ number: 'IM3720000224' }, 'number'],
    [{ scheme: 'ioss', number: '3720000224' }, 'number'],
    [{ scheme: 'gb_vat', number: 'DE123456789' }, 'number'],
    [{ number: '' }, 'number'],
    [{ from_day: '2026-13-01' }, 'from_day'],
    [{ from_day: '2026-02-30' }, 'from_day'],
    [{ party: ' ' }, 'party'],
    [{ party: 'x'.repeat(201) }, 'party'],
    [{ scheme: 'us_vat' as never }, 'scheme'],
  ])('are refused at their field: %o', async (over, field) => {
    expect((await expectRefusal(register(over), 'invalid_input')).fields).toHaveProperty([field])
  })

  test('say in a sentence what a number looks like', async () => {
    const { fields } = await expectRefusal(register({ scheme: 'ioss', number: 'EU372' }), 'invalid_input')
    expect(fields['number']).toContain('IM3720000224')
  })

  test('never overlap, also if two are entered at once', async () => {
    await unregister()
    const results = await Promise.allSettled([
      register({ scheme: 'nz_gst', number: '49091850' }),
      register({ scheme: 'nz_gst', number: '136410132', from_day: today(1) }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { registrations } = await fin.call('GET /staff/tax_registrations')
    const { id } = registrations.find(({ scheme, state }) => scheme === 'nz_gst' && state !== 'past')!
    await end(id, today(3))
    await expectRefusal(
      register({ scheme: 'nz_gst', number: '136410132', from_day: today(3) }),
      'invalid_input',
    )
    await register({ scheme: 'nz_gst', number: '136410132', from_day: today(4) })
    // Nor may the first one be made longer again.
    await expectRefusal(end(id, today(9)), 'invalid_input')
  })

  test('end on a day that has not passed, once, and are finance’s', async () => {
    await unregister()
    const { id } = await register({ scheme: 'voec', number: '2012345' })
    expect((await expectRefusal(end(id, today(-1)), 'invalid_input')).fields).toHaveProperty('until_day')
    await expectRefusal(end(id, today(), packer), 'forbidden')
    await expectRefusal(register({ scheme: 'voec' }, packer), 'forbidden')
    expect(await end(id, today())).toMatchObject({ state: 'in_force', ended_by: 'fin' })
    await given.later(world, { days: 1 })
    await expectRefusal(end(id, today()), 'transition_not_allowed')
    await expectRefusal(end('0e7f4c2e-6a3b-4d4e-9a0b-1c2d3e4f5a6b', today()), 'not_found')
    const { schemes } = await packer.call('GET /staff/tax_registrations')
    expect(schemes.find(({ scheme }) => scheme === 'voec')).toMatchObject({
      ...{ places: ['Norway'], own: [], reported: 'quarter' },
    })
  })

  test('are neither changed nor deleted, by anybody', async () => {
    const rows = world.db.deleteFrom('tax_registrations')
    await expect(rows.execute()).rejects.toThrow('only ended')
    const renamed = world.db.updateTable('tax_registrations').set({ number: 'IM0000000000' })
    await expect(renamed.execute()).rejects.toThrow('only ended')
  })
})
