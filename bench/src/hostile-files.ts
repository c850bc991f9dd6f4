import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/**
 * Files that claim to be pictures but are something else, too large or truncated. All must be answered
 * quickly and refused, except one with more data than it displays: it is redrawn before it is stored.
 */
export const HOSTILE_FILES: readonly {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  mayBeTaken?: true
}[] = [
  { name: 'nothing', bytes: bytesOf() },
  { name: 'a page', bytes: bytesOf('<!doctype html><script>alert(1)</script>') },
  {
    name: 'a drawing with a script',
    bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  },
  { name: 'the first bytes of a picture', bytes: bytesOf(signature()) },
  { name: 'half a picture', bytes: bytesOf(png(2, 2)).slice(0, 40) },
  { name: 'a picture of 60,000 by 60,000', bytes: bytesOf(png(60_000, 60_000)) },
  {
    name: 'a picture whose data inflate to 200 MB',
    bytes: bytesOf(png(8, 8, Buffer.alloc(200_000_000))),
    mayBeTaken: true,
  },
  { name: 'an archive whose first entry inflates to 400 MB', bytes: bytesOf(zip(400_000_000)) },
  { name: 'a moving picture of 65,535 by 65,535', bytes: bytesOf(gif()) },
]

function bytesOf(content: string | Buffer = ''): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(content))
}

function signature(): Buffer {
  return Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
}

/** A picture with these dimensions and arbitrary data. */
function png(width: number, height: number, data: Buffer = Buffer.alloc(16)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(data, { level: 9 })), chunk('IEND')]
  return Buffer.concat([signature(), ...parts])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** An archive with one entry that is much larger than it looks, under a name that parsers open. */
function zip(inflated: number): Buffer {
  const data = deflateRawSync(Buffer.alloc(inflated), { level: 9 })
  const name = Buffer.from('[Content_Types].xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(inflated, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, data])
}

function gif(): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16LE(65_535, 6)
  head.writeUInt16LE(65_535, 8)
  return Buffer.concat([head, Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 0, 0x3b])])
}
