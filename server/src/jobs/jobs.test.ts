import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { beat } from '../operations/processes/beat.ts'
import { planOf } from '../operations/statements/get-statement-plan.ts'
import { inTransaction } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'

const world = testWorld({ manyAtOnce: true })
let admin: Person
let fin: Person
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
  await given.aRecharge(world, ana, 50_000)
  admin = await world.staff('root', ['admin'])
  fin = await world.staff('fin', ['finance'])
  await world.runJobs()
})

const audited = (action: string) =>
  world.db
    .selectFrom('audit_log')
    .where('action', '=', action)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
const kindOf = async (name: string) =>
  (await admin.call('GET /staff/jobs')).items.find((item) => item.name === name)

/** Enqueues a job that cannot succeed, because the event's provider is not set up. Returns the event's id. */
async function aFailingWebhook(): Promise<number> {
  const event = {
    provider: 'nobody',
    event_id: `e-${randomUUID()}`,
    body: '{"a":1}',
    received_at: world.clock.now(),
  }
  return await inTransaction(world.db, async (tx) => {
    const { id } = await tx
      .insertInto('webhook_events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, 'process-webhook', { webhookEventId: id })
    return id
  })
}

describe('jobs', () => {
  test('every kind is listed with its next run, and one can be run now with a reason', async () => {
    expect(await kindOf('check-books')).toMatchObject({
      by_clock: true,
      next_at: '2026-11-02T19:10:00.000Z',
      last_run: null,
    })
    expect(await kindOf('send-mail')).toMatchObject({ by_clock: false, next_at: null })
    await admin.call('POST /staff/jobs/{name}/run_now', {
      params: { name: 'check-books' },
      body: { reason: 'after the repair' },
    })
    await world.runJobs()
    expect(await kindOf('check-books')).toMatchObject({ runs: 1, failures: 0, last_run: { error: null } })
    expect(await audited('run_job_now')).toMatchObject({
      subject_id: 'check-books',
      reason: 'after the repair',
    })
    expect((await fin.call('GET /staff/ledger/choices')).last_check).toMatchObject({ balanced: true })
    expect((await fin.call('GET /staff/dashboard')).books_balanced).toBe(true)
  })

  test('a failed job is listed with its error and can be retried', async () => {
    await aFailingWebhook()
    await world.runJobs()
    const { items } = await admin.call('GET /staff/jobs/queue', { query: { name: 'process-webhook' } })
    expect(items[0]).toMatchObject({
      state: 'retrying',
      attempts: 1,
      last_error: expect.stringContaining('nobody'),
    })
    const failed = await admin.call('GET /staff/jobs/runs', { query: { failed: true } })
    expect(failed.items[0]).toMatchObject({ name: 'process-webhook', job_id: items[0]!.id })

    const job = items[0]!.id
    await admin.call('POST /staff/jobs/queue/{job}/run_again', {
      params: { job },
      body: { reason: 'once more' },
    })
    expect((await admin.call('GET /staff/jobs/queue')).items[0]).toMatchObject({ id: job, attempts: 0 })
    await world.runJobs()
    expect((await admin.call('GET /staff/jobs/queue')).items[0]).toMatchObject({ id: job, attempts: 1 })
    expect(await audited('run_job_again')).toMatchObject({
      subject_id: job,
      reason: 'once more',
      before: expect.objectContaining({ state: 'retrying' }),
    })
  })

  test('only an admin may run jobs, only with a reason, and only jobs that exist', async () => {
    const body = { reason: 'why' }
    await expectRefusal(fin.call('GET /staff/jobs'), 'forbidden')
    await expectRefusal(
      admin.call('POST /staff/jobs/queue/{job}/run_again', { params: { job: '999999' }, body }),
      'not_found',
    )
    const run = (name: string, reason: string) =>
      admin.call('POST /staff/jobs/{name}/run_now', { params: { name }, body: { reason } })
    await expectRefusal(run('no-such-job', 'why'), 'not_found')
    await expectRefusal(run('send-mail', 'why'), 'invalid_input')
    await expectRefusal(run('check-books', ' '), 'invalid_input')
  })

  test('old runs are deleted except the last of each job', async () => {
    world.clock.advance({ days: 31 })
    await world.runJob('purge-job-runs', {})
    const runs = await world.db.selectFrom('job_runs').select('name').execute()
    expect(runs.length).toBe(new Set(runs.map((run) => run.name)).size)
    expect(runs.length).toBeGreaterThan(0)
    admin = await world.staff('root2', ['admin'])
    fin = await world.staff('fin2', ['finance'])
  })
})

describe('webhooks', () => {
  test('are listed as received, and can be processed again without crediting twice', async () => {
    ana = await given.loggedInAgain(world, ana)
    const { available_fen } = await ana.call('GET /funds')
    const { items, providers } = await fin.call('GET /staff/webhooks', { query: { provider: 'sandbox' } })
    expect(providers).toEqual(['nobody', 'sandbox'])
    expect(items[0]).toMatchObject({ state: 'done', outcome: 'succeeded' })
    const params = { event: String(items[0]!.id) }
    const webhook = await fin.call('GET /staff/webhooks/{event}', { params })
    expect(JSON.parse(webhook.body)).toMatchObject({ id: webhook.event_id })

    await fin.call('POST /staff/webhooks/{event}/process_again', { params, body: { reason: 'to be sure' } })
    await expectRefusal(
      fin.call('POST /staff/webhooks/{event}/process_again', { params, body: { reason: 'twice' } }),
      'transition_not_allowed',
    )
    await world.runJobs()
    expect(await fin.call('GET /staff/webhooks/{event}', { params })).toMatchObject({
      state: 'no_concern',
      outcome: 'nothing_new',
    })
    expect((await ana.call('GET /funds')).available_fen).toBe(available_fen)
    expect(await audited('process_webhook_again')).toMatchObject({ reason: 'to be sure' })
  })

  test('a failed one shows the reason and can be found by its state', async () => {
    const id = await aFailingWebhook()
    await world.runJobs()
    const { items } = await fin.call('GET /staff/webhooks', { query: { state: 'failed' } })
    expect(items[0]).toMatchObject({ id, provider: 'nobody', error: expect.stringContaining('not set up') })
    await expectRefusal(fin.call('GET /staff/webhooks/{event}', { params: { event: '999999' } }), 'not_found')
  })
})

describe('processes', () => {
  const listed = () => admin.call('GET /staff/processes')

  test('report their role and condition until they end', async () => {
    world.world.condition.report('disk_low', 'little is left')
    const beating = await beat({ world: world.world, pool: world.pool })
    const { items, replicas } = await listed()
    expect(replicas).toEqual([])
    expect(items).toMatchObject([
      {
        ...{ role: 'both', pid: process.pid, is_silent: false, is_older: false, out_of_order: ['disk_low'] },
        started_at: world.clock.now().toISOString(),
      },
    ])
    expect(items[0]!.memory_mb).toBeGreaterThan(30)
    world.world.condition.report('disk_low', null)
    await beating.stop()
    expect((await listed()).items).toEqual([])
    await expectRefusal(fin.call('GET /staff/processes'), 'forbidden')
    // This database does not collect statement totals; `postgres.test.ts` tests them.
    expect(await admin.call('GET /staff/statements')).toEqual({ state: 'not_loaded', since: null, items: [] })
    await expectRefusal(fin.call('GET /staff/statements'), 'forbidden')
    const plan = { params: { id: '-4711' } }
    await expectRefusal(admin.call('GET /staff/statements/{id}/plan', plan), 'not_found')
    await expectRefusal(fin.call('GET /staff/statements/{id}/plan', plan), 'forbidden')
  })

  test('a statement is planned from its text without values, and never run', async () => {
    const planned = async (text: string) => (await planOf(world.db, text))?.join('\n')
    expect(
      await planned('select id from orders where shopper_id = $1 and created_at > now() - interval $2'),
    ).toMatch(/Scan.* on orders[^]*\$1/)
    expect(await planned('delete from orders where id = $1;')).toMatch(/^Delete on orders/)
    expect(await planned('with gone as (delete from mails returning id) select count(*) from gone')).toMatch(
      /Delete on mails/,
    )
    expect(await planned('select 1 in ($1 /*, ... */)')).toMatch(/Result/)
    for (const text of [
      'select extract($1 from now())',
      'select nothing from nowhere',
      'select 1; drop table mails',
      'select 1); drop table mails --',
      'drop table mails',
      'commit',
      'alter role current_user password $1',
      '',
    ])
      expect(await planOf(world.db, text)).toBeNull()
    // No prepared statement is left on any connection.
    const kept = sql<{
      count: number
    }>`select count(*)::int as count from pg_prepared_statements where name like 'longhaul_plan%'`
    for (let n = 0; n < 4; n++) expect((await kept.execute(world.db)).rows).toEqual([{ count: 0 }])
  })

  test('a killed process is marked as silent, an old version as older, and both disappear after a day', async () => {
    const now = world.clock.now()
    const killed = {
      ...{ id: randomUUID(), role: 'worker' as const, version: '0.0.1', host: 'two', pid: 7, migrations: 1 },
      ...{ held_up_ms: 0, connections: 0, waiting: 0, memory_mb: 90, out_of_order: [] },
      ...{ started_at: now, seen_at: new Date(now.getTime() - 31_000) },
    }
    await world.db.insertInto('processes').values(killed).execute()
    expect((await listed()).items).toMatchObject([{ host: 'two', is_silent: true, is_older: true }])
    await world.db
      .updateTable('processes')
      .set({ seen_at: new Date(now.getTime() - 25 * 3_600_000) })
      .execute()
    await (await beat({ world: world.world, pool: world.pool })).stop()
    expect((await listed()).items).toEqual([])
  })
})
