import { Readable } from 'node:stream'
import { exportList } from '@longhaul/contract/file-routes.ts'
import { type ColumnKind, LIST_IDS, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { BULK_MAX } from '@longhaul/domain/lists/views.ts'
import { shanghaiDay, shanghaiTime } from '@longhaul/domain/time/days.ts'
import { listsIn } from '@longhaul/text/console/lists/lists-in.ts'
import type { FastifyInstance } from 'fastify'
import { auditReading } from '../platform/audit.ts'
import { csvLines, pagesOf } from '../platform/http/csv.ts'
import { readFromReplica } from '../platform/database/replica.ts'
import { badInput } from '../platform/http/refusal.ts'
import { serveStaffDocument } from '../platform/documents/staff-document.ts'
import type { DocumentQuery } from '../platform/documents/send-file.ts'
import type { World } from '../platform/world.ts'
import { UUID } from '../platform/uuid.ts'
import { readWords } from './read-query.ts'
import { SOURCES } from './sources.ts'
import { type Cell, type ListAsked, type ListedRow, listRows, lookUp } from './sql.ts'

const PAGE = 500

/**
 * Serves every list as a CSV file: exactly the filtered rows, in the same order, streamed as they are read;
 * with `ids` only those rows, with `columns` only those columns. The files contain names and addresses, so
 * each export is audited.
 */
export function serveLists(app: FastifyInstance, world: World): void {
  for (const list of LIST_IDS)
    serveStaffDocument(
      app,
      world,
      exportList,
      async ({ me, query, request, now, lang }) => {
        const { columns, ids, ...words } = textOnly(query)
        const filters = readWords(list, words)
        const asked = { ...(await lookUp(world.db, SOURCES[list], filters)), ids: readIds(ids) }
        const shown = readColumns(list, columns)
        await auditReading(
          world,
          { me, now, request },
          {
            action: 'export_list',
            subjectKind: 'list',
            subjectId: list,
            after: { ...words, ids: asked.ids?.length },
          },
        )
        const say = listsIn(lang)
        return {
          fileName: `${list}-${shanghaiDay(now)}.csv`,
          body: Readable.from(listCsv(world, list, asked, { shown, say, now })),
        }
      },
      { fixed: { list }, roles: listShape(list).roles },
    )
}

function listCsv(
  world: World,
  list: ListId,
  asked: ListAsked,
  { shown, say, now }: { shown: readonly string[]; say: ReturnType<typeof listsIn>; now: Date },
): AsyncGenerator<string> {
  const kinds = listShape(list).columns
  const heads = shown.map((name) => {
    const head = say.columnOf(list, name)
    if (kinds[name] === 'money') return say.inYuan(head)
    if (kinds[name] === 'grams') return say.inGrams(head)
    return kinds[name] === 'moment' ? say.inShanghai(head) : head
  })
  const pages = pagesOf(PAGE, (cursor: ListedRow | undefined) =>
    readFromReplica(world, (db) => listRows(db, SOURCES[list], asked, { cursor, limit: PAGE, now })),
  )
  return csvLines(heads, pages, ({ cells }) =>
    shown.map((name) => written(list, name, kinds[name]!, cells[name] ?? null, say)),
  )
}

/**
 * A value in a form that spreadsheets can compute with: amounts in yuan, times in the warehouse's time zone,
 * stages in words.
 */
function written(
  list: ListId,
  name: string,
  kind: ColumnKind,
  value: Cell,
  say: ReturnType<typeof listsIn>,
): Cell {
  if (value === null) return null
  if (kind === 'money') return (Number(value) / 100).toFixed(2)
  if (kind === 'moment') return shanghaiTime(new Date(value))
  return kind === 'choice' ? say.wordOf(list, name, String(value)) : value
}

/** The parameters of a query; refuses one that occurs more than once or contains NUL. */
function textOnly(query: DocumentQuery): Record<string, string> {
  const words = new Map<string, string>()
  const wrong = new Map<string, string>()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && !value.includes('\u0000')) words.set(name, value)
    else wrong.set(name, 'format')
  }
  if (wrong.size > 0) throw badInput(Object.fromEntries(wrong))
  return Object.fromEntries(words)
}

function readIds(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const ids = text.split(',')
  if (!ids.every((id) => UUID.test(id))) throw badInput({ ids: 'format' })
  if (ids.length > BULK_MAX) throw badInput({ ids: 'too_many' })
  return ids
}

function readColumns(list: ListId, text: string | undefined): readonly string[] {
  const all = Object.keys(listShape(list).columns)
  if (text === undefined) return all
  const wanted = [...new Set(text.split(','))]
  if (!wanted.every((name) => all.includes(name))) throw badInput({ columns: 'unknown' })
  return wanted
}
