import { printHandOverPapers } from '@longhaul/contract/file-routes.ts'
import { HAND_OVER_PAPERS_MAX } from '@longhaul/domain/lists/views.ts'
import { isDay } from '@longhaul/domain/reports/period.ts'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../platform/audit.ts'
import type { DocumentQuery } from '../../platform/documents/send-file.ts'
import { serveStaffDocument } from '../../platform/documents/staff-document.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { type Page, drawTogether } from './paper.ts'
import { paperSet } from './paper-set.ts'
import { readPapers } from './papers.ts'
import { listHandedOver } from './sql.ts'

/**
 * The papers of all that a carrier took along from a warehouse on a day, as one file to be printed in one go: so many packages at most, the
 * rest by the next part. All show addresses, so each package is in the log.
 */
export function serveHandOverPapers(app: FastifyInstance, world: World): void {
  serveStaffDocument(app, world, printHandOverPapers, async ({ me, now, params, query, request }) => {
    const { warehouse = '', line = '', day = '' } = params
    const part = readPart(query)
    if (!isDay(day) || part === null) throw new Refusal('not_found')
    const all = await listHandedOver(world.db, { warehouseId: warehouse, lineId: line, day })
    const rows = all.slice((part - 1) * HAND_OVER_PAPERS_MAX, part * HAND_OVER_PAPERS_MAX)
    const pages: Page[] = []
    for (const row of rows) pages.push(...paperSet(await readPapers(world.db, row.id, row.shipped_at ?? now)))
    orNotFound(pages[0])
    for (const row of rows)
      await audit(
        { tx: world.db, me, now, request },
        { action: 'print_papers', subjectKind: 'parcel', subjectId: row.id },
      )
    const fileName = `papers-${line}-${warehouse}-${day}-${part}.pdf`
    return { fileName, body: await drawTogether(pages, fileName) }
  })
}

/** Which part of a long hand-over is asked for, from 1; null for what is no number. */
function readPart({ part: given = '1' }: DocumentQuery): number | null {
  return typeof given === 'string' && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : null
}
