import { tidyUpper } from '@longhaul/domain/texts/tidy.ts'
import { ACCOUNT_KINDS } from '@longhaul/domain/ledger/accounts.ts'
import { isDay, startOfDay, plusDays } from '@longhaul/domain/time/days.ts'
import type { Db } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { findAccountIds, findShopperId, findSubjects } from './sql-lookup.ts'
import type { LedgerFilter } from './sql.ts'

type Asked = {
  q?: string
  account?: string
  kind?: string
  from?: string
  to?: string
  min?: number
  max?: number
}

/** Resolves a filter for the database; `nothing` if it names something that does not exist. */
export async function readLedgerFilter(db: Db, asked: Asked): Promise<LedgerFilter | 'nothing'> {
  const named = await readNamed(db, asked.q?.trim() ?? '')
  const accounts = await readAccounts(db, asked.account ?? '')
  const filter: LedgerFilter = {
    ...named,
    ...accounts,
    kind: asked.kind || undefined,
    from: readDay(asked.from, 'from', 0),
    until: readDay(asked.to, 'to', 1),
    min: asked.min,
    max: asked.max,
  }
  const isNothing = named === undefined || accounts === undefined
  return isNothing ? 'nothing' : filter
}

function readDay(day: string | undefined, field: 'from' | 'to', later: number): Date | undefined {
  if (!day) return undefined
  if (!isDay(day)) throw badInput({ [field]: 'day' })
  return startOfDay(plusDays(day, later))
}

/** The transactions that the words identify; undefined if there are none. */
async function readNamed(db: Db, words: string): Promise<Partial<LedgerFilter> | undefined> {
  if (words === '') return {}
  const number = /^#(\d{1,15})$/.exec(words)?.[1]
  if (number) return { id: Number(number) }
  const subjects = await findSubjects(db, tidyUpper(words).replaceAll(/[ -]/g, ''))
  if (subjects.length > 0) return { subjects }
  const shopperId = await findShopperId(db, words)
  return shopperId === undefined ? undefined : { shopperId }
}

/** One account, or all of a kind; undefined if there is no such account. */
async function readAccounts(db: Db, account: string): Promise<Partial<LedgerFilter> | undefined> {
  if (account === '') return {}
  const [kindText = '', owner, currency] = account.split('/')
  const kind = ACCOUNT_KINDS.find((accountKind) => accountKind === kindText)
  if (!kind) throw badInput({ account: 'choice' })
  if (owner === undefined) return { accountKind: kind }
  const accountIds = await findAccountIds(db, kind, owner, currency ?? 'CNY')
  return accountIds.length === 0 ? undefined : { accountIds }
}
