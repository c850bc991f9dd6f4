import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fay: Person
let bea: Person
let line: string
let zone: string
let firstFen: number
let people = 0

beforeEach(async () => {
  world.clock.advance({ days: 2 })
  people++
  fay = await world.staff(`fay${people}`, ['finance'])
  bea = await world.staff(`bea${people}`, ['finance'])
  const { lines } = await fay.call('GET /staff/shipping_lines')
  const found = lines.find(({ zones }) => zones.length > 0)!
  line = found.id
  ;({ zone, first_price_fen: firstFen } = found.zones[0]!)
})

const price = async () =>
  (await fay.call('GET /staff/shipping_lines')).lines
    .find(({ id }) => id === line)!
    .zones.find((served) => served.zone === zone)!.first_price_fen

async function bodyOf(factor: number) {
  const change = { zone, prices: { first_price_fen: Math.round(firstFen * factor) } }
  const asked = { params: { id: line }, body: change }
  const { compared } = await fay.call('POST /staff/shipping_lines/{id}/prices/preview', asked)
  return { ...change, name: 'By hand', compared }
}
const change = async (factor: number) =>
  fay.call('POST /staff/shipping_lines/{id}/prices', { params: { id: line }, body: await bodyOf(factor) })

describe('a price by hand', () => {
  test('of a tenth is changed alone, more with a second person, more than half by nobody', async () => {
    await change(0.9)
    expect(await price()).toBe(Math.round(firstFen * 0.9))
    world.clock.advance({ minutes: 1 })
    firstFen = await price()
    expect((await expectRefusal(change(0.8), 'transition_not_allowed')).reason).toBe('second_person_needed')
    expect((await expectRefusal(change(0.49), 'invalid_input')).reason).toBe('change_too_large')
    const body = await bodyOf(0.8)
    const call = 'POST /staff/shipping_lines/{id}/prices'
    const { id } = await fay.call('POST /staff/proposals', {
      body: { call, params: { id: line }, body, reason: 'The carrier lowered its prices' },
    })
    const shown = await bea.call('GET /staff/proposals/{id}', { params: { id } })
    expect(shown).toMatchObject({ subject: line, per_mille: expect.closeTo(-200, -1) as number })
    await bea.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure: null } })
    expect(await price()).toBe(Math.round(firstFen * 0.8))
    await bea.call('GET /staff/proposals/{id}', { params: { id } })
  })

  test('is changed alone five times a day', async () => {
    for (let times = 0; times < 5; times++) {
      await change(times % 2 ? 0.99 : 1.01)
      world.clock.advance({ minutes: 1 })
    }
    expect((await expectRefusal(change(1.02), 'transition_not_allowed')).reason).toBe('second_person_needed')
  })
})

describe('a rate card', () => {
  const file = (csv: string) => new Blob([csv], { type: 'text/csv' })
  async function importCard(factor: number) {
    const { csv } = await fay.call('GET /staff/rate_cards/export', { query: { line_id: line } })
    const raised = csv.replaceAll(`,${firstFen},`, `,${Math.round(firstFen * factor)},`)
    const { compared } = await fay.call('POST /staff/rate_cards/preview', { query: {}, body: file(raised) })
    return await fay.call('POST /staff/rate_cards', {
      query: { name: `Spring ${people}`, compared },
      body: file(raised),
    })
  }
  const confirm = (who: Person, { id }: { id: string }) =>
    who.call('POST /staff/rate_cards/{id}/confirm', { params: { id }, body: {} })

  test('beyond what one person may waits for a second, who puts it in force', async () => {
    const card = await importCard(1.3)
    expect(card).toMatchObject({ state: 'unconfirmed', lines: [line], staff_name: fay.email.split('@')[0] })
    expect(await price()).toBe(firstFen)
    world.clock.advance({ hours: 1 })
    expect((await expectRefusal(confirm(fay, card), 'transition_not_allowed')).reason).toBe(
      'second_person_needed',
    )
    expect(await confirm(bea, card)).toMatchObject({ state: 'in_force', lines: [line] })
    expect(await price()).toBe(Math.round(firstFen * 1.3))
    await expectRefusal(confirm(bea, card), 'transition_not_allowed')
  })

  test('is withdrawn while it waits, refused when prices moved on, and beyond half refused outright', async () => {
    const card = await importCard(1.2)
    await fay.call('POST /staff/rate_cards/{id}/withdraw', { params: { id: card.id } })
    await expectRefusal(confirm(bea, card), 'transition_not_allowed')
    const other = await importCard(1.2)
    world.clock.advance({ minutes: 1 })
    await change(1.01)
    world.clock.advance({ minutes: 1 })
    await expectRefusal(confirm(bea, other), 'out_of_date')
    firstFen = await price()
    expect((await expectRefusal(importCard(1.6), 'invalid_input')).reason).toBe('change_too_large')
  })

  test('of small changes is put in force by one person', async () => {
    expect(await importCard(1.05)).toMatchObject({ state: 'in_force' })
  })
})

test('a card is not put in force by somebody whom the first person appointed', async () => {
  const ada = await world.staff(`ada${people}`, ['admin'])
  await ada.call('POST /staff/members/{id}/link', { params: { id: bea.id }, body: {} })
  const { csv } = await ada.call('GET /staff/rate_cards/export', { query: { line_id: line } })
  const body = new Blob([csv.replaceAll(`,${firstFen},`, `,${Math.round(firstFen * 1.2)},`)])
  const { compared } = await ada.call('POST /staff/rate_cards/preview', { query: {}, body })
  const card = await ada.call('POST /staff/rate_cards', { query: { name: 'Ties', compared }, body })
  const confirm = bea.call('POST /staff/rate_cards/{id}/confirm', { params: { id: card.id }, body: {} })
  expect((await expectRefusal(confirm, 'forbidden')).reason).toBe('second_person_dependent')
})
