import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
})

async function aReview(stars: number, body: string, pictures = 0): Promise<string> {
  world.clock.advance({ minutes: 1 })
  const { id } = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
  await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
  const file_ids: string[] = []
  for (let n = 0; n < pictures; n += 1) file_ids.push(await world.upload(ana, 'POST /uploads', 'review'))
  const review = await ana.call('POST /parcels/{id}/review', {
    params: { id },
    body: { stars, body, file_ids },
  })
  return review.id
}
const decide = (id: string, show: boolean, reason = '', who = support) =>
  who.call('POST /staff/reviews/{id}/decide', { params: { id }, body: { show, reason } })
const shown = () => ana.call('GET /reviews')

describe('a review', () => {
  test('is public only once staff have published it, without a name', async () => {
    expect(await shown()).toMatchObject({ items: [], count: 0, mean_tenths: null })
    const good = await aReview(5, 'Well packed.', 1)
    const poor = await aReview(2, 'Three weeks late.')
    expect((await shown()).items).toEqual([])
    const { items, counts } = await support.call('GET /staff/reviews', { query: { stage: 'waiting' } })
    expect([items.map((item) => item.id), counts]).toEqual([[poor, good], { waiting: 2 }])

    await decide(good, true)
    await decide(poor, true)
    const all = await shown()
    expect(all).toMatchObject({ count: 2, mean_tenths: 35 })
    const first = all.items.find((item) => item.id === good)!
    expect(first).toMatchObject({
      stars: 5,
      body: 'Well packed.',
      country_name: 'Singapore',
      option: 'postal',
      days: 0,
    })
    expect(first.images).toHaveLength(1)
    expect(JSON.stringify(all)).not.toContain('ana')
  })

  test('that is hidden has a reason, remains visible to its author, and may be published later', async () => {
    const id = await aReview(1, 'Call me at +49 30 901820')
    const count = (await shown()).count
    await expectRefusal(decide(id, false, '  '), 'invalid_input')
    expect(await decide(id, false, 'A telephone number')).toMatchObject({
      stage: 'hidden',
      decide_reason: 'A telephone number',
      decided_by: expect.any(String),
    })
    expect((await shown()).count).toBe(count)
    const { items } = await ana.call('GET /parcels', { query: { limit: 1 } })
    const page = await ana.call('GET /parcels/{id}', { params: { id: items[0]!.id } })
    expect(page.review).toMatchObject({ stage: 'hidden', body: 'Call me at +49 30 901820' })
    expect(await decide(id, true)).toMatchObject({ stage: 'shown', decide_reason: '' })
    expect((await shown()).count).toBe(count + 1)
  })

  test('is decided by support, and only if it exists', async () => {
    const id = await aReview(4, 'Fine.')
    await expectRefusal(decide(id, true, '', packer), 'forbidden')
    await expectRefusal(decide(id, true, '', ana), 'forbidden')
    await expectRefusal(decide('6f0d9a1e-0000-4000-8000-000000000000', true), 'not_found')
  })

  test('is listed in pages, newest first', async () => {
    for (const body of ['one', 'two', 'three']) await decide(await aReview(3, body), true)
    const first = await ana.call('GET /reviews', { query: { limit: 2 } })
    expect(first.items.map((item) => item.body)).toEqual(['three', 'two'])
    const next = await ana.call('GET /reviews', { query: { limit: 2, cursor: first.next_cursor! } })
    expect(next.items[0]!.body).toBe('one')
  })
})
