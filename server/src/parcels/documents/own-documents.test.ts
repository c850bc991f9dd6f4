import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

const fetchDocument = (id: string, paper: string, token?: string) =>
  world.inject({
    method: 'GET',
    url: `/api/v1/parcels/${id}/${paper}.pdf`,
    headers: token ? { authorization: token } : {},
  })

describe.each(['invoice', 'customs'])('%s.pdf of a shopper', (paper) => {
  test('is the paper that went with the box, available once it is packed, the same each time', async () => {
    const stockId = await given.stock(world, ana, packer)
    const { id, number } = await given.aParcel(ana, [stockId])
    expect((await fetchDocument(id, paper, ana.token)).statusCode).toBe(404)
    await world.db
      .updateTable('parcels')
      .set({ stage: 'in_transit', shipped_at: world.clock.now() })
      .where('id', '=', id)
      .execute()
    const answer = await fetchDocument(id, paper, ana.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain(`${paper}-${number}.pdf`)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await world.db.updateTable('parcels').set({ stage: 'cancelled' }).where('id', '=', id).execute()
    expect((await fetchDocument(id, paper, ana.token)).statusCode).toBe(404)
  })

  test('of an address that can no longer be printed says so in words for its shopper', async () => {
    const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    await world.db
      .updateTable('parcels')
      .set({ stage: 'to_ship', address: sql`address || '{"city": "Vaduz 😀"}'` })
      .where('id', '=', id)
      .execute()
    const answer = await fetchDocument(id, paper, ana.token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      data: {
        reason: 'address_unprintable',
        fields: {
          city: 'This document can’t be made: nobody can print or read “😀” (city) in the package’s address. Please ask customer service for help',
        },
      },
    })
    await world.db.updateTable('parcels').set({ stage: 'cancelled' }).where('id', '=', id).execute()
  })

  test('is refused to others', async () => {
    const stockId = await given.stock(world, ana, packer)
    const { id } = await given.aParcel(ana, [stockId])
    await world.db.updateTable('parcels').set({ stage: 'to_ship' }).where('id', '=', id).execute()
    const eve = await world.shopper(`eve-${paper}`)
    expect((await fetchDocument(id, paper)).statusCode).toBe(401)
    expect((await fetchDocument(id, paper, eve.token)).statusCode).toBe(404)
    expect((await fetchDocument(id, paper, packer.token)).statusCode).toBe(403)
    expect((await fetchDocument('nonsense', paper, ana.token)).statusCode).toBe(404)
    await world.db.updateTable('parcels').set({ stage: 'cancelled' }).where('id', '=', id).execute()
  })
})
