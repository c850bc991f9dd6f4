import { measureStock as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { listCategories } from '../shipping/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { doubtWeight } from '../goods-knowledge/public.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput, refuseIf } from '../platform/http/refusal.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { findGoodsOfStock, setMeasures } from './sql.ts'
import { readStockRow } from './stock-row.ts'

export const measureStockAction = writeAction(route, measureStock)

/**
 * Stores the weight and size of a stock item. They can be corrected as long as the item is not in a parcel. A
 * weight that is likelier a slip than others is only accepted once it is confirmed, and is believed then.
 */
async function measureStock(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, concerns } = call
  const stock = await lockStockHere(call, params.id)
  refuseIf(MEASURABLE.has(stock.stage) ? null : 'transition_not_allowed')
  if (body.category !== null && !(await listCategories(tx)).some(({ id }) => id === body.category))
    throw badInput({ category: 'unknown' })
  const goods = await findGoodsOfStock(tx, stock.id)
  const volumeCm3 = (body.length_mm * body.width_mm * body.height_mm) / 1_000
  const doubt = await doubtWeight(
    tx,
    { ...goods, quantity: stock.quantity, grams: body.weight_grams, volumeCm3 },
    call.now,
  )
  if (doubt && !body.weight_confirmed)
    throw new Refusal('weight_unlike_kind', { expected_grams: doubt }, { weight_grams: 'weight_unlike_kind' })
  const [length, width, height] = [body.length_mm, body.width_mm, body.height_mm].toSorted((a, b) => b - a)
  const measures = {
    weight_grams: body.weight_grams,
    length_mm: length!,
    width_mm: width!,
    height_mm: height!,
    category: body.category,
  }
  // Once confirmed and learnt, the same weight is doubted no more; it stays a confirmed one.
  const wasConfirmed = stock.weight_confirmed && stock.weight_grams === body.weight_grams
  await setMeasures(tx, stock.id, { ...measures, weight_confirmed: doubt !== null || wasConfirmed })
  const { weight_grams, length_mm, width_mm, height_mm, category } = stock
  await audit(call, {
    action: 'measure_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { weight_grams, length_mm, width_mm, height_mm, category },
    after: doubt ? { ...measures, confirmed_against_grams: doubt.expected } : measures,
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}

const MEASURABLE: ReadonlySet<string> = new Set(['received', 'abnormal', 'in_stock'])
