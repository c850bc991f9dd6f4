import type { OrderItem } from '@longhaul/contract/orders/orders.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { toShopperHold } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import type { InspectionRow, PhotoRow, ShelvedRow } from './sql-detail.ts'

type Inspection = NonNullable<Static<typeof OrderItem>['inspection']>

/**
 * The inspection of an item, with its photos and the detail photos not taken yet; without a last free day
 * while its storage is stopped.
 */
export const toInspection = (
  row: InspectionRow,
  shelved: ShelvedRow | undefined,
  { photos, isStopped }: { photos: Inspection['photos']; isStopped: boolean },
): Inspection => ({
  weight_grams: row.weight_grams,
  size_mm:
    row.length_mm === null || row.width_mm === null || row.height_mm === null
      ? null
      : [row.length_mm, row.width_mm, row.height_mm],
  problem: row.problem,
  problem_note: row.problem_note,
  free_until: isStopped ? null : (row.free_until?.toISOString() ?? null),
  photos,
  photo_order: toPhotoOrder(shelved),
  moving: shelved?.moving ?? false,
  missing: shelved?.stop === 'missing',
  hold: shelved ? toShopperHold(shelved) : null,
})

const toPhotoOrder = (row: ShelvedRow | undefined): NonNullable<Inspection['photo_order']> | null =>
  row?.asked_at
    ? {
        stock_item_id: row.stock_item_id,
        shots: row.shots ?? 0,
        taken: row.taken ?? 0,
        remark: row.photos_asked ?? '',
        fee_fen: row.fee_fen ?? 0,
        created_at: row.asked_at.toISOString(),
      }
    : null

export const toPhoto = (world: World, row: PhotoRow, now: Date): Inspection['photos'][number] => ({
  id: row.file_id,
  url: imageUrl(world, row.file_id, now) ?? '',
  width: row.width ?? 0,
  height: row.height ?? 0,
  kind: row.kind,
  shows: row.shows,
  flaw: row.flaw,
  note: row.note,
})
