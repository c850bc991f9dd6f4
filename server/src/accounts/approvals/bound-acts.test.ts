import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderOf } from '../../../test/cart-line.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { asked, keyed, makeProgram } from './asking-program.test-support.ts'

/* What a program binds its shopper to besides payments: packages, and answers to questions. */

const world = testWorld({ manyAtOnce: true })
let ana: Person
let packer: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  lin = await world.staff('lin', ['buyer'])
})

const aProgram = (who: Person, act: number, day: number) => makeProgram(world, who, { act, day })
const approve = (who: Person, id: unknown) =>
  who.call('POST /approvals/{id}/approve', { params: { id: String(id) }, body: {} })

describe('a package by a program', () => {
  test('to an address never used is the shopper’s decision; the quote holds it to goods, address, line and total', async () => {
    const program = await aProgram(ana, 1_000_00, 1_000_00)
    const { id: address_id } = await given.anAddressInSingapore(ana)
    const thing = await given.stock(world, ana, packer, { grams: 600 })
    const form = await given.parcelForm(ana, [thing], { address_id })
    const { lines } = await program.call('POST /parcels/preview', {
      body: { stock_item_ids: [thing], address_id },
    })
    const { expected_total_fen: total_fen, ...rest } = form
    const quote = lines.find((line) => line.line_id === form.line_id)!.quote!
    const body = { ...rest, quote }
    const insured = { ...body, insured_fen: 100 }
    await expectRefusal(program.call('POST /parcels', { body: insured }, keyed()), 'out_of_date')

    const { data } = await asked(program.call('POST /parcels', { body }, keyed('ship')))
    expect(data['why']).toEqual(['terms', 'new_address'])
    expect((await ana.call('GET /parcels')).items).toEqual([])
    const { items } = await ana.call('GET /approvals')
    expect(items[0]!.picture).toMatchObject({
      total_fen,
      address: expect.stringMatching(/1 Raffles Place.*Singapore$/),
    })
    // What is paid is the carriage: the worth of the goods would look like a part of it.
    expect(items[0]!.picture.goods).toMatchObject([{ quantity: 1 }])
    expect(items[0]!.picture.goods[0]).not.toHaveProperty('amount_fen')
    // Half an hour later the quote has expired, but it was good when the program asked.
    world.clock.advance({ minutes: 30 })
    await approve(ana, data['approval_id'])
    const made = await program.call('POST /parcels', { body }, keyed('ship'))
    expect(made.total_fen).toBe(total_fen)
    expect((await ana.call('GET /parcels')).items.map(({ id }) => id)).toEqual([made.id])
  })

  test('whose payment is asked for is shown with its address, line and goods, which have no amount', async () => {
    const cy = await world.shopper('cy')
    await given.money(world, cy, 100_000)
    const { id: address_id } = await given.anAddressInSingapore(cy)
    const made = await given.aParcel(cy, [await given.stock(world, cy, packer)], { address_id })
    const program = await aProgram(cy, 0, 0)
    const body = { parcel_id: made.id, method: 'balance', expected_total_fen: made.total_fen } as const
    await asked(program.call('POST /payments', { body }, keyed()))
    const { picture } = (await cy.call('GET /approvals')).items[0]!
    expect(picture).toMatchObject({
      numbers: [made.number],
      address: expect.stringMatching(/1 Raffles Place.*Singapore$/),
      line: expect.stringMatching(/EMS/),
      total_fen: made.total_fen,
    })
    expect(picture.goods).toHaveLength(1)
    expect(picture.goods[0]).not.toHaveProperty('amount_fen')
  })

  test('whose deposit exceeds the ceiling asks, and counts when it is held', async () => {
    const bo = await world.shopper('bo')
    await given.money(world, bo, 100_000)
    const { id: address_id } = await given.anAddressInSingapore(bo)
    const first = await given.aParcel(bo, [await given.stock(world, bo, packer)], { address_id })
    await given.payParcel(bo, first)
    const thing = await given.stock(world, bo, packer, { grams: 600 })
    const preview = await bo.call('POST /parcels/preview', {
      body: { stock_item_ids: [thing], address_id, pay_way: 'exact' },
    })
    const form = await given.parcelForm(bo, [thing], { address_id })
    const body = { ...form, pay_way: 'exact', expected_total_fen: given.totalOf(preview, 'PST-EMS') } as const
    const poor = await aProgram(bo, 100, 100)
    expect((await asked(poor.call('POST /parcels', { body }, keyed()))).data['why']).toEqual([
      'above_act',
      'above_day',
    ])
    const rich = await aProgram(bo, 100_00, 100_00)
    await rich.call('POST /parcels', { body }, keyed())
    const acts = await bo.call('GET /tokens/{id}/acts', { params: { id: rich.id }, query: {} })
    expect(acts.items).toMatchObject([{ route: 'POST /parcels', amount_fen: 20_00, subject_kind: 'parcel' }])
  })
})

