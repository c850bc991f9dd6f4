import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'
import { pictureToSend } from './read-hash.ts'
import { drawSpecimen } from '../goods/demo-mall/specimens.ts'

/* Pictures of the demo's products are copied as a shop's are, and found by altered copies of them. */

const world = testWorld()
const kettle = DEMO_PRODUCTS.find(({ motif }) => motif === 'kettle')!
const umbrella = DEMO_PRODUCTS.find(({ motif }) => motif === 'umbrella')!
let admin: Person
let drawn: Buffer

const search = (picture: Buffer) =>
  world.caller()('POST /goods/search_by_picture', { body: new Blob([new Uint8Array(picture)]) })
const ids = ({ items }: { items: { item_id: string; is_same: boolean; source: string }[] }) =>
  items
    .filter(({ source }) => source === 'memory')
    .map(({ item_id: id, is_same: isSame }) => (isSame ? id : `~${id}`))

beforeAll(async () => {
  admin = await world.staff('ada', ['admin'])
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  for (const product of [kettle, umbrella])
    while (
      (await world.caller()('GET /products', { query: { url: marketUrl(product) } })).product?.images
        .length === 0
    );
  await world.runJob('hash-pictures', {})
  drawn = await drawSpecimen(kettle, 0)
})

describe('a copy of a picture finds its product first', () => {
  test.each([
    ['small', (picture: Sharp) => picture.resize(240).jpeg({ quality: 55 })],
    ['in grey', (picture: Sharp) => picture.greyscale().png()],
    ['as WebP', (picture: Sharp) => picture.webp({ quality: 60 })],
    ['brighter', (picture: Sharp) => picture.modulate({ brightness: 1.08 }).jpeg()],
  ])('%s', async (_, alter) => {
    const found = await search(await alter(sharp(drawn)).toBuffer())
    expect(ids(found)[0]).toBe(kettle.itemId)
    expect(found.items[0]).toMatchObject({
      title: kettle.title,
      source: 'memory',
      picture: expect.any(String),
    })
  })

  test('with its edges cut off it is still alike', async () => {
    const { width, height } = await sharp(drawn).metadata()
    const cut = { left: 12, top: 12, width: width - 24, height: height - 24 }
    expect((await search(await sharp(drawn).extract(cut).jpeg().toBuffer())).items[0]?.item_id).toBe(
      kettle.itemId,
    )
  })
})

test('each product is found once, however many of its pictures are alike; nothing is kept of the question', async () => {
  const files = () =>
    world.db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const before = await files()
  const found = ids(await search(drawn))
  expect(new Set(found).size).toBe(found.length)
  expect(await files()).toEqual(before)
})

/** A picture of nothing that anybody sells, and one that shows nothing. */
async function noise(): Promise<Buffer> {
  const values = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7_919 * (at % 13)) % 256))
  return await sharp(values, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
}
const plain = async () =>
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fefefe' } })
    .png()
    .toBuffer()

test('another thing is not found, and a picture without anything on it is refused with a reason', async () => {
  expect(ids(await search(await noise()))).toEqual([])
  await expect(search(await plain())).rejects.toMatchObject({ reason: 'picture_plain' })
})

