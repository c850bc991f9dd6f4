import { Readable } from 'node:stream'
import { auditFilter } from '@longhaul/contract/audit.staff.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { en } from '@longhaul/text/console/audit.en.ts'
import { zh } from '@longhaul/text/console/audit.zh.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { admitStaff } from '../platform/admit.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/db.ts'
import { API, languageOf } from '../platform/http.ts'
import { limitRate } from '../platform/rate-limit.ts'
import { badInput } from '../platform/refusal.ts'
import type { World } from '../platform/world.ts'
import { readFilter } from './read-filter.ts'
import { type ActCursor, type ActFilter, type ActRow, listActs } from './sql.ts'

const PATH = `${API}/staff/audit.csv`
const PER_MINUTE = 20
const PAGE = 500
const Query = Type.Object(auditFilter)

/** The log as a file for a spreadsheet: exactly what is filtered, the newest first, sent while it is read. That it was taken is an act too. */
export function serveAuditCsv(app: FastifyInstance, world: World): void {
  app.get(PATH, { onRequest: limitRate(world, PATH, PER_MINUTE) }, async (request, reply) => {
    const now = world.clock.now()
    const me = await admitStaff(world, ['admin'], request, now)
    const { query } = request
    if (!Check(Query, query)) throw badInput({ query: 'format' })
    const filter = readFilter(query)
    await audit(
      { tx: world.db, me, now, request },
      { action: 'export_audit', subjectKind: 'audit', subjectId: '', after: query },
    )
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="audit-${now.toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(auditCsv(world.db, filter, languageOf(request))))
  })
}

/** Line by line, page by page: a log of a million acts takes no more memory than one page of it. */
export async function* auditCsv(db: Db, filter: ActFilter, lang: Lang): AsyncGenerator<string> {
  const { columns } = lang === 'zh' ? zh : en
  // The mark by which spreadsheets know that Chinese follows.
  yield `\uFEFF${toLine(Object.values(columns))}`
  let cursor: ActCursor | undefined
  for (;;) {
    const rows = await listActs(db, filter, { cursor, limit: PAGE })
    if (rows.length > 0) yield rows.map((row) => toLine(cells(row))).join('')
    const last = rows.at(-1)
    if (rows.length < PAGE || !last) return
    cursor = { at: last.created_at, id: last.id }
  }
}

const cells = (row: ActRow): string[] => [
  row.created_at.toISOString(),
  row.staff_name ?? 'npm run admin',
  row.staff_email ?? '',
  row.action,
  row.subject_kind,
  row.subject_id,
  row.reason,
  row.before === null ? '' : JSON.stringify(row.before),
  row.after === null ? '' : JSON.stringify(row.after),
  row.address,
  row.user_agent,
  row.request_id,
]

/** One line as RFC 4180 has it. What a spreadsheet would take for a formula is kept from it by an apostrophe. */
const toLine = (values: readonly string[]): string => `${values.map(toCell).join(',')}\r\n`

function toCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
