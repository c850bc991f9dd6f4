import type pg from 'pg'
import { LOCK_ORDER } from '../src/checks/lock-order.ts'

/**
 * Reads every statement that passes through a pool and collects as `faults` those that, inside a transaction,
 * lock rows in an order that violates `LOCK_ORDER`. A row inserted by the same transaction is not visible to
 * others yet, so a lock on its table does not count.
 */
export function watchLocks(pool: pg.Pool): { readonly faults: readonly string[] } {
  const faults = new Set<string>()
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const transaction = new WatchedTransaction(faults)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      transaction.read(textOf(args[0]))
      return query(...args)
    }) as typeof client.query
  })
  return {
    get faults() {
      return [...faults]
    },
  }
}

class WatchedTransaction {
  readonly #faults: Set<string>
  /** Undefined outside a transaction, where each statement releases its locks immediately. */
  #held: Set<string> | undefined
  #inserted = new Set<string>()

  constructor(faults: Set<string>) {
    this.#faults = faults
  }

  read(statement: string): void {
    if (/^\s*(begin|start transaction)\b/i.test(statement)) {
      this.#held = new Set()
      this.#inserted = new Set()
    }
    if (/^\s*(commit|rollback(?! to))\b/i.test(statement)) this.#held = undefined
    if (!this.#held) return
    const { locked, inserted } = touchedBy(statement)
    for (const table of locked) this.#lock(table, this.#held)
    for (const table of inserted) this.#inserted.add(table)
  }

  #lock(table: string, held: Set<string>): void {
    if (held.has(table) || this.#inserted.has(table)) return
    const rank = LOCK_ORDER.indexOf(table)
    if (rank < 0) this.#faults.add(`${table} has no place in LOCK_ORDER`)
    for (const earlier of held)
      if (LOCK_ORDER.indexOf(earlier) > rank && rank >= 0)
        this.#faults.add(`${table} is locked after ${earlier}: ${caller()}`)
    held.add(table)
  }
}

/** The source lines of the product that led to the lock, innermost first. */
function caller(): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error('lock').stack ?? ''
  Error.stackTraceLimit = before
  const lines = [...stack.matchAll(/server\/src\/((?!platform\/)[\w/.-]+:\d+)/g)].map((match) => match[1])
  return lines.slice(0, 3).join(' < ')
}

type Touched = { locked: readonly string[]; inserted: readonly string[] }

/**
 * Cached by the statement's text: the product has about a thousand statements, and the tests of one worker
 * send a million.
 */
const known = new Map<string, Touched>()

function touchedBy(statement: string): Touched {
  const touched = known.get(statement) ?? { locked: lockedBy(statement), inserted: insertedBy(statement) }
  known.set(statement, touched)
  return touched
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** The tables in which a statement locks rows: rows that it changes, and rows that it reads `for update`. */
export function lockedBy(statement: string): string[] {
  const changed = tablesAfter(
    /\b(?<!\b(?:for|key|do)\s)(?:update|delete from)\s+(?:only\s+)?"?([a-z_]+)"?(?=\s+(?:set|where|as|"))/gi,
  )
  const upserted = /\bon conflict\b[^;]*\bdo update\b/i.test(statement) ? insertedBy(statement) : []
  // A posting changes the balances of its accounts; the account of its thing changes only under the lock of
  // the shopper's account (`apply_posting`).
  const posted = insertedBy(statement).includes('ledger_postings') ? ['ledger_accounts'] : []
  // A change of an item's stage or refund request updates the status of its order (`keep_status_of_order`).
  const moved = /\b(?:insert into|update)\s+"?(?:refund_cases"?|order_items"?\s+set\s+"?stage)\b/i.test(
    statement,
  )
    ? ['orders']
    : []
  return [...new Set([...readForUpdate(statement), ...moved, ...changed, ...upserted, ...posted])]

  function tablesAfter(pattern: RegExp): string[] {
    return [...statement.matchAll(pattern)].map((match) => match[1]!)
  }
}

const insertedBy = (statement: string): string[] =>
  [...statement.matchAll(/\binsert into\s+"?([a-z_]+)"?/gi)].map((match) => match[1]!)

/**
 * `select … from a join b for update of a`: the tables after `of`, or else all tables. Subqueries in brackets
 * are not locked.
 */
function readForUpdate(statement: string): string[] {
  const outer = withoutBrackets(statement)
  const clause = /\bfor (?:no key )?update\b(?:\s+of\s+([a-z_"]+(?:\s*,\s*[a-z_"]+)*))?/i.exec(outer)
  if (!clause || !/^\s*(?:select|with)\b/i.test(outer)) return []
  const sources = [...outer.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?(?:\s+as\s+"?([a-z_]+)"?)?/gi)]
  if (!clause[1]) return sources.map((match) => match[1]!)
  const named = clause[1].split(',').map((name) => name.trim().replaceAll('"', ''))
  return named.flatMap((name) => sources.find((match) => (match[2] ?? match[1]) === name)?.[1] ?? [])
}

function withoutBrackets(statement: string): string {
  const inner = /\([^()]*\)/g
  let text = statement
  while (inner.test(text)) text = text.replace(inner, '')
  return text
}
