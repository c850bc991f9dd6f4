import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NoFile, StoreAway } from '../platform/files/bucket-client.ts'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let ben: Person
let buyer: Person
let packer: Person
let admin: Person
let items = 640_000_000_000

beforeAll(async () => {
  ana = await world.shopper('ana')
  ben = await world.shopper('ben')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  admin = await world.staff('root', ['admin'])
  await world.db
    .insertInto('settings')
    .values({ name: 'showGoodsPhotos', value: 'true', updated_at: world.clock.now() })
    .execute()
})

/** Advances to the time when photos are shown, a day after shelving, and runs the jobs that copy them. */
async function dayLater() {
  await given.later(world, { hours: 25 })
  await work()
}
const work = async () => {
  await world.runJob('learn-goods', {})
  await world.runJob('copy-photos', {})
}

const shown = (item: string, query: { option?: string } = {}, who = world.caller()) =>
  who('GET /goods/{marketplace}/{item}/photos', { params: { marketplace: 'taobao', item }, query })
const numberShown = async (item: string) => (await shown(item)).photos.length
const look = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

/** A piece on its shelf, photographed from the front. */
async function piece({ item = String(++items), options = '', remark = '', who = ana } = {}) {
  const line = {
    url: `https://item.taobao.com/item.htm?id=${item}`,
    options_text: options,
    remark,
    title: 'Mug',
  }
  const { stockId } = await given.aShelvedItem(world, who, { buyer, packer }, { line })
  const photo = await world.db
    .selectFrom('stock_photos')
    .where('stock_item_id', '=', stockId)
    .select(['id', 'file_id'])
    .executeTakeFirstOrThrow()
  return { item, stockId, photo }
}

