import { planPacking as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { type Layout, chooseCarton, layOut, listCartons, toCarton } from '../../shipping/public.ts'
import { listContents } from '../sql-items.ts'
import { findParcelRow } from '../reading/sql-lists.ts'
import { sortedSize } from '../combining/snapshot.ts'

export const planPackingAction = readAction(route, planPacking)

/** Suggests a carton for a package and how to pack it. The packer may do it differently. */
async function planPacking({ db, params, query }: ReadCall<typeof route>): Answer<typeof route> {
  const parcel = orNotFound(await findParcelRow(db, params.id))
  const rows = (await listCartons(db)).filter((row) => row.closed_at === null)
  const cartons = rows.map((row) => ({
    ...toCarton(row),
    sizeMm: [row.length_mm, row.width_mm, row.height_mm] as const,
    weightGrams: row.weight_grams,
  }))
  if (query.carton && !cartons.some((entry) => entry.code === query.carton))
    throw badInput({ carton: 'unknown' })
  // Things in a package were measured when they were shelved.
  const goods = (await listContents(db, [parcel.id])).map((content) => ({
    id: content.stock_item_id,
    sizeMm: sortedSize(content.length_mm ?? 1, content.width_mm ?? 1, content.height_mm ?? 1),
  }))
  const suggested = chooseCarton(goods, cartons)?.code ?? null
  const carton = cartons.find((entry) => entry.code === (query.carton || suggested)) ?? null
  const layout: Layout = carton ? layOut(goods, carton) : { placed: [], left: goods.map((_, at) => at) }
  const wire = ({ code, size_mm, weight_grams, closed }: (typeof cartons)[number]) => ({
    code,
    size_mm,
    weight_grams,
    closed,
  })
  return {
    suggested,
    carton: carton && wire(carton),
    cartons: cartons.map((entry) => ({
      ...wire(entry),
      takes_all: layOut(goods, entry).left.length === 0,
    })),
    estimated_grams: parcel.estimated_grams,
    estimated_size_mm: parcel.estimated_size_mm,
    fill_percent: carton && fillPercent(layout, carton.sizeMm),
    placed: layout.placed.map((entry) => ({
      stock_item_id: goods[entry.index]!.id,
      at_mm: [...entry.atMm],
      size_mm: [...entry.sizeMm],
    })),
    left: layout.left.map((index) => goods[index]!.id),
  }
}

function fillPercent(layout: Layout, box: readonly [number, number, number]): number {
  const volume = (size: readonly [number, number, number]) => size[0] * size[1] * size[2]
  const filled = layout.placed.reduce((sum, thing) => sum + volume(thing.sizeMm), 0)
  return Math.round((filled * 100) / volume(box))
}
