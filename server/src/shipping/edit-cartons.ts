import { listCartons, saveCarton } from '@longhaul/contract/parcels/packing.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { type CartonRow, listCartons as listRows, lockCarton, saveCarton as saveRow } from './sql-cartons.ts'

/** The cartons that packages are estimated by and packed into. */
export const listCartonsAction = action(listCartons, ({ tx }) => readCartons(tx))

/** A new carton, another size of one, or one that is not used any more. Estimates count with it from now on; packages that were priced do not change. */
export const saveCartonAction = action(saveCarton, async (call) => {
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
})

const readCartons = async (tx: Db) => ({ items: (await listRows(tx)).map(toCarton) })

export const toCarton = (row: CartonRow) => ({
  code: row.code,
  size_mm: [row.length_mm, row.width_mm, row.height_mm],
  weight_grams: row.weight_grams,
  closed: row.closed_at !== null,
})
