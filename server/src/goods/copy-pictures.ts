import { setTimeout as wait } from 'node:timers/promises'
import type { Sharp } from 'sharp'
import { type MediaType, decodePicture, storePicture } from '../files/public.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import type { Asking } from './providers/provider.ts'
import { PICTURES_MAX } from './page/pictures.ts'

/** Fetches a picture by its address on a page: through the guarded fetcher, or in a test from a stub. */
export type FetchPicture = (asking: Asking, url: string) => Promise<{ status: number; body: Buffer }>

/** The file ids of copied pictures, keyed by address, in the order of the page. */
export type Copied = ReadonlyMap<string, string>

/** The size at which our page shows a picture in the lightbox. */
const SIDE_MAX_PX = 1_200
/** Anything smaller is an icon or a tracking pixel. */
const SIDE_MIN_PX = 80
const PIXELS_MAX = 40_000_000
/** The formats in which shops publish their pictures. */
const ACCEPTED: ReadonlySet<MediaType> = new Set([
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
])

/**
 * Copies a seller's pictures, so that no shopper's browser makes a request to a shop: resizes and re-encodes
 * them and stores them as files of kind `product`. Skips files that are not pictures or are too small. If
 * some do not arrive in time, `left` has their addresses at their positions, and an empty text at the
 * position of each copied one.
 */
export async function copyPictures(
  asking: Asking,
  fetchPicture: FetchPicture,
  urls: readonly string[],
  timeLimitMs: number,
): Promise<{ copied: Copied; left: string[] }> {
  const wanted = urls.slice(0, PICTURES_MAX)
  const limit = new AbortController()
  const late = wait(timeLimitMs, 'late' as const, { signal: limit.signal, ref: false }).catch(
    () => 'late' as const,
  )
  const fetched = await Promise.all(
    wanted.map((url) => Promise.race([fetchOne(asking, fetchPicture, url), late])),
  )
  limit.abort()
  const copied = new Map<string, string>()
  // One after another, because each is fully decoded in memory.
  for (const [index, picture] of fetched.entries()) {
    if (picture === 'late' || picture === undefined) continue
    const id = await store(asking, picture)
    if (id) copied.set(wanted[index]!, id)
  }
  if (!fetched.includes('late')) return { copied, left: [] }
  const left = wanted.flatMap((url, index) => (fetched[index] === 'late' ? url : copied.has(url) ? '' : []))
  return { copied, left }
}

/**
 * All pictures in the shop's order: merges those copied first (`there`) with those copied later, at the
 * positions given by `left`.
 */
export function inOrder(there: readonly string[], left: readonly string[], copied: Copied): string[] {
  const next = there.values()
  const placed = left.flatMap((url) => (url === '' ? (next.next().value ?? []) : (copied.get(url) ?? [])))
  return [...placed, ...next]
}

async function fetchOne(
  asking: Asking,
  fetchPicture: FetchPicture,
  url: string,
): Promise<Buffer | 'late' | undefined> {
  try {
    const { status, body } = await fetchPicture(asking, url)
    return status === 200 && body.length > 0 ? body : undefined
  } catch (error) {
    // No connection was free; the next look-up tries again.
    if (error instanceof FetchRefused && error.reason === 'busy') return 'late'
    asking.world.log.info({ err: error }, 'a picture of a product was not fetched')
    return undefined
  }
}

async function store({ world, now }: Asking, content: Buffer): Promise<string | undefined> {
  try {
    const resized = await decodePicture(content, { accept: ACCEPTED, pixelsMax: PIXELS_MAX }, resize)
    if (!resized) return undefined
    const owner = { kind: 'product', shopperId: null, staffId: null, now } as const
    return (await storePicture(world, resized, owner)).id
  } catch (error) {
    world.log.info({ err: error }, 'a picture of a product could not be read')
    return undefined
  }
}

/**
 * Scales a picture down, as a PNG because that is lossless and the store accepts neither WebP nor AVIF.
 * Undefined if it is too small.
 */
async function resize(open: () => Sharp): Promise<Buffer | undefined> {
  const { width, height } = await open().metadata()
  if (Math.min(width, height) < SIDE_MIN_PX) return undefined
  return await open()
    .rotate()
    .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
