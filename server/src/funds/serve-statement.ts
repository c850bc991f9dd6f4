import { Readable } from 'node:stream'
import { yuanText } from '@longhaul/domain/money/fen.ts'
import { shanghaiDay, shanghaiTime } from '@longhaul/domain/time/days.ts'
import { downloadStatement } from '@longhaul/contract/file-routes.ts'
import { STATEMENT_ACCOUNTS } from '@longhaul/contract/funds/funds.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { fundsIn } from '@longhaul/text/storefront/funds/funds-in.ts'
import type { FastifyInstance } from 'fastify'
import { csvLines, pagesOf } from '../platform/http/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { DocumentQuery } from '../platform/documents/send-file.ts'
import { serveShopperDocument } from '../platform/documents/shopper-document.ts'
import type { World } from '../platform/world.ts'
import { type EntryRow, listOwnEntries } from './sql-statement.ts'

/**
 * The statement as a file for a spreadsheet: all movements of one account or of all accounts, newest first,
 * in the caller's language. Times are in the shop's time zone, as on receipts.
 */
export function serveStatement(app: FastifyInstance, world: World): void {
  serveShopperDocument(app, world, downloadStatement, async ({ me, lang, now, query }) => ({
    fileName: `statement-${shanghaiDay(now)}.csv`,
    body: Readable.from(lines(world.db, me.id, readFilter(query), lang)),
  }))
}

const PAGE = 500

function lines(db: Db, shopperId: string, filter: Filter, lang: Lang): AsyncGenerator<string> {
  const say = fundsIn(lang)
  const heads = [say.csvDate, say.what, say.number, say.account, say.csvOut, say.csvIn, say.after]
  const read = async (last: EntryRow | undefined) => {
    const [posting, side] = last?.place.split('-').map(Number) ?? []
    const before = last && { posting: posting!, side: side! }
    return (await listOwnEntries(db, shopperId, { ...filter, before, size: PAGE })).slice(0, PAGE)
  }
  return csvLines(heads, pagesOf(PAGE, read), (row) => cells(row, say))
}

const kindIn = (kinds: Readonly<Record<string, string>>, kind: string) => kinds[kind]

const cells = (row: EntryRow, say: ReturnType<typeof fundsIn>): string[] => [
  shanghaiTime(row.created_at),
  kindIn(say.kinds, row.kind) ?? say.otherKind,
  row.subject_number ?? '',
  say.accounts[row.account],
  row.change_fen < 0 ? yuanText(-row.change_fen) : '',
  row.change_fen > 0 ? yuanText(row.change_fen) : '',
  yuanText(row.balance_after_fen),
]

type Filter = { account: EntryRow['account'] | undefined; from: Date | undefined; to: Date | undefined }

function readFilter(query: DocumentQuery): Filter {
  return {
    account: readAccount(query['account']),
    from: readMoment(query['from'], 'from'),
    to: readMoment(query['to'], 'to'),
  }
}

function readMoment(text: unknown, field: string): Date | undefined {
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(Date.parse(text)))
    throw badInput({ [field]: 'not_a_date' })
  return new Date(text)
}

function readAccount(account: unknown): EntryRow['account'] | undefined {
  if (account === undefined) return undefined
  const known = STATEMENT_ACCOUNTS.find((statementAccount) => statementAccount === account)
  if (!known) throw badInput({ account: 'choice' })
  return known
}