describe('photos of earlier pieces', () => {
  test('are shown a day after shelving, with date, weight and size, and without the owner', async () => {
    const { item, photo, stockId } = await piece()
    await work()
    expect(await numberShown(item)).toBe(0)
    await dayLater()
    const answer = await shown(item)
    expect(answer).toMatchObject({
      of_option: 0,
      photos: [
        {
          shows: 'front',
          flaw: null,
          pieces: 1,
          weight_grams: 600,
          size_mm: [250, 180, 90],
          options_text: '',
        },
      ],
    })
    const json = JSON.stringify(answer)
    for (const secret of [photo.id, photo.file_id, stockId, ana.id]) expect(json).not.toContain(secret)
  })

  test('are separate, scaled-down copies without camera metadata, revalidated on each view', async () => {
    const { item, photo } = await piece()
    await dayLater()
    const [first] = (await shown(item)).photos
    const answer = await look(first!.large.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const { exif, format, width } = await sharp(answer.rawPayload).metadata()
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'webp', width: first!.large.width })
    const again = await look(first!.large.url, { 'if-none-match': String(answer.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const { rows } = { rows: await world.db.selectFrom('goods_photos').selectAll().execute() }
    const own = rows.find((row) => row.id === first!.id)
    expect([own?.small_file_id, own?.large_file_id]).not.toContain(photo.file_id)
  })

  test('of the requested option come first, in the words of the page', async () => {
    const item = String(++items)
    await world.db
      .insertInto('products')
      .values({
        platform: 'taobao',
        item_id: item,
        url: `https://item.taobao.com/item.htm?id=${item}`,
        title: '马克杯',
        source: 'page',
        read_at: world.clock.now(),
        options: JSON.stringify([{ name: '颜色', values: ['沙色', '黑色'] }]),
      })
      .execute()
    await piece({ item, options: '颜色：黑色' })
    await piece({ item, options: '颜色: 沙色' })
    await piece({ item, options: '颜色: 沙色; 刻字: Anna' })
    await dayLater()
    const answer = await shown(item, { option: ' 颜色：黑色 ' })
    expect(answer.of_option).toBe(1)
    expect(answer.photos.map((photo) => photo.options_text)).toEqual(['颜色: 黑色', '颜色: 沙色'])
    expect(answer.photos[0]!.options_latin).toBe('Colour: Black')
  })
})

describe('others do not see', () => {
  const hidden: readonly [string, () => Promise<string>][] = [
    ['an item made to the shopper’s order', async () => (await piece({ remark: 'Embroider: Anna' })).item],
    ['an option that the shopper typed', async () => (await piece({ options: 'Anna' })).item],
    [
      'a label',
      async () => {
        const { item, photo } = await piece()
        await packer.call('PUT /staff/stock_photos/{id}', {
          params: { id: photo.id },
          body: { shows: 'label', flaw: null, note: '' },
        })
        return item
      },
    ],
    [
      'a photo held back',
      async () => {
        const { item, photo } = await piece()
        await packer.call('PUT /staff/stock_photos/{id}/held_back', {
          params: { id: photo.id },
          body: { held_back: true },
        })
        return item
      },
    ],
    [
      'goods that we did not buy',
      async () => {
        await given.stock(world, ana, packer)
        return String(++items)
      },
    ],
  ]
  test.each(hidden)('%s', async (_, make) => {
    const item = await make()
    await dayLater()
    expect(await numberShown(item)).toBe(0)
  })

  test('anything in a shop that shows none', async () => {
    const { item } = await piece()
    await dayLater()
    const [photo] = (await shown(item)).photos
    const set = (value: boolean) =>
      admin.call('PUT /staff/settings', {
        body: {
          changes: [{ name: 'showGoodsPhotos', before: !value, value }],
          reason: 'We changed our mind.',
        },
      })
    await set(false)
    expect(await numberShown(item)).toBe(0)
    expect((await look(photo!.small.url)).statusCode).toBe(404)
    await set(true)
    expect((await look(photo!.small.url)).statusCode).toBe(200)
  })
})

test('a photo is not “not found” while the store does not answer: the browser may try again', async () => {
  const { item } = await piece()
  await dayLater()
  const [photo] = (await shown(item)).photos
  const { files } = world.world
  const read = files.read.bind(files)
  const during = async (code: Error) => {
    files.read = async () => Promise.reject(code)
    return (await look(photo!.small.url).finally(() => (files.read = read))).statusCode
  }
  expect(await during(new StoreAway('the bucket does not answer'))).toBe(503)
  expect(await during(new NoFile('no such file'))).toBe(404)
})

describe('a photo that is shown disappears immediately, from lists and at its address,', () => {
  let item: string
  let stockId: string
  let photoId: string
  let url: string
  beforeEach(async () => {
    const made = await piece()
    item = made.item
    stockId = made.stockId
    photoId = made.photo.id
    await dayLater()
    url = (await shown(item)).photos[0]!.large.url
    if ((await look(url)).statusCode !== 200) throw new Error(`nothing is shown at ${url}`)
  })
  const expectGone = async () => {
    expect(await numberShown(item)).toBe(0)
    expect((await look(url)).statusCode).toBe(404)
    await work()
    expect(await numberShown(item)).toBe(0)
  }
  const copies = () => world.db.selectFrom('files').where('kind', '=', 'preview').select('id').execute()

  test('when its shopper stops sharing; and returns when they share again', async () => {
    await ana.call('PUT /photo_sharing', { body: { shares: false } })
    await expectGone()
    await ana.call('PUT /photo_sharing', { body: { shares: true } })
    await work()
    expect(await numberShown(item)).toBe(1)
  })

  test('when its shopper stops sharing the piece, which stays in their own list', async () => {
    const own = async () =>
      (await ana.call('GET /photo_sharing')).pieces.find((row) => row.stock_item_id === stockId)
    expect(await own()).toMatchObject({ shares: true, photos: 1 })
    await ana.call('PUT /stock_items/{id}/photo_sharing', {
      params: { id: stockId },
      body: { shares: false },
    })
    await expectGone()
    expect(await own()).toMatchObject({ shares: false, photos: 1 })
  })

  test('when the warehouse holds it back, and its copies are removed', async () => {
    const before = (await copies()).length
    await packer.call('PUT /staff/stock_photos/{id}/held_back', {
      params: { id: photoId },
      body: { held_back: true },
    })
    await expectGone()
    expect((await copies()).length).toBe(before - 2)
  })

  test('when staff take it out: its shopper keeps it, it is logged, and a second attempt finds nothing', async () => {
    const { items: listed } = await buyer.call('GET /staff/goods_photos', { query: { item } })
    const params = { id: listed[0]!.id }
    await buyer.call('POST /staff/goods_photos/{id}/remove', { params, body: {} })
    await expectGone()
    await expectRefusal(buyer.call('POST /staff/goods_photos/{id}/remove', { params, body: {} }), 'not_found')
    const kept = await ana.call('GET /stock_items', { query: {} })
    expect(kept.items.find((row) => row.id === stockId)?.photos).toHaveLength(1)
    const act = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'remove_goods_photo')
      .where('subject_id', '=', params.id)
      .selectAll()
      .execute()
    expect(act).toHaveLength(1)
  })
})

test('staff page through the photos of all products', async () => {
  await piece()
  await piece()
  await dayLater()
  const list = (query: { limit?: number; cursor?: string } = {}) =>
    buyer.call('GET /staff/goods_photos', { query })
  const all = (await list()).items
  const first = await list({ limit: 1 })
  const second = await list({ limit: 1, cursor: first.next_cursor! })
  expect(all.length).toBeGreaterThan(1)
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 2))
})

