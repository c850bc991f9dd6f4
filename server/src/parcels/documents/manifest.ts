import type { Texts } from '@longhaul/domain/languages.ts'
import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { printedIds } from '@longhaul/domain/customs/product-ids.ts'
import { readTakenOf } from '../taxes/read-taken.ts'
import { actualBillOf, addressOf, declarationOf } from '../combining/snapshot.ts'
import { findLine, findWarehouse, listHandedOver } from './sql.ts'

/** One package on a manifest. Weight in grams, sides in millimetres, value in fen. */
export type ManifestRow = {
  number: string
  trackingNumber: string
  country: string
  postcode: string
  recipient: string
  taxId: string
  grams: number
  sizeMm: readonly number[]
  pieces: number
  declaredFen: number
  hsCodes: string[]
  /** The identifiers of the products, line by line. */
  productIds: string[]
  /** The numbers under which the tax was collected; the carrier declares them. */
  taxNumbers: string[]
}

/** The packages that a carrier collects and signs for: one line, one warehouse, one day (Asia/Shanghai). */
export type Manifest = {
  day: string
  line: { id: string; name: Texts; terms: 'DAP' | 'DDP' }
  warehouse: { id: string; name: Texts; address: string }
  rows: ManifestRow[]
}

/** Reads a manifest. Refuses with `not_found` if nothing of that line left that warehouse on that day. */
export async function readManifest(
  db: Db,
  of: { warehouseId: string; lineId: string; day: string },
): Promise<Manifest> {
  const line = orNotFound(await findLine(db, of.lineId))
  const warehouse = orNotFound(await findWarehouse(db, of.warehouseId))
  const rows = await listHandedOver(db, of)
  if (rows.length === 0) orNotFound(undefined)
  const taken = await readTakenOf(
    db,
    rows.map((row) => actualBillOf(row) ?? []),
  )
  return {
    day: of.day,
    line: {
      id: line.id,
      name: line.name,
      terms: line.tax_mode === 'ddp' ? 'DDP' : 'DAP',
    },
    warehouse: {
      id: warehouse.id,
      name: warehouse.name,
      address: warehouse.address_chinese,
    },
    rows: rows.map((row, at) => {
      const address = addressOf(row)
      const declaration = declarationOf(row)
      return {
        number: row.number,
        trackingNumber: row.tracking_number ?? '',
        country: row.country,
        postcode: address.postcode,
        recipient: fullName(address),
        taxId: address.tax_id,
        grams: row.actual_grams ?? row.estimated_grams,
        sizeMm: row.actual_size_mm ?? row.estimated_size_mm,
        pieces: row.pieces,
        declaredFen: declaration.reduce((sum, entry) => sum + entry.value_fen, 0),
        hsCodes: [...new Set(declaration.flatMap((entry) => entry.hs_code ?? []))],
        productIds: declaration.flatMap((entry) => printedIds(entry) || []),
        taxNumbers: taken[at]!.map(({ number }) => number),
      }
    }),
  }
}
