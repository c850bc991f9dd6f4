import type pg from 'pg'

/**
 * Records the statements that pass through a pool. Leaves out begin, commit and rollback, which plan and read
 * nothing, and statements that are batched over several calls: notifications, and adding mails to the queue.
 */
export function countStatements(pool: pg.Pool): { during(work: () => Promise<unknown>): Promise<string[]> } {
  const watched = new WeakSet<pg.PoolClient>()
  let sent: string[] = []
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0])
      if (!/^(begin|commit|rollback)$|pg_notify|^select graphile_worker.add_job/i.test(text)) sent.push(text)
      return query(...args)
    }) as typeof client.query
  })
  return {
    async during(work) {
      sent = []
      await work()
      return sent
    },
  }
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
