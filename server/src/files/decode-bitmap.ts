import { Worker } from 'node:worker_threads'
import { serverFolder } from '../platform/folders.ts'

/** A bitmap of 2 MB with one bit a pixel. One that is packed may claim more. */
const PIXELS_MAX = 16_000_000
const MILLISECONDS_MAX = 5_000

export type Bitmap = { data: Buffer; width: number; height: number }

/**
 * Decodes a BMP, which libvips cannot read, in a thread of its own: the decoder is synchronous and its memory never shrinks, so it must neither
 * hold up others nor outlive the picture. Rejects for what is no bitmap, claims more pixels than allowed, or takes too long.
 */
export async function decodeBitmap(content: Buffer, pixelsMax: number): Promise<Bitmap> {
  if (claimedPixels(content) > Math.min(pixelsMax, PIXELS_MAX)) throw new RangeError('too many pixels')
  const worker = new Worker(new URL('bitmap-worker.mjs', serverFolder('workers')), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 1 },
    execArgv: [],
    env: {},
  })
  const limit = setTimeout(() => void worker.terminate(), MILLISECONDS_MAX)
  try {
    return await new Promise<Bitmap>((resolve, reject) => {
      worker.once(
        'message',
        ({ data, width, height }: { data: ArrayBuffer; width: number; height: number }) =>
          resolve({ data: Buffer.from(data), width, height }),
      )
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the bitmap was not decoded')))
    })
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}

/** Width times height as the header claims them: 16 bits each in the oldest kind, else 32 bits, the height negative if upside down. */
function claimedPixels(content: Buffer): number {
  const oldest = content.readUInt32LE(14) === 12
  const width = oldest ? content.readUInt16LE(18) : content.readInt32LE(18)
  const height = oldest ? content.readUInt16LE(20) : Math.abs(content.readInt32LE(22))
  if (width <= 0 || height <= 0) throw new RangeError('no pixels')
  return width * height
}
