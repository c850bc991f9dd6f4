import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let id: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  const line = { title: '青花茶杯 50%_off\\ お皿 차 жук Ölkännchen', own_name: '給𠮷野 🍵' }
  id = (await given.aPaidOrder(world, ana, { line })).id
  await given.aPaidOrder(world, ana, { line: { title: 'Comb' } })
  await given.aPaidOrder(world, bo, { line: { title: '茶包 お 차' } })
})

const found = async (who: Person, q: string) =>
  (await who.call('GET /orders', { query: { q } })).items.map((order) => order.id)

test('a single character finds any name that contains it, in scripts not written with an alphabet', async () => {
  for (const sign of ['茶', '杯', 'お', '皿', '차', '給', '𠮷', '🍵'])
    expect([sign, await found(ana, sign)]).toEqual([sign, [id]])
  for (const sign of ['包', '木', 'か', '한', '𠮟'])
    expect([sign, await found(ana, sign)]).toEqual([sign, []])
})

test('a single letter finds any name that contains it, in either case, and SQL wildcards are matched literally', async () => {
  for (const letter of ['ж', 'Ж', 'ö', '%', '_', '\\'])
    expect([letter, await found(ana, letter)]).toEqual([letter, [id]])
  for (const letter of ['ש', 'ع', 'ก', '^', '*'])
    expect([letter, await found(ana, letter)]).toEqual([letter, []])
  expect(await found(ana, 'o')).toHaveLength(2)
})

test('a shopper without packages finds none', async () => {
  for (const q of ['茶', 'x', '%', '茶杯'])
    expect((await bo.call('GET /parcels', { query: { q } })).items).toEqual([])
})

test('half a surrogate pair finds nothing, and a query that is too long is refused', async () => {
  expect(await found(ana, '\u{1F375}'.slice(0, 1))).toEqual([])
  expect(await found(ana, ' ')).toHaveLength(2)
  await expectRefusal(ana.call('GET /orders', { query: { q: '茶'.repeat(101) } }), 'invalid_input')
})

test('another shopper’s order is not found by its id either', async () => {
  await expectRefusal(bo.call('GET /orders/{id}', { params: { id } }), 'not_found')
})
