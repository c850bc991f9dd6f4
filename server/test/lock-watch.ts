import type pg from 'pg'
import { LOCK_ORDER } from '../src/checks/lock-order.ts'

/**
 * Reads every statement that passes through a pool, and says which of them lock rows against `LOCK_ORDER` inside a transaction: the faults found
 * so far. A row that the same transaction inserted is not visible to others yet, so a lock on its table does not count.
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
  /** Undefined outside a transaction, where each statement releases its locks at once. */
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

/** Which lines of the product took the lock, nearest first. */
function caller(): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error('lock').stack ?? ''
  Error.stackTraceLimit = before
  const lines = [...stack.matchAll(/server\/src\/((?!platform\/)[\w/.-]+:\d+)/g)].map((match) => match[1])
  return lines.slice(0, 3).join(' < ')
}

type Touched = { locked: readonly string[]; inserted: readonly string[] }

/** By their text: the product has some thousand statements, and the tests of a worker send a million. */
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

/** The tables whose rows a statement locks: rows that it changes, and rows that it reads `for update`. */
export function lockedBy(statement: string): string[] {
  const changed = tablesAfter(
    /\b(?<!\b(?:for|key|do)\s)(?:update|delete from)\s+(?:only\s+)?"?([a-z_]+)"?(?=\s+(?:set|where|as|"))/gi,
  )
  const upserted = /\bon conflict\b[^;]*\bdo update\b/i.test(statement) ? insertedBy(statement) : []
  // A posting moves the balances of its accounts; the account of its thing changes only under the shopper's (migrations 0003, 0034).
  const posted = insertedBy(statement).includes('ledger_postings') ? ['ledger_accounts'] : []
  // The step of an item, and a request for its refund, write the status of its order (migration 0046).
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

/** `select … from a join b for update of a`: the named tables, or all of them. What stands in brackets is not locked. */
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