describe('1688', () => {
  const mug = DEMO_PRODUCTS.find(({ platform }) => platform === '1688')!
  const callsOfToday = async () =>
    (
      await world.db
        .selectFrom('product_source_days')
        .where('source', '=', '1688_open')
        .orderBy('day', 'desc')
        .select('calls')
        .executeTakeFirst()
    )?.calls ?? 0

  test('is sent a picture, and finds goods of which this shop has none', async () => {
    const picture = await sharp(await drawSpecimen(mug, 0))
      .resize(300)
      .jpeg()
      .toBuffer()
    const before = await callsOfToday()
    const found = await search(picture)
    expect(found.items.find(({ source }) => source === '1688_open')).toMatchObject({
      item_id: mug.itemId,
      helper_title: mug.helperTitle,
      is_same: false,
      picture: expect.stringContaining('/goods_pictures?'),
    })
    expect(found.sources[1]).toMatchObject({ source: '1688_open', state: 'answered' })
    expect(await callsOfToday()).toBe(before + 2)
    // The same picture within the hour is neither sent nor asked about again.
    expect(await search(picture)).toMatchObject({ sources: found.sources })
    expect(await callsOfToday()).toBe(before + 2)
  })

  test('is sent nothing of where a picture was taken', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const sent = await pictureToSend(await sharp(drawn).withExif(exif).jpeg().toBuffer())
    const { format, exif: kept } = await sharp(sent).metadata()
    expect([format, kept]).toEqual(['jpeg', undefined])
  })

  test('is not asked about a picture that is refused, and says so if nothing is like one', async () => {
    expect((await search(await noise())).sources).toEqual([
      { source: 'memory', state: 'answered', total: 0 },
      { source: '1688_open', state: 'answered', total: 0 },
    ])
    const before = await callsOfToday()
    await search(await plain()).catch(() => undefined)
    expect(await callsOfToday()).toBe(before)
  })
})

test('what is no picture, too large or nothing is refused as other uploads are', async () => {
  await expectRefusal(search(Buffer.from('GIF89a is not enough')), 'unsupported_file')
  await expectRefusal(search(Buffer.from('%PDF-1.7')), 'unsupported_file')
  await expectRefusal(search(Buffer.alloc(0)), 'invalid_input')
  await expectRefusal(search(Buffer.alloc(3 << 20, 7)), 'too_large')
})

describe('photos of earlier pieces', () => {
  test('find their product only while others may see them', async () => {
    const ana = await world.shopper('ana')
    const line = { options_text: '', url: 'https://item.taobao.com/item.htm?id=650000007777' }
    await given.aShelvedItem(world, ana, { buyer: admin, packer: admin }, { line })
    await world.db
      .insertInto('products')
      .values({
        platform: 'taobao',
        item_id: '650000007777',
        url: line.url,
        title: '实拍商品',
        source: 'page',
        read_at: world.clock.now(),
      })
      .execute()
    await world.runJob('learn-goods', {})
    await world.runJob('copy-photos', {})
    const { small_file_id: small } = await world.db
      .updateTable('goods_photos')
      .set({ shown_from: world.clock.now() })
      .where('small_file_id', 'is not', null)
      .returning('small_file_id')
      .executeTakeFirstOrThrow()
    // The photo of the test shows nothing, so it has the fingerprints of the kettle from here on.
    await world.runJob('hash-pictures', {})
    const { rows } = await sql<{ dct: string; diff: string }>`select dct, diff from picture_hashes
      join products on file_id = image_file_ids[1] where item_id = ${kettle.itemId}`.execute(world.db)
    const { dct, diff } = rows[0]!
    await world.db.updateTable('picture_hashes').set({ dct, diff }).where('file_id', '=', small).execute()
    const isFound = async () => ids(await search(drawn)).includes('650000007777')
    // By words as well, for whoever wants only goods with photos.
    const byWords = async (photos?: boolean) => {
      const query = photos ? { q: '实拍商品', photos: true } : { q: '实拍商品' }
      return (await world.caller()('GET /goods/search', { query })).items.length
    }
    expect([await isFound(), await byWords(true), await byWords()]).toEqual([false, 0, 1])
    await admin.call('PUT /staff/settings', {
      body: { changes: [{ name: 'showGoodsPhotos', before: false, value: true }], reason: '' },
    })
    expect([await isFound(), await byWords(true)]).toEqual([true, 1])
    await world.db.updateTable('shoppers').set({ shares_photos: false }).execute()
    expect([await isFound(), await byWords(true), await byWords()]).toEqual([false, 0, 1])
  })
})
