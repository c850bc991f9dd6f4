import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '@longhaul/domain/cpu-time.test-support.ts'
import { mediaTypeOf } from './media-type.ts'

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(12)])
const ebml = (kind: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f38108', 'hex'),
    Buffer.from([0x42, 0x82, 0x80 + kind.length]),
    Buffer.from(kind),
    Buffer.alloc(40),
  ])

describe('the type detected from the content is', () => {
  test.each(['gif', 'jpeg', 'png', 'webp', 'avif'] as const)('a %s', async (kind) => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#385' } })
      .toFormat(kind)
      .toBuffer()
    expect(mediaTypeOf(content)).toBe(`image/${kind}`)
  })

  test.each([
    ['application/pdf', Buffer.from('%PDF-1.7')],
    ['image/bmp', Buffer.from('BM\x36\0\0\0')],
    ['video/mp4', box('isom')],
    ['video/mp4', box('mp42')],
    ['video/quicktime', box('qt  ')],
    ['video/webm', ebml('webm')],
  ])('%s', (type, content) => expect(mediaTypeOf(content)).toBe(type))

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a letter', Buffer.from('B')],
    ['a sound', Buffer.from('RIFF\x1a\0\0\0WAVEfmt ')],
    ['HEIC', box('heic')],
    ['Matroska', ebml('matroska')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('none that is accepted: %s', (_, content) => expect(mediaTypeOf(content)).toBeUndefined())
})

test('an archive is not opened to inspect its contents', () => {
  // The content types of an office document, which inflate to 64 MB.
  const name = '[Content_Types].xml'
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(packed.length, 18)
  header.writeUInt32LE(64 * 1024 * 1024, 22)
  header.writeUInt16LE(name.length, 26)
  const archive = Buffer.concat([header, Buffer.from(name), packed])
  expect(cpuMs(() => expect(mediaTypeOf(archive)).toBeUndefined())).toBeLessThan(50)
})
