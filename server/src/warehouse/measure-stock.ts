import { measureStock as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { listCategories } from '../shipping/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { lockStockForStaff, setMeasures } from './sql.ts'
import { readStockRow } from './stock-row.ts'

export const measureStockAction = action(route, measureStock)

/** Weighed and measured. A wrong figure may be put right as long as the thing is not in a package. */
async function measureStock(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body, concerns } = call
  const stock = orNotFound(await lockStockForStaff(tx, params.id))
  refuseIf(MEASURABLE.has(stock.stage) ? null : 'transition_not_allowed')
  if (body.category !== null && !(await listCategories(tx)).some(({ id }) => id === body.category))
    throw badInput({ category: 'unknown' })
  const [length, width, height] = [body.length_mm, body.width_mm, body.height_mm].toSorted((a, b) => b - a)
  const measures = {
    weight_grams: body.weight_grams,
    length_mm: length!,
    width_mm: width!,
    height_mm: height!,
    category: body.category,
  }
  await setMeasures(tx, stock.id, measures)
  const { weight_grams, length_mm, width_mm, height_mm, category } = stock
  await audit(call, {
    action: 'measure_stock',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { weight_grams, length_mm, width_mm, height_mm, category },
    after: measures,
  })
  concerns(stock.shopper_id)
  return await readStockRow(call, stock.id)
}

const MEASURABLE: ReadonlySet<string> = new Set(['received', 'abnormal', 'in_stock'])
