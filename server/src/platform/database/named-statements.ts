import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BY_IDS } from './kept-statement.ts'
import { type Asked, sentAhead } from './sent-ahead.ts'
import { SharedReadings } from './shared-readings.ts'

/** The maximum number of named statements; a connection keeps the plan of each one it has run. */
const NAMES_MAX = 1_000
/** How many statements seen only once are remembered. */
const SEEN_MAX = 2_000
/** A longer statement has a part for each of its rows, and hardly ever recurs. */
const LENGTH_MAX = 12_000

/**
 * Gives each recurring statement a name, so that a connection parses and plans it only once. The number of names is bounded; a statement without a name
 * runs as usual. A list gets no name unless it is one shopper's or finds its rows by id: which index suits it depends on its values, and a generic plan
 * would scan a large table (bench/src/lists.ts).
 */
export class StatementNames {
  #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  readonly #max: number
  #given = 0

  /** `max` is 0 where each transaction may get a different connection. */
  constructor(max = NAMES_MAX) {
    this.#max = max
  }

  /** The name of a statement, from its second run on. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= this.#max || !deservesName(text)) return undefined
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= SEEN_MAX) this.#seen.clear()
      this.#seen.add(text)
      return undefined
    }
    const name = `s${++this.#given}`
    this.#names.set(text, name)
    return name
  }

  /** Call this after a table's columns changed: statements get new names, and so new plans. */
  renew(): void {
    this.#names = new Map()
  }
}

const deservesName = (text: string): boolean =>
  text.length <= LENGTH_MAX &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  (!/\blimit\b/i.test(text) || text.includes('shopper_id') || text.endsWith(BY_IDS)) &&
  // `on conflict … where` is matched to a partial index, which a generic plan without the values cannot do.
  !/\bon conflict\b.*\bwhere\b/is.test(text)

/** Names are kept per pool, because the plans made under them belong to its connections. */
const namesOf = new WeakMap<pg.Pool, StatementNames>()

/** A pool for Kysely that names its statements, together with the short queries that share a connection. */
export function withNames(
  pool: pg.Pool,
  names: StatementNames = namesOf.get(pool) ?? new StatementNames(),
): PostgresPool & { readings: SharedReadings } {
  namesOf.set(pool, names)
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    readings: new SharedReadings(pool, (client, asked) => askNamed(client, names, asked)),
    async connect() {
      const client = await pool.connect()
      const known = named.get(client) ?? namedClient(client, names)
      named.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function askNamed<R>(
  client: pg.PoolClient,
  names: StatementNames,
  { text, values }: Asked,
): Promise<PostgresQueryResult<R>> {
  const name = names.of(text)
  const asked = client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] })
  // The driver does not type the rows or the command.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return asked.catch((error: unknown) => {
    if (isPlanOutdated(error)) names.renew()
    throw error
  }) as Promise<PostgresQueryResult<R>>
}

function namedClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const sent = sentAhead(client, (asked) => askNamed(client, names, asked))
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not supported.')
    return sent({ text, values })
  }
  return { query, release: () => client.release() }
}

/** Whether a migration by another instance changed the columns that a named statement returns. A retry makes a new plan. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message)
