import { whyNotCombine } from '@longhaul/domain/parcels/combine.ts'
import { Refusal, refuseIf } from '../../platform/http/refusal.ts'
import type { OwnStock } from '../../warehouse/public.ts'

/** A stock item that can be packed. It is in stock, so it has been weighed and measured. */
export type Goods = OwnStock & {
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
}

/**
 * The things a shopper chose, without duplicates. Refuses with `not_found` if one is not the shopper's, and
 * with the reason if they cannot travel together. `load` reads the shopper's own things, with or without a
 * lock.
 */
export async function selectGoods(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<OwnStock[]>,
): Promise<Goods[]> {
  const wanted = [...new Set(ids)]
  refuseIf(wanted.length === 0 ? 'no_product_selected' : null)
  const stock = await load(wanted)
  if (stock.length < wanted.length) throw new Refusal('not_found')
  refuseIf(
    whyNotCombine(
      stock.map((entry) => ({
        stage: entry.stage,
        warehouseId: entry.warehouse_id,
        refundOpen: entry.refund_open,
        moving: entry.moving,
        stop: entry.stop,
        photosWaiting: entry.photos_waiting,
        disputed: entry.disputed_at !== null,
      })),
    ),
  )
  return stock.map(measured)
}

function measured(stock: OwnStock): Goods {
  const { weight_grams, length_mm, width_mm, height_mm } = stock
  if (weight_grams === null || length_mm === null || width_mm === null || height_mm === null)
    throw new Error(`stock item ${stock.id} is in stock without measurements`)
  return { ...stock, weight_grams, length_mm, width_mm, height_mm }
}
