import { OWN_HOURS, optionsOnPage } from '@longhaul/domain/goods-knowledge/shown-photos.ts'
import type { Tx } from '../platform/database/db.ts'
import { optionHash } from './option-hash.ts'
import type { Product } from './sql-goods.ts'
import { listPageOptions, listShowableForJob, saveShown } from './sql-photos.ts'

/** The number of a product's newest photos that are kept ready: more than anyone scrolls through. */
const KEPT_MAX = 60
const HOUR_MS = 3_600_000

/**
 * Recomputes which photos of a product's earlier pieces others may see. Idempotent, whatever was
 * photographed, captioned, held back or no longer shared.
 */
export async function saveShownPhotos(tx: Tx, goodsId: number, product: Product): Promise<void> {
  const taken = await listShowableForJob(tx, product, KEPT_MAX)
  const options = taken.length > 0 ? await listPageOptions(tx, product) : []
  const shown = taken.flatMap(({ stocked_at: stockedAt, options_text: typed, ...photo }) => {
    const own = optionsOnPage(typed, options)
    return own === null
      ? []
      : {
          ...photo,
          goods_id: goodsId,
          options_text: own,
          option_hash: optionHash(own),
          shown_from: new Date(stockedAt.getTime() + OWN_HOURS * HOUR_MS),
        }
  })
  await saveShown(tx, goodsId, shown)
}
