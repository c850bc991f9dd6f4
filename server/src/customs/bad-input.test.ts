import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let stock: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  stock = await given.stock(world, ana, packer, { grams: 300 })
})

type Declared = { hs_code?: string; value_fen?: number }
const preview = async (country: string, { hs_code = '610910', value_fen = 60_000 }: Declared = {}) =>
  (
    await ana.call('POST /parcels/preview', {
      body: {
        stock_item_ids: [stock],
        country,
        declaration: [{ stock_item_id: stock, hs_code, value_fen }],
      },
    })
  ).lines
const dutyOf = async (...asked: Parameters<typeof preview>) =>
  (await preview(...asked)).find((line) => line.line_id === 'PST-EMS')!.duty!

describe('duty of what nobody would declare', () => {
  test('is calculated for forty kinds of goods, each by its code', async () => {
    const ids: string[] = []
    for (let count = 0; count < 40; count++)
      ids.push(
        await given.stock(world, ana, packer, {
          grams: 50,
          size: [40, 40, 20],
          inbound: { value_fen: 1_000 },
        }),
      )
    const declaration = ids.map((stock_item_id, at) => ({
      stock_item_id,
      hs_code: ['610910', '640411', '420222', '950300', '490199'][at % 5]!,
      value_fen: 1_000 + at,
    }))
    for (const country of ['US', 'DE', 'BR', 'KR', 'RU']) {
      const { lines } = await ana.call('POST /parcels/preview', {
        body: { stock_item_ids: ids, country, declaration },
      })
      const duties = lines.flatMap(({ duty }) => duty ?? [])
      expect(duties.length).toBeGreaterThan(0)
      for (const duty of duties) {
        expect(duty.high_fen).toBeGreaterThanOrEqual(duty.low_fen)
        expect(Number.isSafeInteger(duty.high_fen)).toBe(true)
      }
    }
  })

  test.each(['999999', '00', 'abcdef', '6109100000123456', ' ', '６１０９１０'])(
    'with the code %j is an answer as for goods without one, and the package itself names the field',
    async (hs_code) => {
      const duty = await dutyOf('US', { hs_code })
      expect(duty.certainty).not.toBe('exact')
      const home = await given.anAddressInSingapore(ana)
      const form = await given.parcelForm(ana, [stock], { address_id: home.id })
      const [row] = form.declaration
      const body = { ...form, declaration: [{ ...row!, hs_code }] }
      // Blank is no code at all, and full-width digits are digits.
      if (hs_code.trim() === '' || hs_code.startsWith('６')) return
      const refused = await expectRefusal(ana.call('POST /parcels', { body }), 'invalid_input')
      expect(Object.keys(refused.fields)).toEqual(['declaration.0.hs_code'])
      expect(Object.values(refused.fields)[0]).toMatch(/^[A-Z].{10,}/)
    },
  )

  test.each([0, -1, -60_000, 1.5, DECLARED_VALUE_MAX_FEN + 1, Number.MAX_SAFE_INTEGER])(
    'of a value of %s fen is refused with a sentence at the field',
    async (value_fen) => {
      const refused = await expectRefusal(preview('DE', { value_fen }), 'invalid_input')
      expect(Object.keys(refused.fields)).toEqual(['declaration.0.value_fen'])
      expect(refused.fields['declaration.0.value_fen']).toMatch(/^[A-Z]/)
    },
  )

  test('of the highest value that is accepted is a whole number of fen', async () => {
    for (const country of ['US', 'BR', 'IN', 'KR'])
      expect(
        Number.isSafeInteger((await dutyOf(country, { value_fen: DECLARED_VALUE_MAX_FEN })).high_fen),
      ).toBe(true)
  })

  test('in a currency without an exchange rate is not known, and says which rate is missing', async () => {
    const { certainty, notes, low_fen } = await dutyOf('AZ', { value_fen: 500_000 })
    expect([certainty, low_fen]).toEqual(['unknown', 0])
    expect(notes.join(' ')).toMatch(/no exchange rate for AZN/)
    const lines = await preview('AZ')
    expect(lines.filter((line) => line.duty?.certainty === 'exact' && line.tax_mode === 'ddu')).toEqual([])
  })

  test('in a province that does not belong is that of the country, as an estimate', async () => {
    const body = given.addressFields({
      country: 'CA',
      city: 'Ottawa',
      postcode: 'K1A 0B1',
      province: 'Bavaria',
    })
    const refused = await expectRefusal(ana.call('POST /addresses', { body }), 'invalid_input')
    expect(Object.keys(refused.fields)).toContain('province')
    // An address from before the rule: its package is still answered.
    const kept = await given.anAddress(ana, {
      country: 'CA',
      city: 'Ottawa',
      postcode: 'K1A 0B1',
      province: 'Ontario',
      phone: '+1 613 555 0123',
    })
    await world.db.updateTable('addresses').set({ province: 'Bavaria' }).where('id', '=', kept.id).execute()
    const { lines } = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: [stock], address_id: kept.id },
    })
    const duty = lines.find((line) => line.line_id === 'PST-EMS')!.duty!
    expect(duty.rows.length).toBeGreaterThan(0)
    expect(duty.certainty).not.toBe('exact')
  })

  test('for a country that does not exist, or is not written as a code, is refused', async () => {
    await expectRefusal(preview('XX'), 'not_found')
    for (const wrong of ['de', 'Germany', '', 'D1', "D'"])
      await expectRefusal(preview(wrong), 'invalid_input')
  })
})

describe('duty on a day at the edge of a rule', () => {
  test('is that of the rule on the day of arrival, and not known after the last one', async () => {
    const fay = await world.staff('fay', ['finance'])
    const today = world.clock.now().toISOString().slice(0, 10)
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const rule = (
      dates: { place?: string; valid_from: string | null; valid_until: string | null },
      rate_per_mille: number,
    ) =>
      fay.call('POST /staff/import_rules', {
        body: {
          ...{ place: 'RS', kind: 'duty', currency: 'EUR', ...dates, rate_per_mille, amount_minor: null },
          ...{ above_minor: null, within_minor: null, per: 'parcel', basis: 'trade', source: 'a test' },
          ...{ note_en: 'a note', note_zh: '说明', reason: 'a new rate' },
        },
      })
    await rule({ valid_from: null, valid_until: today }, 100)
    await rule({ valid_from: tomorrow, valid_until: null }, 300)
    // It arrives after the last day of the first rule.
    expect((await dutyOf('RS')).likely_fen).toBe(18_000)
    // After the last day of the only rule, nothing is known: it is not free.
    const body = { place: 'BA', valid_from: null, valid_until: tomorrow }
    await rule(body, 100)
    expect(await dutyOf('BA')).toMatchObject({ certainty: 'unknown', high_fen: 0 })
    // A rule cannot end before it begins.
    const refused = await expectRefusal(
      rule({ valid_from: tomorrow, valid_until: today }, 100),
      'invalid_input',
    )
    expect(Object.keys(refused.fields).length).toBeGreaterThan(0)
  })
})