describe('an order by a program', () => {
  test('whose prices may rise says by how much, and is asked about with its payment', async () => {
    const dee = await world.shopper('dee')
    await given.money(world, dee, 100_000)
    const program = await aProgram(dee, 0, 0)
    const { id } = await program.call('POST /cart/items', {
      body: given.cartLine({ tolerance_percent: 5 }),
    })
    const { amounts, contact } = await program.call('POST /orders/preview', { body: { cart_item_ids: [id] } })
    const body = orderOf([id], { totalFen: amounts.total_fen, contact })
    const { data } = await asked(program.call('POST /orders', { body }, keyed('order')))
    const riseFen = Math.ceil(amounts.total_fen / 20)
    expect(data['amount_fen']).toBe(amounts.total_fen + riseFen)
    expect((await dee.call('GET /approvals')).items[0]!.picture).toMatchObject({
      total_fen: amounts.total_fen,
      may_rise_fen: riseFen,
      then_pays: true,
    })
    await approve(dee, data['approval_id'])
    const { order_ids, total_fen } = await program.call('POST /orders', { body }, keyed('order'))
    const payment = { order_ids, method: 'balance', expected_total_fen: total_fen } as const
    const tolerate = (percent: 5 | 10) =>
      world.db
        .updateTable('order_items')
        .set({ tolerance_percent: percent })
        .where('order_id', '=', order_ids[0]!)
        .execute()
    await tolerate(10)
    const risen = await asked(program.call('POST /payments', { body: payment }, keyed()))
    expect(risen.data).toMatchObject({
      amount_fen: total_fen + Math.ceil(total_fen / 10),
    })
    await tolerate(5)
    const paid = await program.call('POST /payments', { body: payment }, keyed())
    expect(paid).toMatchObject({ stage: 'succeeded', total_fen })
  })
})

describe('an answer by a program', () => {
  test('names what it expects to cost, and asks above the ceiling; declining costs nothing', async () => {
    const cy = await world.shopper('cy')
    const id = await given.anApprovedItem(world, cy, lin)
    await lin.call('POST /staff/order_items/{id}/ask', {
      params: { id },
      body: { kind: 'price', goods_fen: 4_000, freight_fen: 0, note: 'Dearer' },
    })
    const program = await aProgram(cy, 0, 0)
    const answer = (body: { accept: boolean; expected_fen?: number; question_id?: string }, key?: string) =>
      program.call('POST /order_items/{id}/answer', { params: { id }, body }, keyed(key))
    await expectRefusal(answer({ accept: true }), 'invalid_input')
    await expectRefusal(answer({ accept: true, expected_fen: 1 }), 'out_of_date')
    const other = { accept: true, expected_fen: 1_050, question_id: randomUUID() }
    await expectRefusal(answer(other), 'out_of_date')
    const { data } = await asked(answer({ accept: true, expected_fen: 1_050 }, 'yes'))
    expect(data).toMatchObject({ why: ['above_act', 'above_day'], amount_fen: 1_050 })
    await approve(cy, data['approval_id'])
    const { supplement_id } = await answer({ accept: true, expected_fen: 1_050 }, 'yes')
    expect(supplement_id).not.toBeNull()
  })
})
