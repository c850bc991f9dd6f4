import { listEntries as route } from '@longhaul/contract/funds/funds.ts'
import { imageUrl } from '../files/public.ts'
import { readThingNames } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { pageSize } from '../platform/http/cursor.ts'
import { badInput } from '../platform/http/refusal.ts'
import { type EntryRow, listOwnEntries } from './sql-statement.ts'

export const listEntriesAction = readAction(route, listEntries)

/** The statement. Entries are identified by their position in the ledger, which is also their order. */
async function listEntries({
  db,
  me,
  query,
  lang,
  world,
  now,
}: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOwnEntries(db, me.id, {
    account: query.account,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    before: readCursor(query.cursor),
    size,
  })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const names = await readThingNames(
    db,
    lang,
    page.flatMap((row) => aboutOf(row) ?? []),
  )
  return {
    items: page.map((row) => {
      const about = names.get(aboutOf(row) ?? '')
      return {
        ...toEntry(row),
        name: about?.name ?? null,
        image: imageUrl(world, about?.imageFileId ?? null, now),
      }
    }),
    next_cursor: rows.length > size && last ? Buffer.from(last.place).toString('base64url') : null,
  }
}

/** The item that a movement is about, else its order or package. */
const aboutOf = ({ item_id: item, page_id: page }: EntryRow): string | null => item ?? page

const toEntry = (row: EntryRow) => ({
  id: row.place,
  kind: row.kind,
  account: row.account,
  change_fen: row.change_fen,
  balance_after_fen: row.balance_after_fen,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  subject_number: row.subject_number,
  page_id: row.page_id,
  created_at: row.created_at.toISOString(),
})

/** A cursor is the position of the last entry: its posting and side. */
function readCursor(cursor: string | undefined): { posting: number; side: number } | undefined {
  if (cursor === undefined) return undefined
  const match = /^(\d{1,15})-([01])$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  return { posting: Number(match[1]), side: Number(match[2]) }
}
