import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { readSymbols } from './read-bars.test-support.ts'

const world = testWorld()
let ana: Person
let packer: Person
let buyer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  buyer = await world.staff('lin', ['buyer'])
})

const ask = (query: string, who: Person | undefined = packer) =>
  world.inject({
    method: 'GET',
    url: `/api/v1/staff/goods_labels.pdf?${query}`,
    headers: who ? { authorization: who.token } : {},
  })

const label = (ids: readonly string[], who = packer) =>
  who.call('POST /staff/stock_items/labels', { body: { ids: [...ids] } })

test('every piece has a label whose bars read back as its own code, on a roll and on sheets', async () => {
  const mugs = await given.stock(world, ana, packer, { inbound: { title: '马克杯 两只装', quantity: 40 } })
  const scarf = await given.stock(world, ana, packer)
  expect(await label([mugs, scarf])).toEqual({ labels: 41 })
  const numbers = await Promise.all(
    [mugs, scarf].map(
      async (id) => (await packer.call('GET /staff/stock_items/{id}', { params: { id } })).goods_number,
    ),
  )
  const codes = [...Array.from({ length: 40 }, (_, at) => `${numbers[0]}-${at + 1}`), `${numbers[1]}-1`]
  for (const paper of ['roll', 'a4']) {
    const answer = await ask(`ids=${mugs},${scarf}&paper=${paper}&shelf=A-01`)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(
      readSymbols(answer.rawPayload)
        .map((symbol) => symbol.text)
        .toSorted(),
    ).toEqual(codes.toSorted())
  }
})

test('labels are found by the number on them, and reprinted after pieces have left', async () => {
  const mugs = await given.stock(world, ana, packer, { inbound: { title: 'Mugs', quantity: 2 } })
  await label([mugs])
  const { goods_number } = await packer.call('GET /staff/stock_items/{id}', { params: { id: mugs } })
  for (const q of [`${goods_number}-2`, goods_number.toLowerCase()])
    expect(
      (await packer.call('GET /staff/stock_items', { query: { q } })).items.map((item) => item.id),
    ).toEqual([mugs])
  expect(await label([mugs])).toEqual({ labels: 2 })
})

test('are for the warehouse only, and only for goods that exist', async () => {
  const stock = await given.stock(world, ana, packer)
  expect((await ask(`ids=${stock}`)).statusCode).toBe(404)
  await expectRefusal(label([stock], buyer), 'forbidden')
  await expectRefusal(label([crypto.randomUUID()]), 'not_found')
  await label([stock])
  expect((await ask(`ids=${stock}`, buyer)).statusCode).toBe(403)
  for (const bad of ['ids=', 'ids=x', `ids=${stock}&paper=a3`, `ids=${stock}&shelf=货架`])
    expect((await ask(bad)).statusCode, bad).toBe(400)
})

test('our own label is not accepted as a parcel at the dock', async () => {
  const stock = await given.stock(world, ana, packer)
  await label([stock])
  const { goods_number } = await packer.call('GET /staff/stock_items/{id}', { params: { id: stock } })
  const scan = packer.call('POST /staff/arrivals', {
    body: { warehouse_id: 'GZ1', tracking_number: goods_number },
  })
  expect((await expectRefusal(scan, 'invalid_input')).fields['tracking_number']).toBeTruthy()
})
