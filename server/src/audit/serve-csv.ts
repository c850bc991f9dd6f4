import { Readable } from 'node:stream'
import { exportAudit } from '@longhaul/contract/file-routes.ts'
import { auditFilter } from '@longhaul/contract/staff/audit.staff.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shanghaiDay, shanghaiTime } from '@longhaul/domain/time/days.ts'
import { auditIn } from '@longhaul/text/console/audit/audit-in.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { auditReading } from '../platform/audit.ts'
import { csvLines, pagesOf } from '../platform/http/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { serveStaffDocument } from '../platform/documents/staff-document.ts'
import type { World } from '../platform/world.ts'
import { sayAction, saySubject } from './say-acts.ts'
import { numbersOf } from './sql-subjects.ts'
import { readFilter } from './read-filter.ts'
import { type ActFilter, type ActRow, listActs } from './sql.ts'

const PAGE = 500
const Query = Type.Object(auditFilter)

/**
 * Serves the log as a CSV file: exactly the filtered entries, newest first, streamed as they are read. The
 * export itself is audited.
 */
export function serveAuditCsv(app: FastifyInstance, world: World): void {
  serveStaffDocument(app, world, exportAudit, async ({ me, lang, now, request }) => {
    const { query } = request
    if (!Check(Query, query)) throw badInput({ query: 'format' })
    const filter = readFilter(query)
    await auditReading(
      world,
      { me, now, request },
      { action: 'export_audit', subjectKind: 'audit', subjectId: '', after: query },
    )
    return {
      fileName: `audit-${shanghaiDay(now)}.csv`,
      body: Readable.from(auditCsv(world.db, filter, lang)),
    }
  })
}

/** The lines of the file; entries are read page by page. */
export function auditCsv(db: Db, filter: ActFilter, lang: Lang): AsyncGenerator<string> {
  const words = auditIn(lang)
  const read = async (last: NumberedRow | undefined): Promise<NumberedRow[]> => {
    const rows = await listActs(db, filter, {
      cursor: last && { at: last.created_at, id: last.id },
      limit: PAGE,
    })
    const numberOf = await numbersOf(db, rows)
    return rows.map((row) => ({ ...row, number: numberOf(row) }))
  }
  return csvLines(Object.values(words.columns), pagesOf(PAGE, read), (row) => cells(row, lang))
}

type NumberedRow = ActRow & { number: string | null }

const cells = (row: NumberedRow, lang: Lang): string[] => [
  shanghaiTime(row.created_at),
  row.staff_name ?? (row.address === '' ? row.request_id : auditIn(lang).stranger),
  row.staff_email ?? '',
  sayAction(lang, row.action),
  saySubject(lang, row.subject_kind),
  row.number ?? '',
  row.subject_id,
  row.reason,
  row.before === null ? '' : JSON.stringify(row.before),
  row.after === null ? '' : JSON.stringify(row.after),
  row.address,
  row.user_agent,
  row.request_id,
  row.action,
]
