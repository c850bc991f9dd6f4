/** The most statements that get a name; a connection keeps the plan of each one that it has run. */
const NAMES_MAX = 1_000
/** How many statements seen only once are remembered. */
const SEEN_MAX = 2_000
/** A longer statement has a part for each of its rows, and hardly ever recurs. */
const LENGTH_MAX = 12_000

/**
 * Names the statements that recur, so that a connection parses and plans each of them only once; `pg`
 * prepares a statement that has a name. The number of names is bounded, and a statement without one runs as
 * usual.
 */
export class PreparedStatements {
  #names = new Map<string, string>()
  readonly #seen = new Set<string>()
  #given = 0

  /** The name of a statement, from its second run on. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= NAMES_MAX || !isWorthPreparing(text)) return undefined
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

/**
 * A list is planned for its values each time, unless it is one shopper's or one product's: which index suits
 * it depends on them, and a generic plan would scan a large table (bench/src/lists.ts). What is known of a
 * product takes longer to plan than to execute. `on conflict … where` is matched to a partial
 * index, which a generic plan cannot do either.
 */
const isWorthPreparing = (text: string): boolean =>
  text.length <= LENGTH_MAX &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  (!/\blimit\b/i.test(text) || /shopper_id|\bitem_id = \$\d/.test(text)) &&
  !/\bon conflict\b.*\bwhere\b/is.test(text)

/**
 * Whether a migration by another instance changed the columns that a prepared statement returns. A retry
 * makes a new plan.
 */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && /cached plan must not change result type/.test(error.message)
