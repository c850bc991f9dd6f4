import { saveCarton as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { lockCarton, saveCarton as saveRow } from './sql-cartons.ts'
import { readCartons } from './carton-rows.ts'

export const saveCartonAction = writeAction(route, saveCarton)

/**
 * Adds, resizes or retires a carton. Estimates take it into account from now on; parcels already priced do
 * not change.
 */
async function saveCarton(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const [length, width, height] = [body.length_mm, body.width_mm, body.height_mm].toSorted((a, b) => b - a)
  const before = await lockCarton(tx, params.code)
  const carton = {
    code: params.code,
    length_mm: length!,
    width_mm: width!,
    height_mm: height!,
    weight_grams: body.weight_grams,
    closed_at: body.closed ? (before?.closed_at ?? now) : null,
  }
  await saveRow(tx, carton)
  await audit(call, {
    action: 'save_carton',
    subjectKind: 'carton',
    subjectId: params.code,
    before: before ?? null,
    after: carton,
  })
  return await readCartons(tx)
}
