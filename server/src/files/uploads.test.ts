import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cpuMsOf } from '@longhaul/domain/cpu-time.test-support.ts'
import { type Person, testWorld } from '../../test/world.ts'
import type { Files } from '../platform/database/tables.ts'
import { fileUrl } from '../platform/files/file-store.ts'
import { decodeBitmap } from './decode-bitmap.ts'
import { limited } from './decode-picture.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const BOUNDARY = 'a-boundary-of-the-test'
const part = (name: string, content: Buffer | string, file = '; filename="a.png"') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const END = Buffer.from(`--${BOUNDARY}--\r\n`)
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

async function post(payload: Buffer, type = FORM, path = '/uploads?kind=review') {
  const response = await world.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: ana.token, 'content-type': type },
    payload,
  })
  const answer = response.json<{ code: number; message: string; data: { error?: string; fields?: object } }>()
  expect(answer).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
  return { status: response.statusCode, error: answer.data.error, fields: answer.data.fields }
}

const photo = (side = 60) => sharp({ create: { width: side, height: side, channels: 3, background: '#385' } })

/** An archive whose one file inflates to the given number of bytes. */
function archive(bytes: number): Buffer {
  const name = '[Content_Types].xml'
  const packed = deflateRawSync(Buffer.alloc(bytes))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(bytes, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), packed])
}

describe('an upload does not block other requests', () => {
  test('an archive uploaded as a picture is refused quickly', async () => {
    const bomb = archive(400 * 1024 * 1024)
    const uploaded = await cpuMsOf(async () => {
      for (const path of ['/uploads?kind=review', '/users/alter_avatar'])
        expect(await post(Buffer.concat([part('file', bomb), END]), FORM, path)).toMatchObject({
          status: 415,
        })
    })
    expect(uploaded).toBeLessThan(1_000)
  })

  test('bitmaps are decoded in another thread while the server keeps answering', async () => {
    // 16 million pixels of one bit each: 2 MB to send, 64 MB decoded.
    const bitmap = Buffer.alloc(62 + 500 * 4_000)
    bitmap.write('BM')
    bitmap.writeUInt32LE(62, 10)
    bitmap.writeUInt32LE(40, 14)
    bitmap.writeInt32LE(4_000, 18)
    bitmap.writeInt32LE(4_000, 22)
    bitmap.writeUInt16LE(1, 26)
    bitmap.writeUInt16LE(1, 28)
    bitmap.fill(0xff, 58, 61)
    let answered = 0
    const watch = setInterval(() => (answered += 1), 5)
    const decoded = await decodeBitmap(bitmap, 40_000_000)
    clearInterval(watch)
    expect([decoded.width, decoded.height, decoded.data.length]).toEqual([4_000, 4_000, 64_000_000])
    expect(answered).toBeGreaterThan(3)
  })

  test('two pictures are decoded at a time, some wait, and the rest are asked to try again', async () => {
    const ends: (() => void)[] = []
    let most = 0
    let running = 0
    const work = () =>
      limited(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise<void>((end) => ends.push(end))
        running -= 1
      })
    const all = Array.from({ length: 40 }, work).map((turn) =>
      turn.then(
        () => 'done',
        (error: { reason: string }) => error.reason,
      ),
    )
    const refused = await Promise.all(all.slice(34))
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'try_again'))
    while (ends.length > 0) {
      ends.shift()!()
      await new Promise(setImmediate)
    }
    expect(await Promise.all(all.slice(0, 34))).toEqual(Array.from({ length: 34 }, () => 'done'))
    expect(most).toBe(2)
  })
})

describe('a malformed form is invalid input', () => {
  const whole = async () => Buffer.concat([part('file', await photo().png().toBuffer()), END])

  test('the complete form is accepted', async () => expect((await post(await whole())).status).toBe(200))

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['with an empty boundary', 'multipart/form-data; boundary='],
    ['with another boundary', 'multipart/form-data; boundary=else'],
    ['that is JSON', 'application/json'],
    ['that is text', 'text/plain'],
    ['with an invalid content type', 'nonsense'],
  ])('%s', async (_, type) => expect((await post(await whole(), type)).status).toBeOneOf([400, 415]))

  test('truncated at any point', async () => {
    const content = await whole()
    for (const length of [0, 1, 30, 70, 100, 130, content.length - END.length, content.length - 3])
      expect(await post(content.subarray(0, length)), `${length} bytes`).toMatchObject({
        status: expect.toBeOneOf([400, 415]),
      })
  })

  test('with a field in addition to its file; the refusal names it', async () => {
    const file = part('file', await photo().png().toBuffer())
    const field = part('shopper_id', 'another', '')
    for (const parts of [
      [field, file],
      [file, field],
    ])
      expect(await post(Buffer.concat([...parts, END]))).toMatchObject({
        status: 400,
        error: 'invalid_input',
        fields: { shopper_id: expect.any(String) },
      })
  })

  test('with two files, or a file with another name', async () => {
    const content = await photo().png().toBuffer()
    const twice = Buffer.concat([part('file', content), part('file', content), END])
    expect((await post(twice)).status).toBeOneOf([400, 413])
    expect((await post(Buffer.concat([part('picture', content), END]))).status).toBe(400)
  })

  test.each(['png', 'jpeg', 'gif'] as const)('a truncated %s is not accepted as a picture', async (kind) => {
    const content = await photo(300).toFormat(kind).toBuffer()
    for (const length of [3, 8, 20, 40, content.length >> 1]) {
      const cut = Buffer.concat([part('file', content.subarray(0, length)), END])
      expect(await post(cut), `${kind} of ${length} bytes`).toMatchObject({ status: 415 })
    }
  })
})

test('only pictures of goods and packages are kept by a browser: no papers, and nothing that a person sent or downloads', async () => {
  const who = await world.shopper('keeper')
  const id = await world.upload(who, 'POST /uploads', 'attachment')
  const caching = async (kind: Files['kind']) => {
    await world.db.updateTable('files').set({ kind }).where('id', '=', id).execute()
    const { statusCode, headers } = await world.inject({
      method: 'GET',
      url: fileUrl(world.world.secret, id, world.clock.now()),
    })
    expect(statusCode).toBe(200)
    return headers['cache-control']
  }
  for (const kind of ['avatar', 'product', 'inspection', 'packing', 'review', 'preview'] as const)
    expect(await caching(kind), kind).toBe('private, max-age=86400, immutable')
  for (const kind of ['receipt', 'attachment', 'document'] as const)
    expect(await caching(kind), kind).toBe('no-store')
})
