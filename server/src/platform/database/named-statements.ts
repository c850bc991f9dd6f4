import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { BY_IDS } from './kept-statement.ts'
import { type Asked, sentAhead } from './sent-ahead.ts'
import { SharedReadings } from './shared-readings.ts'

/** How many texts of statements have a name at most; a connection keeps the plan of each it has seen. */
const NAMES_MAX = 1_000
/** How many texts are remembered that were seen once. */
const SEEN_MAX = 2_000
/** A longer one is made of as many parts as it has rows, and hardly comes again. */
const LENGTH_MAX = 12_000

/**
 * Gives each text that comes again a name of its own, under which a connection parses and plans it once. What is bounded: a text without a name runs as it
 * would anyway. A list that is not one shopper's has none either, unless it is of ids: which index suits it depends on what is asked for, and one plan for whatever may
 * be asked for reads a large table whole (bench/src/lists.ts).
 */
export class StatementNames {
  #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  readonly #max: number
  #given = 0

  /** How many at most: none where a connection is another one with each transaction. */
  constructor(max = NAMES_MAX) {
    this.#max = max
  }

  /** The name of a text, from its second time on. */
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

  /** After a table changed its columns: what was planned before is asked under other names. */
  renew(): void {
    this.#names = new Map()
  }
}

const deservesName = (text: string): boolean =>
  text.length <= LENGTH_MAX &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  (!/\blimit\b/i.test(text) || text.includes('shopper_id') || text.endsWith(BY_IDS)) &&
  // A conflict over a part of a table is found by an index for that part, which a plan without its values cannot recognise.
  !/\bon conflict\b.*\bwhere\b/is.test(text)

/** What was planned under a name belongs to the connections, and stays with them. */
const namesOf = new WeakMap<pg.Pool, StatementNames>()

/** A pool for Kysely whose statements have names; beside it, readings that share a connection. */
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
  // The driver leaves open what the rows are, and which commands there are.
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
    if (typeof text !== 'string') throw new Error('There are no cursors here.')
    return sent({ text, values })
  }
  return { query, release: () => client.release() }
}

/** A migration by another instance changed the columns of what a named statement answers: asked again, it is planned anew. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message)
