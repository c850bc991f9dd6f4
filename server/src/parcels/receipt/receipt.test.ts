import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { readParcelReceipt } from './read-receipt.ts'

const world = testWorld()
let ana: Person
let bo: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  packer = await world.staff('wu', ['warehouse'])
})

const get = (who: Person | undefined, id: string, lang = 'en') =>
  world.app.inject({
    url: `/api/v1/parcels/${id}/receipt.pdf`,
    headers: { 'client-language': lang, ...(who ? { authorization: who.token } : {}) },
  })

describe('the receipt of a package', () => {
  test.each(['en', 'zh'] as const)('is a small PDF with its fonts inside, in %s', async (lang) => {
    const stock = await given.stock(world, ana, packer, { inbound: { title: '手冲咖啡壶 Coffee pot' } })
    const { id, number } = await given.aShippedParcel(world, ana, packer, [stock], { packed: { grams: 400 } })
    const answer = await get(ana, id, lang)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="receipt-${number}.pdf"`)
    expect(answer.rawPayload.toString('latin1')).toContain('/FontFile3')
    expect(answer.rawPayload.length).toBeLessThan(150_000)
    const page = await ana.call('GET /parcels/{id}', { params: { id } })
    const receipt = await readParcelReceipt(world.db, ana.id, id, lang)
    expect(receipt).toMatchObject({ isFinal: true, totalFen: page.actual_fen, number, weightGrams: 400 })
    expect(receipt.customer).toBe('ana · ana@example.com')
    expect(receipt.contents).toEqual([{ title: '手冲咖啡壶 Coffee pot', quantity: 1, orderNumber: null }])
    expect(receipt.rows.reduce((sum, row) => sum + row.feeFen, 0)).toBe(receipt.totalFen)
  })

  test('is marked as an estimate before the package ships', async () => {
    const { id, total_fen } = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    expect(await readParcelReceipt(world.db, ana.id, id, 'en')).toMatchObject({
      isFinal: false,
      totalFen: total_fen,
      shippedAt: null,
    })
  })

  test('is available only to its shopper, and not for unpaid or cancelled packages', async () => {
    const { id } = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    expect((await get(bo, id)).statusCode).toBe(404)
    expect((await get(undefined, id)).statusCode).toBe(401)
    expect((await get(packer, id)).statusCode).toBe(403)
    for (const wrong of ['x', randomUUID()]) expect((await get(ana, wrong)).statusCode).toBe(404)
    await ana.call('POST /parcels/{id}/cancel', { params: { id }, body: {} })
    expect((await get(ana, id)).statusCode).toBe(404)
    const unpaid = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    expect((await get(ana, unpaid.id)).statusCode).toBe(404)
  })
})
