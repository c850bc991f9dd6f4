import { randomUUID } from 'node:crypto'
import { JOB_NAMES } from '@longhaul/domain/jobs/job-names.ts'
import { text as en } from '@longhaul/text/console/jobs/jobs.en.ts'
import { text as zh } from '@longhaul/text/console/jobs/jobs.zh.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { TRIES } from '../accounts/purge-tries.job.ts'
import { allJobs } from '../app.ts'
import { deleteOld } from '../platform/database/delete-old.ts'
import { OLD } from './clean-up.job.ts'

const world = testWorld()
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
})

const count = async (table: 'idempotency_keys' | 'staff_sessions' | 'staff_links'): Promise<number> =>
  (
    await world.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('every declared job exists, every job is declared, and each has a name for staff in both languages', () => {
  const names = JOB_NAMES.toSorted()
  expect(allJobs.map((job) => job.name).toSorted()).toEqual(names)
  expect(Object.keys(en.names).toSorted()).toEqual(names)
  expect(Object.keys(zh.names).toSorted()).toEqual(names)
  for (const words of [en.names, zh.names]) expect(new Set(Object.values(words)).size).toBe(names.length)
})

test('idempotency keys are deleted after seven days, sessions and links of staff later; newer rows stay', async () => {
  const staff = await world.staff('root', ['admin'])
  await world.db
    .insertInto('staff_links')
    .values({
      staff_id: staff.id,
      token_hash: Buffer.from(randomUUID()),
      created_at: world.clock.now(),
      expires_at: world.clock.now(),
    })
    .execute()
  const order = await given.anOrder(ana)
  const cancel = () =>
    ana.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} }, { idempotencyKey: 'once' })
  await cancel()
  await cancel()
  expect(await count('idempotency_keys')).toBeGreaterThan(0)

  world.clock.advance({ days: 6, hours: 23 })
  await world.runJob('clean-up', {})
  expect(await count('idempotency_keys')).toBeGreaterThan(0)
  world.clock.advance({ hours: 1 })
  await world.runJob('clean-up', {})
  expect(await count('idempotency_keys')).toBe(0)
  expect([await count('staff_sessions'), await count('staff_links')]).toEqual([1, 1])

  world.clock.advance({ days: 100 })
  await world.runJob('clean-up', {})
  expect([await count('staff_sessions'), await count('staff_links')]).toEqual([0, 0])
})

test('rows are deleted in bounded batches, skipping a locked row', async () => {
  const now = world.clock.now()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    owner: 'o', route: 'r', key: `k${index}`, body_hash: Buffer.from('x'), created_at: new Date(0),
  })) // prettier-ignore
  await world.db.insertInto('idempotency_keys').values(rows).execute()
  const keys = OLD.filter(({ table }) => table === 'idempotency_keys')
  await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('idempotency_keys').where('key', '=', 'k3').select('key').forNoKeyUpdate().execute()
    expect(await deleteOld(world.db, keys, now, 10)).toBe(24)
  })
  expect(await deleteOld(world.db, keys, now, 10)).toBe(1)
})

/** Tables with rows that expire but are kept, each with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  exports: 'expire-exports removes the zip; the row says that there was one',
  plan_charges: 'what was paid for which time',
  read_tokens: 'purge-tokens removes them, some days after their end',
  point_lots: 'the account of points',
  recharges: 'money that came in, or did not',
  proposals: 'what staff proposed to each other, and what became of it',
}

test('every table with rows that expire is cleaned up or has a reason not to be', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('expires_at', 'until_at', 'resets_at')`.execute(
    world.db,
  )
  const cleaned = new Set<string>([...OLD, ...TRIES].map(({ table }) => table))
  expect(rows.map((row) => row.name).filter((name) => !cleaned.has(name) && !(name in KEPT))).toEqual([])
  expect(Object.keys(KEPT).filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})
