import { Readable } from 'node:stream'
import { exportLedgerMonth } from '@longhaul/contract/file-routes.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { momentsOf, monthPeriod } from '@longhaul/domain/reports/period.ts'
import { isDay, shanghaiTime } from '@longhaul/domain/time/days.ts'
import { ledgerIn } from '@longhaul/text/console/books/ledger-in.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance } from 'fastify'
import { CSV_MARK, csvLine } from '../../platform/http/csv.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { type StaffDocumentCall, serveStaffDocument } from '../../platform/documents/staff-document.ts'
import type { World } from '../../platform/world.ts'
import { listMonthAccounts } from './sql-month.ts'
import {
  type LedgerCursor,
  type PostingRow,
  type TransactionRow,
  listPostings,
  listTransactions,
} from './sql.ts'

type Month = { from: Date; until: Date }

/**
 * Serves a month of the books as two CSV files: each account's opening, movements and closing; and every
 * posting, newest first.
 */
export function serveLedgerMonth(app: FastifyInstance, world: World): void {
  serve(app, world, 'accounts', accountLines)
  serve(app, world, 'transactions', transactionLines)
}

function serve(
  app: FastifyInstance,
  world: World,
  part: 'accounts' | 'transactions',
  lines: (db: Db, month: Month, lang: Lang) => AsyncGenerator<string>,
): void {
  const make = async ({ params, lang }: StaffDocumentCall) => {
    const { month = '' } = params
    if (!isDay(`${month}-01`)) throw badInput({ month: 'month' })
    return {
      fileName: `ledger-${month}-${part}.csv`,
      body: Readable.from(lines(world.db, momentsOf(monthPeriod(month)), lang)),
    }
  }
  serveStaffDocument(app, world, exportLedgerMonth, make, { fixed: { part } })
}

const PAGE = 500

async function* accountLines(db: Db, month: Month, lang: Lang): AsyncGenerator<string> {
  const say = ledgerIn(lang)
  const { csv } = say
  yield (
    CSV_MARK +
      csvLine([
        csv.account,
        csv.owner,
        csv.currency,
        csv.opening,
        csv.out,
        csv.into,
        csv.closing,
        csv.movements,
      ])
  )
  let after = 0
  for (;;) {
    const rows = await listMonthAccounts(db, month, { after, size: PAGE })
    for (const row of rows) {
      if (row.opening === 0 && row.movements === 0) continue
      const { kind, owner, currency, opening, out, into, movements } = row
      const figures = [opening, out, into, opening - out + into].map((minor) => units(minor, currency))
      yield csvLine([say.accountKinds[kind], owner, currency, ...figures, movements])
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

async function* transactionLines(db: Db, month: Month, lang: Lang): AsyncGenerator<string> {
  const say = ledgerIn(lang)
  const { csv } = say
  yield (
    CSV_MARK +
      csvLine([
        ...[csv.transaction, csv.at, csv.what, csv.number, csv.shopper, csv.by],
        ...[csv.from, csv.fromOwner, csv.to, csv.toOwner, csv.currency, csv.amount],
      ])
  )
  let cursor: LedgerCursor | undefined
  for (;;) {
    const rows = await listTransactions(db, month, { cursor, size: PAGE })
    const postings = await listPostings(
      db,
      rows.map((row) => row.id),
    )
    const byId = new Map(rows.map((row): [number, PostingRow[]] => [row.id, []]))
    for (const posting of postings) byId.get(posting.transaction_id)?.push(posting)
    for (const row of rows)
      for (const posting of byId.get(row.id) ?? []) yield csvLine(cells(row, posting, say))
    const last = rows.at(-1)
    if (rows.length < PAGE || !last) return
    cursor = { at: last.created_at, id: last.id }
  }
}

const kindIn = (kinds: Readonly<Record<string, string>>, kind: string) => kinds[kind]

const cells = (
  row: TransactionRow,
  posting: PostingRow,
  say: ReturnType<typeof ledgerIn>,
): (string | number)[] => [
  row.id,
  shanghaiTime(row.created_at),
  kindIn(say.kinds, row.kind) ?? row.kind,
  row.number ?? '',
  row.code ?? '',
  row.actor_name ?? (row.actor === 'shopper' ? say.actors.shopper : say.actors.system),
  say.accountKinds[posting.from_kind],
  posting.from_owner,
  say.accountKinds[posting.to_kind],
  posting.to_owner,
  posting.currency,
  units(posting.amount, posting.currency),
]

/** An amount as a number that spreadsheets can add up, in units of its currency. */
const units = (minor: number, currency: string): string => {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
