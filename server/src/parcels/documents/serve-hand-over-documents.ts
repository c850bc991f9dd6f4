import { printHandOverDocuments } from '@longhaul/contract/file-routes.ts'
import { HAND_OVER_PAPERS_MAX } from '@longhaul/domain/lists/views.ts'
import { isDay } from '@longhaul/domain/time/days.ts'
import type { FastifyInstance } from 'fastify'
import { auditReading } from '../../platform/audit.ts'
import type { DocumentQuery } from '../../platform/documents/send-file.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { type Page, drawTogether } from './paper.ts'
import { paperSet } from './document-set.ts'
import { listHandedOver } from './sql.ts'
import { isUnprintable, leftOutOf, readManyShippingDocuments } from './unprintable.ts'

/**
 * The papers of all packages that a carrier collected from a warehouse on a day, as one file to print in one
 * go. A file has a maximum number of packages; further ones are in the next part. All show addresses, so each
 * package is logged.
 */
export function serveHandOverDocuments(app: FastifyInstance, world: World): void {
  serveStaffDocument(
    app,
    world,
    printHandOverDocuments,
    async ({ me, lang, now, params, query, request }) => {
      const { warehouse = '', line = '', day = '' } = params
      const part = readPart(query)
      if (!isDay(day) || part === null) throw new Refusal('not_found')
      const listed = await listHandedOver(world.db, { warehouseId: warehouse, lineId: line, day })
      const rows = listed.slice((part - 1) * HAND_OVER_PAPERS_MAX, part * HAND_OVER_PAPERS_MAX)
      orNotFound(rows[0])
      const all = await readManyShippingDocuments(
        world.db,
        rows.map((row) => ({ id: row.id, at: row.shipped_at ?? now })),
        lang,
      )
      const pages = all.flatMap((entry): Page[] =>
        isUnprintable(entry) ? [{ notice: entry }] : paperSet(entry),
      )
      await auditReading(
        world,
        { me, now, request },
        ...rows.map((row) => ({ action: 'print_papers', subjectKind: 'parcel', subjectId: row.id })),
      )
      const fileName = `papers-${line}-${warehouse}-${day}-${part}.pdf`
      return {
        fileName,
        body: await drawTogether(pages, fileName, rows[0]?.shipped_at ?? now),
        leftOut: leftOutOf(all),
      }
    },
  )
}

/** The requested part of a long hand-over, from 1; null if it is not a valid number. */
function readPart({ part: given = '1' }: DocumentQuery): number | null {
  return typeof given === 'string' && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : null
}
