import { type NumberList, readNumberList } from '@longhaul/domain/shipping/number-list.ts'
import type { Db } from '../../platform/db.ts'
import { readSurroundings } from './sql.ts'

/** Reads a list and holds every row against what is there: a package that waits to be shipped, a number that nobody has. */
export async function checkList(db: Db, text: string): Promise<NumberList> {
  const list = readNumberList(text)
  const { stageOf, used } = await readSurroundings(db, list.rows)
  const rows = list.rows.filter((one) => {
    const stage = stageOf.get(one.parcelNumber)
    const fault = (problem: 'no_parcel' | 'not_to_ship' | 'in_use', value: string) =>
      list.faults.push({ row: one.row, problem, value })
    if (!stage) fault('no_parcel', one.parcelNumber)
    else if (stage !== 'to_ship') fault('not_to_ship', stage)
    else if (used.has(one.trackingNumber)) fault('in_use', one.trackingNumber)
    else return true
    return false
  })
  const ready = new Set(rows.map((one) => one.row))
  return {
    rows,
    faults: list.faults.toSorted((a, b) => a.row - b.row),
    doubts: list.doubts.filter(({ row }) => ready.has(row)),
  }
}
