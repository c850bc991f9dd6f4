import { call } from '@longhaul/browser/calls/client.ts'
import { isServiceDone, shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { wayOntoShelf } from '@longhaul/domain/warehouse/put-away.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import { type StockRow, pickGoods } from '../shared/goods/pick-goods.ts'

/** What the large bar says. */
export type Said = { good: boolean; title: string; text: string }

/** The goods with a scanned label; undefined if there are none. Throws the server's error. */
export async function findGoods(code: string, signal: AbortSignal): Promise<StockRow | undefined> {
  const { items } = await call('GET /staff/stock_items', { query: { q: code } }, { signal })
  return pickGoods(items, code)
}

/** Why goods cannot be put on a shelf of this warehouse, and where they belong; null if they can. */
export function whyNotPut(row: StockRow | undefined, here: string): Said | null {
  if (!row) return { good: false, ...stationText.labels.unknown }
  const thing = lineOf(row)
  if (row.warehouse_id !== here) {
    const place = shelfWithWarehouse(row.warehouse_id, row.shelf)
    const { title, text, noShelf } = words.elsewhere
    return {
      good: false,
      title: title(row.warehouse_id),
      text: place ? text(thing, place, here) : noShelf(thing, row.warehouse_id, here),
    }
  }
  if (row.moving)
    return { good: false, title: words.notMoved, text: words.inTransfer(thing, row.moving.to_warehouse) }
  const way = wayOntoShelf(row.stage)
  if (way === null) {
    const text = words.notForShelf(thing, consoleWords.itemStages[row.stage])
    return { good: false, title: words.notMoved, text }
  }
  if (way === 'shelve' && !isInspected(row))
    return { good: false, title: words.notMoved, text: words.notInspected(thing) }
  return null
}

/** Whether the dock has nothing left to do: shelving would settle photos that are still to be taken. */
const isInspected = (row: StockRow): boolean =>
  row.weight_grams !== null &&
  row.size_mm !== null &&
  row.photos.length > 0 &&
  row.services.every((service) => service.service !== 'photos' || isServiceDone(service))