describe('a thief', () => {
  test('who changes an address finds nothing', async () => {
    const { item } = await piece()
    const other = await piece()
    await dayLater()
    const [photo] = (await shown(item)).photos
    const [second] = (await shown(other.item)).photos
    const { small, large } = photo!
    const later = large.url.replace(/until=\d+/, (until) => `until=${Number(until.slice(6)) + 400}`)
    for (const url of [
      small.url.replace('/small', '/large'),
      small.url.replace('/small', '/original'),
      small.url.replace(photo!.id, second!.id),
      small.url.replace(photo!.id, 'x'),
      large.url.split('?')[0]!,
      later,
      `${large.url}0`,
      large.url.replace('/goods_photos/', '/files/').replace('/large', ''),
    ])
      expect((await look(url)).statusCode, url).toBe(404)
    await given.later(world, { days: 3 })
    expect((await look(large.url)).statusCode).toBe(404)
  })

  test('cannot hide or show another shopper’s photos', async () => {
    const { item, stockId } = await piece()
    await dayLater()
    await expectRefusal(
      ben.call('PUT /stock_items/{id}/photo_sharing', { params: { id: stockId }, body: { shares: false } }),
      'not_found',
    )
    expect((await ben.call('GET /photo_sharing')).pieces).toEqual([])
    expect(await numberShown(item)).toBe(1)
  })

  test('who asks for unknown marketplaces and numbers finds nothing', async () => {
    const ask = (marketplace: string, item: string) =>
      world.caller()('GET /goods/{marketplace}/{item}/photos', { params: { marketplace, item }, query: {} })
    await expectRefusal(ask('ebay', '610000000001'), 'not_found')
    await expectRefusal(ask('taobao', "1' or '1'='1"), 'not_found')
  })
})

test('two concurrent workers make one pair of copies', async () => {
  const { item } = await piece()
  await given.later(world, { hours: 25 })
  await world.runJob('learn-goods', {})
  await Promise.all([world.runJob('copy-photos', {}), world.runJob('copy-photos', {})])
  expect(await numberShown(item)).toBe(1)
  const unused = await world.db
    .selectFrom('files')
    .where('kind', '=', 'preview')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('goods_photos')
            .where((photo) =>
              photo.or([
                photo('small_file_id', '=', photo.ref('files.id')),
                photo('large_file_id', '=', photo.ref('files.id')),
              ]),
            )
            .select('goods_photos.id'),
        ),
      ),
    )
    .select('id')
    .execute()
  expect(unused).toEqual([])
})
