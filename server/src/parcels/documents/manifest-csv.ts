import { CSV_MARK, csvLine } from '../../platform/http/csv.ts'
import type { Manifest, ManifestRow } from './manifest.ts'

const HEAD =
  'day,warehouse,line,terms,number,tracking_number,country,postcode,recipient,tax_id,weight_grams,length_mm,width_mm,height_mm,pieces,declared_value,currency,hs_codes,product_ids,tax_numbers'

/** A manifest for import into the carrier's system: RFC 4180, UTF-8 with a byte order mark. */
export const manifestCsv = (manifest: Manifest): string =>
  CSV_MARK + `${HEAD}\r\n` + manifest.rows.map((row) => csvLine(cells(manifest, row))).join('')

const cells = ({ day, line, warehouse }: Manifest, row: ManifestRow): (string | number)[] => [
  day,
  warehouse.id,
  line.id,
  line.terms,
  row.number,
  row.trackingNumber,
  row.country,
  row.postcode,
  row.recipient,
  row.taxId,
  row.grams,
  ...[0, 1, 2].map((side) => row.sizeMm[side] ?? ''),
  row.pieces,
  (row.declaredFen / 100).toFixed(2),
  'CNY',
  row.hsCodes.join(' '),
  row.productIds.join('; '),
  row.taxNumbers.join(' '),
]
