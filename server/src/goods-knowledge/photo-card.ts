import type { GoodsPhoto } from '@longhaul/contract/goods/goods-photos.ts'
import { glossOptions } from '@longhaul/domain/goods/gloss.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { FLAWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import type { Static } from 'typebox'
import type { World } from '../platform/world.ts'
import { photoUrl } from './photo-address.ts'
import type { ShownRow } from './sql-photos.ts'

/** A photo of an earlier piece in its public wire format. */
export function toGoodsPhoto(world: World, row: ShownRow, now: Date): Static<typeof GoodsPhoto> {
  const sides = [row.length_mm, row.width_mm, row.height_mm].toSorted((a, b) => b - a)
  return {
    id: row.id,
    small: {
      url: photoUrl(world.secret, row.id, 'small', now),
      width: row.small_width ?? 0,
      height: row.small_height ?? 0,
    },
    large: {
      url: photoUrl(world.secret, row.id, 'large', now),
      width: row.large_width ?? 0,
      height: row.large_height ?? 0,
    },
    shows: row.shows,
    flaw: FLAWS.find((flaw) => flaw === row.flaw) ?? null,
    options_text: row.options_text,
    options_latin: glossOptions(row.options_text),
    taken_on: shanghaiDay(row.taken_at),
    pieces: row.pieces,
    weight_grams: row.weight_grams,
    size_mm: sides,
  }
}
