import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import type { World } from '../platform/world.ts'
import { judged } from './listed.ts'
import { type RowReading, readRow, withReading } from './read-row.ts'
import {
  findListForJob,
  listUnreadRowsForJob,
  lockListForJob,
  lockUnreadRowsForJob,
  endReading,
  saveRows,
} from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'read-goods-list': { listId: string }
  }
}

/** How many rows one run reads, and how many pages at once, as for a cart. */
const BATCH = 24
const PAGES_AT_ONCE = 4

/**
 * Reads the products of a list, one batch in each run, so that a list can be stopped, a restart costs one
 * batch at most, and other jobs get their turn. A row is stored once it is read, unless the shopper changed
 * its link meanwhile.
 */
export const readGoodsListJob = job({
  name: 'read-goods-list',
  async run(world, { listId }) {
    const list = await findListForJob(world.db, listId)
    if (list?.stage !== 'reading') return
    const rows = await listUnreadRowsForJob(world.db, listId, BATCH)
    const readings = await readAll(world, new Set(rows.map(({ url }) => url)))
    await inJob(world, ['goods_lists'], async ({ tx, now, concerns, enqueue }) => {
      if (!(await lockListForJob(tx, listId))) return
      const current = await lockUnreadRowsForJob(
        tx,
        rows.map(({ id }) => id),
      )
      const read = current.flatMap((row) => {
        const reading = readings.get(row.url)
        return reading ? [judged(withReading(row, reading))] : []
      })
      await saveRows(tx, read)
      concerns(list.shopper_id)
      const left = await listUnreadRowsForJob(tx, listId, 1)
      if (left.length > 0) await enqueue('read-goods-list', { listId }, { key: keyOf(listId) })
      else await endReading(tx, listId, now)
    })
  },
})

/** The key of the job of a list: it waits in the queue once. */
export const keyOf = (listId: string): string => `goods list ${listId}`

async function readAll(world: World, urls: ReadonlySet<string>): Promise<Map<string, RowReading>> {
  const readings = new Map<string, RowReading>()
  const inTurn = limitConcurrency(PAGES_AT_ONCE, urls.size)
  await Promise.all(
    [...urls].map((url) =>
      inTurn(async () => {
        const reading = readRow(world, url, world.clock.now()).catch((error: unknown) => {
          world.log.warn({ err: error }, 'a row of a list could not be read')
          return { url, link_issue: 'unread', found: null, title: '' } as const
        })
        readings.set(url, await reading)
      }),
    ),
  )
  return readings
}
