import { type LedgerTransaction, listLedger as route } from '@longhaul/contract/funds/ledger.staff.ts'
import type { Static } from 'typebox'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { pageSize } from '../../platform/http/cursor.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { readLedgerFilter } from './filter.ts'
import {
  type LedgerCursor,
  type PostingRow,
  type TransactionRow,
  listPostings,
  listTransactions,
} from './sql.ts'

export const listLedgerAction = readAction(route, listLedger, { fromReplica: true })

/** The books: transactions with their postings and causes. */
async function listLedger({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const cursor = readCursor(query.cursor)
  const filter = await readLedgerFilter(db, query)
  if (filter === 'nothing') return { items: [], next_cursor: null }
  const size = pageSize(query.limit)
  const rows = await listTransactions(db, filter, { cursor, size: size + 1 })
  const page = rows.slice(0, size)
  const postings = await listPostings(
    db,
    page.map((row) => row.id),
  )
  return {
    items: page.map((row) => toWire(row, postings)),
    next_cursor: rows.length > size ? writeCursor(page.at(-1)!) : null,
  }
}

function toWire(row: TransactionRow, postings: readonly PostingRow[]): Static<typeof LedgerTransaction> {
  const { id, kind, code, email, nickname } = row
  return {
    id,
    kind,
    cause: { kind: row.subject_kind, id: row.subject_id, number: row.number, stage: row.stage },
    shopper: row.shopper_id === null ? null : { id: row.shopper_id, code, email, nickname },
    actor: actorOf(row),
    created_at: row.created_at.toISOString(),
    postings: postings
      .filter((posting) => posting.transaction_id === id)
      .map((posting) => ({
        from: { kind: posting.from_kind, owner: posting.from_owner, currency: posting.currency },
        to: { kind: posting.to_kind, owner: posting.to_owner, currency: posting.currency },
        amount: posting.amount,
        currency: posting.currency,
        from_balance_after: posting.from_balance_after,
        to_balance_after: posting.to_balance_after,
      })),
  }
}

function actorOf(row: Pick<TransactionRow, 'actor' | 'actor_name'>) {
  if (row.actor.startsWith('staff:')) return { kind: 'staff' as const, name: row.actor_name ?? '' }
  return { kind: row.actor === 'shopper' ? ('shopper' as const) : ('system' as const), name: '' }
}

/** Transactions have numeric ids, unlike other rows, so they need their own kind of cursor. */
const writeCursor = (row: TransactionRow): string =>
  Buffer.from(`${row.created_at.getTime()} ${row.id}`).toString('base64url')

function readCursor(text: string | undefined): LedgerCursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,15}) (\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  return { at: new Date(Number(match[1])), id: Number(match[2]) }
}
