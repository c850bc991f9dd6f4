import { Worker } from 'node:worker_threads'
import { serverFolder } from '../platform/folders.ts'

/** The pixels of a 2 MB bitmap with one bit per pixel. A compressed one may claim more. */
const PIXELS_MAX = 16_000_000
const MILLISECONDS_MAX = 5_000

export type Bitmap = { data: Buffer; width: number; height: number }

/**
 * Decodes a BMP, which libvips cannot read, in a separate thread: the decoder is synchronous and its memory
 * never shrinks, so it must neither block the event loop nor outlive the picture. Rejects if the content is
 * not a bitmap, claims too many pixels, or takes too long.
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

/**
 * Width times height according to the header: 16 bits each in the oldest format, otherwise 32 bits; the
 * height is negative if the rows run top-down.
 */
function claimedPixels(content: Buffer): number {
  const oldest = content.readUInt32LE(14) === 12
  const width = oldest ? content.readUInt16LE(18) : content.readInt32LE(18)
  const height = oldest ? content.readUInt16LE(20) : Math.abs(content.readInt32LE(22))
  if (width <= 0 || height <= 0) throw new RangeError('no pixels')
  return width * height
}
