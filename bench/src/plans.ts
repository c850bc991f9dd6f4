import type { Running } from '@longhaul/server/platform/start.ts'

type Pool = Running['pool']
/** A statement that was sent to PostgreSQL. */
export type Statement = { text: string; values: readonly unknown[] }

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/**
 * Records the product's read queries on these connections. Returns a function that returns everything read
 * since its last call.
 */
export function recordQueries(pool: Pool): () => Statement[] {
  let recorded: Statement[] = []
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: [string | { text: string; values?: unknown[] }, ...unknown[]]) => {
      const [first, second] = given
      const text = typeof first === 'string' ? first : first.text
      const values = typeof first === 'string' ? second : first.values
      if (/^\s*(select|with)\b/i.test(text))
        recorded.push({ text, values: Array.isArray(values) ? values : [] })
      return ask(...given)
    }) as typeof client.query
  })
  return () => {
    const all = recorded
    recorded = []
    return all
  }
}

/** The tables of at least so many rows, each with how many it has. */
export async function largeTables(pool: Pool, rowsMin: number): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    "select relname, reltuples from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace",
    [rowsMin],
  )
  return new Map(rows.map((row) => [row.relname, row.reltuples]))
}

/**
 * The large tables that a statement reads from one end to the other: by a sequential scan of more than half
 * of the rows. A scan that finds its page within the first rows and stops does not count.
 */
export async function tablesReadWhole(
  pool: Pool,
  of: Statement,
  sizes: ReadonlyMap<string, number>,
): Promise<string[]> {
  return (await explained(pool, of, sizes)).whole
}

/**
 * The same, with the number of 8 kB pages that the statement read: its cost, independent of other load on the
 * machine.
 */
export async function explained(
  pool: Pool,
  of: Statement,
  sizes: ReadonlyMap<string, number>,
): Promise<{ whole: string[]; pages: number }> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${of.text}`,
    [...of.values],
  )
  const found: string[] = []
  const look = (plan: Plan): void => {
    const seen = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    const table = plan['Relation Name'] ?? ''
    const size = sizes.get(table)
    if (plan['Node Type'] === 'Seq Scan' && size && seen > size / 2) found.push(table)
    for (const below of plan.Plans ?? []) look(below)
  }
  const { Plan: plan } = rows[0]!['QUERY PLAN'][0]
  look(plan)
  return { whole: found, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}
