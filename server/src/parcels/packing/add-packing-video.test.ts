import { VIDEO_MAX_BYTES } from '@longhaul/domain/parcels/packing-video.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { StoreAway } from '../../platform/files/bucket-client.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

/** An mp4 header, padded to the size that a test needs. */
const aVideo = (bytes = 5_000, mark = 1): Buffer => {
  const head = Buffer.from('00000020667479706d703432000000006d7034326d70343169736f6d61766331', 'hex')
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, mark)])
}

async function put(id: string, content: Buffer, who: Person = packer, name = 'file') {
  // Written by hand, because a form copies the largest videos several times.
  const head = `--part\r\ncontent-disposition: form-data; name="${name}"; filename="packing.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/staff/parcels/${id}/video`,
    headers: { authorization: who.token, 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--part--\r\n')]),
  })
  const { data } = answer.json()
  return { status: answer.statusCode, data }
}
const video = async (id: string) =>
  (await ana.call('GET /parcels/{id}', { params: { id } })).video ?? undefined
const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url, headers })

const aPicked = async (services: string[] = []) => {
  const stock = await given.stock(world, ana, packer)
  const { id } = await given.aPaidParcel(world, ana, [stock], { service_ids: services })
  await given.pickAll(packer, id)
  return id
}

describe('the video of a packing', () => {
  test('is stored, can be played by its owner, and is replaced by a second one', async () => {
    const id = await aPicked(['packing_video'])
    expect(await video(id)).toBeUndefined()
    const first = await put(id, aVideo(5_000, 1))
    expect(first).toMatchObject({ status: 200, data: { media_type: 'video/mp4', bytes: 5_000 } })
    expect(await video(id)).toEqual({ url: first.data.url, media_type: 'video/mp4' })
    const second = await put(id, aVideo(6_000, 2))
    expect((await video(id))!.url).toBe(second.data.url)
    expect((await read(first.data.url)).statusCode).toBe(404)
    expect((await read(second.data.url)).rawPayload.equals(aVideo(6_000, 2))).toBe(true)
  })

  test('must exist before a package leaves for which it was paid', async () => {
    const id = await aPicked(['packing_video'])
    await given.pack(packer, id)
    const error = await expectRefusal(given.ship(packer, id), 'invalid_input')
    expect([error.reason, Object.keys(error.fields ?? {})]).toEqual(['video_needed', ['video']])
    await put(id, aVideo())
    expect(await given.ship(packer, id)).toMatchObject({ stage: 'in_transit' })
    expect(await put(id, aVideo())).toMatchObject({ status: 409 })
  })

  test('must be a video, of an existing package, from a permitted role', async () => {
    const id = await aPicked()
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(await put(id, Buffer.concat([png, Buffer.alloc(500)]))).toMatchObject({ status: 415 })
    expect(await put(id, Buffer.from('no video at all'))).toMatchObject({ status: 415 })
    expect(await put(id, Buffer.alloc(0))).toMatchObject({ status: 400 })
    expect(await put(id, aVideo(), packer, 'video')).toMatchObject({ status: 400 })
    expect(await put('6f0d9a1e-0000-4000-8000-000000000000', aVideo())).toMatchObject({ status: 404 })
    expect(await put(id, aVideo(), ana)).toMatchObject({ status: 403 })
    const finance = await world.staff('fin', ['finance'])
    expect(await put(id, aVideo(), finance)).toMatchObject({ status: 403 })
    expect(await video(id)).toBeUndefined()
  })
})

test('is refused above the maximum size, and leaves nothing behind', async () => {
  const id = await aPicked()
  const videos = () => world.db.selectFrom('files').where('kind', '=', 'packing').select('id').execute()
  const before = await videos()
  const refused = await put(id, aVideo(VIDEO_MAX_BYTES + 1))
  expect([refused.status, refused.data.error]).toEqual([413, 'too_large'])
  // Far above the limit for the request body, so it is not read to its end.
  expect((await put(id, aVideo(VIDEO_MAX_BYTES + 1_000_000))).status).toBe(413)
  expect([await video(id), await videos()]).toEqual([undefined, before])
})

test('is refused with “try again”, not as unreadable, while the store does not answer', async () => {
  const id = await aPicked()
  const { files } = world.world
  const write = files.writeFrom.bind(files)
  files.writeFrom = async () => Promise.reject(new StoreAway('the bucket does not answer'))
  const refused = await put(id, aVideo()).finally(() => (files.writeFrom = write))
  expect([refused.status, refused.data.error]).toEqual([503, 'try_again'])
})

describe('a stored file', () => {
  test('is served in parts: 206 for a valid range, 416 beyond its end, and whole for a range that is not understood', async () => {
    const id = await aPicked()
    const whole = aVideo(5_000)
    const { url } = (await put(id, whole)).data
    const part = await read(url, { range: 'bytes=4000-4999' })
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 4000-4999/5000',
      '1000',
    ])
    expect(part.rawPayload.equals(whole.subarray(4_000))).toBe(true)
    const tail = await read(url, { range: 'bytes=-10' })
    expect([tail.statusCode, tail.headers['content-range']]).toEqual([206, 'bytes 4990-4999/5000'])
    const head = await read(url, { range: 'bytes=0-0' })
    expect(head.rawPayload.equals(whole.subarray(0, 1))).toBe(true)

    const beyond = await read(url, { range: 'bytes=5000-' })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.rawPayload.length]).toEqual([
      416,
      'bytes */5000',
      0,
    ])
    for (const range of ['bytes=9-1', 'bytes=0-1,3-4', 'lines=0-1', 'nonsense']) {
      const all = await read(url, { range })
      expect([range, all.statusCode, all.rawPayload.length]).toEqual([range, 200, 5_000])
    }
  })

  test('announces that it supports ranges, and serves them only while it is unchanged', async () => {
    const id = await aPicked()
    const { url } = (await put(id, aVideo(5_000))).data
    const all = await read(url)
    expect(all.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': '5000',
    })
    const { etag } = all.headers
    const range = 'bytes=0-9'
    expect((await read(url, { range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await read(url, { range, 'if-range': '"another"' })).statusCode).toBe(200)
    const head = await read(url, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length, head.headers['accept-ranges']]).toEqual([
      200,
      0,
      'bytes',
    ])
  })
})
