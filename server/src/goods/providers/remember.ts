import { type Copied, copyPictures, type FetchPicture, inOrder } from '../copy-pictures.ts'
import type { Variant } from '../page/variants.ts'
import { NoShare, inGuestShare } from '../guest-share.ts'
import { findProduct, savePictures, saveProduct } from '../sql-products.ts'
import { keepTranslations } from '../translators/given-translations.ts'
import {
  type Asking,
  type FoundProduct,
  type KnownProduct,
  NotStored,
  type ProductProvider,
  type ProductSource,
  ProductTrouble,
  type Sought,
} from './provider.ts'

/** Cached answers older than this are fetched again. */
const FRESH_MS = 6 * 3_600_000
/**
 * How long the text waits for its pictures. A second look-up, which waits for nothing else, waits
 * `MORE_PICTURES_MS`.
 */
const FIRST_PICTURES_MS = 2_500
const MORE_PICTURES_MS = 5_000

/** An external source: it is slow, it costs money, and its pictures must be copied. */
export type Reader = {
  source: ProductSource & ('page' | 'data_api')
  timeLimitMs: number
  isOpen: ProductProvider['isOpen']
  read(asking: Asking, sought: Sought): Promise<FoundProduct | undefined>
  fetchPicture: FetchPicture
}

/**
 * A provider with a cache: entries younger than six hours are not fetched again, and an older entry is used
 * when the source fails, unless the item is gone or the shop closed. Concurrent requests for one item share
 * one call.
 */
export function remembered(reader: Reader): ProductProvider {
  const underWay = new Map<string, Promise<KnownProduct | undefined>>()
  const { source, timeLimitMs, isOpen } = reader
  return {
    source,
    timeLimitMs,
    isOpen,
    find(asking, sought) {
      if (asking.storedOnly) return findStored(source, asking, sought)
      const key = `${asking.world.env.publicUrl} ${asking.automatic ?? false} ${sought.platform} ${sought.itemId}`
      const running = underWay.get(key)
      if (running) return running
      const finding = find(reader, asking, sought).finally(() => underWay.delete(key))
      underWay.set(key, finding)
      return finding
    },
  }
}

const isFresh = ({ readAt }: { readAt: Date }, now: Date, freshMs = FRESH_MS): boolean =>
  now.getTime() - readAt.getTime() < freshMs

/** The stored answer, if nothing about it would have to be fetched. */
async function findStored(
  source: Reader['source'],
  { world, now }: Asking,
  sought: Sought,
): Promise<KnownProduct> {
  const row = await findProduct(world.db, sought, source)
  if (!row || !isFresh(row.known, now) || row.picturesLeft.length > 0) throw new NotStored()
  return { ...row.known, source }
}

async function find(reader: Reader, asking: Asking, sought: Sought): Promise<KnownProduct | undefined> {
  const { world, now, priceOlderThanMs } = asking
  const row = await findProduct(world.db, sought, reader.source)
  const known = row && { ...row.known, source: reader.source }
  if (row && known && isFresh(known, now, priceOlderThanMs))
    return priceOlderThanMs === undefined
      ? await goOn(reader, asking, sought, known, row.picturesLeft)
      : known
  try {
    return await inGuestShare(asking, async () => {
      const found = await reader.read(asking, sought)
      if (!found) return known
      return priceOlderThanMs === undefined
        ? await keep(reader, asking, sought, found)
        : await keepPrice(reader, asking, sought, found, row)
    })
  } catch (error) {
    if (error instanceof NoShare && !known)
      throw new ProductTrouble('unreachable', { cause: error, retryAt: error.retryAt })
    if (
      !known ||
      (error instanceof ProductTrouble && (error.trouble === 'gone' || error.trouble === 'shop_closed'))
    )
      throw error
    world.log.info(
      { err: error, source: reader.source },
      'a product source failed; its earlier answer is used',
    )
    return known
  }
}

async function keep(
  reader: Reader,
  asking: Asking,
  sought: Sought,
  found: FoundProduct,
): Promise<KnownProduct> {
  const { world, now } = asking
  const { pictures, translations, ...facts } = found
  await keepTranslations(world.db, translations ?? [], now)
  const { copied, left } = await copyPictures(asking, reader.fetchPicture, pictures, FIRST_PICTURES_MS)
  const known = {
    ...facts,
    source: reader.source,
    imageFileIds: [...copied.values()],
    morePictures: left.length > 0,
    variants: withPictures(facts.variants, copied),
    readAt: now,
  }
  await saveProduct(world.db, sought, known, left)
  return known
}

/**
 * Stores a product that was read for its price: with the pictures that were copied before, or with all of
 * them still to be copied.
 */
async function keepPrice(
  reader: Reader,
  { world, now }: Asking,
  sought: Sought,
  found: FoundProduct,
  row: Awaited<ReturnType<typeof findProduct>>,
): Promise<KnownProduct> {
  const { pictures, translations: _, ...facts } = found
  const copied = new Map(
    row?.known.variants.flatMap(({ picture, imageFileId }) =>
      picture !== undefined && imageFileId !== undefined ? [[picture, imageFileId] as const] : [],
    ),
  )
  const left = row ? row.picturesLeft : pictures
  const known = {
    ...facts,
    source: reader.source,
    imageFileIds: row?.known.imageFileIds ?? [],
    morePictures: left.length > 0,
    variants: withPictures(facts.variants, copied),
    readAt: now,
  }
  await saveProduct(world.db, sought, known, left)
  return known
}

/**
 * Copies the pictures that did not arrive in time when the product was read. They are tried only once more.
 */
async function goOn(
  reader: Reader,
  asking: Asking,
  sought: Sought,
  known: KnownProduct,
  left: readonly string[],
): Promise<KnownProduct> {
  if (left.length === 0) return known
  const { copied } = await copyPictures(asking, reader.fetchPicture, left.filter(Boolean), MORE_PICTURES_MS)
  const imageFileIds = inOrder(known.imageFileIds, left, copied)
  const variants = withPictures(known.variants, copied)
  await savePictures(asking.world.db, sought, reader.source, imageFileIds, variants)
  return { ...known, imageFileIds, variants, morePictures: false }
}

/** Adds to the variants their own pictures, if those were copied. */
const withPictures = (variants: readonly Variant[], copied: Copied): Variant[] =>
  variants.map((variant) => {
    const imageFileId = variant.picture === undefined ? undefined : copied.get(variant.picture)
    return imageFileId === undefined ? variant : { ...variant, imageFileId }
  })
