import { crc32, deflateSync } from 'node:zlib'
import { AVATAR_MAX_BYTES } from '@longhaul/domain/accounts/avatar.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cpuMsOf } from '@longhaul/domain/cpu-time.test-support.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

type Answer = { status: number; message: string; data: { avatar?: string; error?: string } }

async function alter(content: Buffer, name = 'me.png', lang: Lang = 'en', part = 'file'): Promise<Answer> {
  const form = new FormData()
  form.append(part, new Blob([new Uint8Array(content)]), name)
  const body = new Response(form)
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/users/alter_avatar',
    headers: {
      authorization: ana.token,
      'client-language': lang,
      'content-type': body.headers.get('content-type')!,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const { message, data } = JSON.parse(response.body) as Answer
  return { status: response.statusCode, message, data }
}

/** The content served at the address of an avatar. */
async function served(address: string): Promise<Buffer> {
  const response = await world.inject({ method: 'GET', url: address })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/webp')
  return response.rawPayload
}

/** 300 by 200 pixels: red on the left, green in the middle, blue on the right. */
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#00ff00' } }).composite([
    { input: block('#ff0000'), left: 0, top: 0 },
    { input: block('#0000ff'), left: 250, top: 0 },
  ])
const block = (background: string) => ({
  create: { width: 50, height: 200, channels: 3 as const, background },
})

/** A bitmap of one colour, with 24 bits per pixel and rows from the bottom up. */
function bitmap(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) file.set([blue, green, red], 54 + y * row + x * 3)
  return file
}

/** Only the signature and the header of a PNG, which claims a size. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  header.write('IHDR', 12)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 6, 0, 0, 0], 24)
  return header
}

/** A complete, black PNG with one bit per pixel: small on the wire, gigabytes when decoded. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side)
  size.writeUInt32BE(side, 4)
  size[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    pngHeader(1, 1).subarray(0, 8),
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an avatar', () => {
  test.each(['gif', 'jpeg', 'png'] as const)(
    'is made of a %s: 180 by 180, cut in the middle',
    async (kind) => {
      const { status, data } = await alter(await picture().toFormat(kind).toBuffer(), `me.${kind}`)
      expect(status).toBe(200)
      const image = sharp(await served(data.avatar!))
      expect(await image.metadata()).toMatchObject({ width: 180, height: 180, format: 'webp' })
      const corner = await image.extract({ left: 2, top: 90, width: 1, height: 1 }).raw().toBuffer()
      expect(corner[1]!).toBeGreaterThan(200)
      expect((await ana.call('GET /users/info')).avatar).toBe(data.avatar)
    },
  )

  test('is made of a bitmap', async () => {
    const { data } = await alter(bitmap(61, 40, [200, 30, 60]), 'me.bmp')
    const pixel = await sharp(await served(data.avatar!))
      .removeAlpha()
      .extract({ left: 90, top: 90, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [at, wanted] of [200, 30, 60].entries()) expect(Math.abs(pixel[at]! - wanted)).toBeLessThan(12)
  })

  test('contains no camera metadata, and is upright', async () => {
    const original = await picture()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { data } = await alter(original, 'me.jpg')
    const copy = await served(data.avatar!)
    const metadata = await sharp(copy).metadata()
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('orientation')
    expect(copy.includes('secret owner')).toBe(false)
  })

  test('the old one is deleted on replacement, and the last one on removal', async () => {
    const { data: first } = await alter(await picture().png().toBuffer())
    const { data: second } = await alter(await picture().png().toBuffer())
    expect((await world.inject({ method: 'GET', url: first.avatar! })).statusCode).toBe(404)
    const id = /files\/([\w-]+)/.exec(second.avatar!)![1]!
    const onDisk = () => world.world.files.read(id)
    expect((await onDisk()).length).toBeGreaterThan(0)

    await ana.call('DELETE /users/avatar')
    expect((await ana.call('GET /users/info')).avatar).toBeNull()
    await expect(onDisk()).rejects.toThrow('ENOENT')
    const rows = await world.db.selectFrom('files').where('shopper_id', '=', ana.id).select('id').execute()
    expect(rows).toEqual([])
    expect(await ana.call('DELETE /users/avatar')).toEqual({})
  })

  test('stays under 2 MB, by a byte', async () => {
    const image = await picture().png().toBuffer()
    const filled = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)])
    expect(AVATAR_MAX_BYTES).toBe(2_097_151)
    expect((await alter(filled(AVATAR_MAX_BYTES))).status).toBe(200)
    for (const lang of LANGS) {
      const { status, message, data } = await alter(filled(AVATAR_MAX_BYTES + 1), 'me.png', lang)
      expect({ status, message, error: data.error }).toEqual({
        status: 413,
        message: errorsIn(lang).reasons.too_large,
        error: 'too_large',
      })
    }
  })
})

describe('no avatar is made of', () => {
  const refused = async (content: Buffer, name?: string) => {
    for (const lang of LANGS) {
      const { status, message, data } = await alter(content, name, lang)
      expect({ status, message, error: data.error }).toEqual({
        status: 415,
        message: errorsIn(lang).reasons.unsupported_file,
        error: 'unsupported_file',
      })
    }
  }

  test('a PNG that is HTML', () => refused(Buffer.from('<!doctype html><script>alert(1)</script>')))
  test('HTML behind the signature of a PNG', () =>
    refused(Buffer.concat([pngHeader(10, 10), Buffer.from('<html><script>alert(1)</script>')])))
  test('a WebP', async () => refused(await picture().webp().toBuffer(), 'me.png'))
  test('an SVG', () => refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png'))
  test('a PDF', () => refused(Buffer.from('%PDF-1.7\n1 0 obj\n'), 'me.png'))
  test('half a JPEG', async () => {
    const whole = await picture().jpeg().toBuffer()
    await refused(whole.subarray(0, whole.length / 2), 'me.jpg')
  })
  test('half a bitmap', () => refused(bitmap(60, 40, [1, 2, 3]).subarray(0, 60), 'me.bmp'))
  test('a bitmap of no size', () => refused(bitmap(60, 40, [1, 2, 3]).fill(0, 18, 26), 'me.bmp'))

  test('a picture of 30,000 by 30,000, which is refused before it is decoded', async () => {
    const bomb = pngBomb(30_000)
    expect(bomb.length).toBeLessThan(AVATAR_MAX_BYTES)
    const huge = bitmap(4, 4, [0, 0, 0])
    huge.writeInt32LE(30_000, 18)
    huge.writeInt32LE(-30_000, 22)
    const before = process.resourceUsage().maxRSS
    const computed = await cpuMsOf(async () => {
      await refused(bomb)
      await refused(huge, 'me.bmp')
    })
    expect(computed).toBeLessThan(1_000)
    // 900 million pixels are 2.7 GB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000)
  })

  test('nothing', async () => {
    for (const [content, part] of [
      [Buffer.alloc(0), 'file'],
      [Buffer.from('x'), 'avatar'],
    ] as const) {
      const { status, data } = await alter(content, 'me.png', 'en', part)
      expect({ status, error: data.error }).toEqual({ status: 400, error: 'invalid_input' })
    }
  })
})
