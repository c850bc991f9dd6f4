import { yuanText } from '@longhaul/domain/money/fen.ts'
import type { FileRoute } from '@longhaul/contract/file-route.ts'
import { exportManifest, printManifest } from '@longhaul/contract/file-routes.ts'
import { isDay } from '@longhaul/domain/time/days.ts'
import type { FastifyInstance } from 'fastify'
import { auditReading } from '../../platform/audit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { CSV_MARK, csvLine } from '../../platform/http/csv.ts'
import { drawManifest } from './manifest-pdf.ts'
import { type Manifest, readManifest, type ManifestRow } from './manifest.ts'

/**
 * The manifest of a line, a warehouse and a day, as a sheet for the driver to sign and as a file for the
 * carrier.
 */
export function serveManifests(app: FastifyInstance, world: World): void {
  const serve = (
    kind: 'pdf' | 'csv',
    route: FileRoute,
    make: (manifest: Manifest, now: Date) => Promise<Buffer> | string,
  ) => {
    serveStaffDocument(app, world, route, async ({ me, now, params, request }) => {
      const { warehouse = '', line = '', day = '' } = params
      if (!isDay(day)) throw new Refusal('not_found')
      const manifest = await readManifest(world.db, { warehouseId: warehouse, lineId: line, day })
      await auditReading(
        world,
        { me, now, request },
        {
          action: `print_manifest_${kind}`,
          subjectKind: 'shipping_line',
          subjectId: line,
          after: { warehouse, day },
        },
      )
      const fileName = `manifest-${line}-${warehouse}-${day}.${kind}`
      return { fileName, body: await make(manifest, now) }
    })
  }
  serve('pdf', printManifest, drawManifest)
  serve('csv', exportManifest, manifestCsv)
}

const CSV_HEAD =
  'day,warehouse,line,terms,number,tracking_number,country,postcode,recipient,tax_id,weight_grams,length_mm,width_mm,height_mm,pieces,declared_value,currency,hs_codes,product_ids,tax_numbers'

/** A manifest for import into the carrier's system: RFC 4180, UTF-8 with a byte order mark. */
const manifestCsv = (manifest: Manifest): string =>
  CSV_MARK + `${CSV_HEAD}\r\n` + manifest.rows.map((row) => csvLine(cells(manifest, row))).join('')

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
  yuanText(row.declaredFen),
  'CNY',
  row.hsCodes.join(' '),
  row.productIds.join('; '),
  row.taxNumbers.join(' '),
]
