/**
 * How long a list of 5,000 tracking numbers takes: to be checked, with valid and invalid rows mixed, and to
 * be shipped, each package settled in a transaction of its own. Run with `npx tsx bench/src/ship-list.ts
 * [rows]`. The demo's story is played first, which takes a while, and its last packed package is duplicated
 * until there are enough; writes do not wait for the disk, as in the tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeze, rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { allJobs, features } from '@longhaul/server/app.ts'
import { seedDemo } from '@longhaul/server/demo/public.ts'
import { post } from '@longhaul/server/ledger/public.ts'
import { startProgress } from '@longhaul/server/platform/progress.ts'
import { checkList } from '@longhaul/server/parcels/dispatch/batch/check-list.ts'
import { shipBatchJob } from '@longhaul/server/parcels/dispatch/batch/ship-batch.job.ts'
import { insertBatch } from '@longhaul/server/parcels/dispatch/batch/sql.ts'
import { countOutcomes } from '@longhaul/server/platform/database/batch.ts'
import { insertParcel, nextParcelNumber } from '@longhaul/server/parcels/sql.ts'
import { type Clock, systemClock } from '@longhaul/server/platform/clock.ts'
import { type Db, createPool } from '@longhaul/server/platform/database/db.ts'
import { readEnv } from '@longhaul/server/read-env.ts'
import { createLog } from '@longhaul/server/platform/log.ts'
import { migrate } from '@longhaul/server/platform/database/migrate.ts'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'
import { startServer } from '@longhaul/server/platform/start.ts'
import { openAtOnce } from '@longhaul/server/platform/opening.ts'
import { seedSite } from '@longhaul/server/site/seed/seed-site.ts'

const ROWS = Number(process.argv[2] ?? 5_000)
const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'database'), fsync: false })
const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://bench.test' })
const open = (clock: Clock) =>
  startServer({ env, clock, log: createLog('silent'), database: postgres.config }, features)
const pool = createPool(postgres.config, 2)
await migrate(pool)
await seedSite(pool, systemClock.now(), 'demo')
await openAtOnce(pool, new Date())
await pool.end()
const running = await open(systemClock)
try {
  await seedDemo(running, open, allJobs, startProgress())
  const { world } = running
  const numbers = await packedPackages(world.db, ROWS)
  const sound = numbers.map((number, index) => `${number},ups,1Z999AA1${String(index).padStart(10, '0')}`)
  // Every second row is invalid: an unknown package number, an unknown carrier, or a number that a
  // spreadsheet has mangled.
  const broken = [
    'P000999998,ups,1Z999AA19999999999',
    `${numbers[0]},by pigeon,1`,
    `${numbers[0]},ups,1.2E+13`,
  ]
  const mixed = sound.map((row, index) => (index % 2 === 0 ? row : (broken[index % 3] ?? row))).join('\n')
  const looked = await timed(() => checkList(world.db, mixed))
  const { rows, faults } = looked.value
  report(`looked through, ${rows.length} sound and ${faults.length} broken`, looked.ms)

  const list = await timed(() => checkList(world.db, sound.join('\n')))
  report(`looked through, ${list.value.rows.length} sound`, list.ms)
  const { id: staffId } = await world.db
    .selectFrom('staff')
    .where('disabled_at', 'is', null)
    .where('roles', '@>', ['warehouse'])
    .select('id')
    .executeTakeFirstOrThrow()
  const batch = { staff_id: staffId, request_id: 'bench', created_at: world.clock.now() }
  const kept = await timed(() =>
    world.db.transaction().execute((tx) => insertBatch(tx, batch, list.value.rows)),
  )
  report('kept as a list', kept.ms)
  const done = await timed(() => shipBatchJob.run(world, { batchId: kept.value }))
  const outcomes = await countOutcomes(world.db, 'number_batch_rows', kept.value)
  report(`shipped, ${outcomes.get('shipped') ?? 0} of ${ROWS}`, done.ms)
} finally {
  await running.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * This many packages that wait to be shipped, paid by one shopper: duplicates of the last one that the story
 * packed.
 */
async function packedPackages(db: Db, count: number): Promise<string[]> {
  const {
    id: _,
    number: __,
    ...model
  } = await db
    .selectFrom('parcels')
    .where('actual_fees', 'is not', null)
    .where('video_file_id', 'is', null)
    .selectAll()
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const who = model.shopper_id
  const fen = model.estimated_fen
  const now = systemClock.now()
  const by = { shopperId: who, actor: 'system', now } as const
  const numbers: string[] = []
  await db.transaction().execute(async (tx) => {
    await post(tx, {
      ...by,
      kind: 'recharge',
      subject: { kind: 'recharge', id: crypto.randomUUID() },
      postings: rechargeSucceeded(who, {
        provider: 'sandbox',
        currency: 'CNY',
        paidMinor: fen * count,
        feeMinor: 0,
        creditFen: fen * count,
      }),
    })
    for (let made = 0; made < count; made += 1) {
      const parcel = await insertParcel(tx, {
        ...model,
        number: readableNumber('P', await nextParcelNumber(tx)),
        stage: 'to_ship',
        stage_at: now,
        packing_draft: null,
        return_found: null,
        address: JSON.stringify(model.address),
        rate: JSON.stringify(model.rate),
        declaration: JSON.stringify(model.declaration),
        estimated_fees: JSON.stringify(model.estimated_fees),
        actual_fees: JSON.stringify(model.actual_fees),
        tax_estimate: JSON.stringify(model.tax_estimate),
        service_ids: [],
        frozen_fen: fen,
        tracking_number: null,
        carrier: '',
        shipped_at: null,
        delivered_at: null,
        done_at: null,
        closed_by: null,
        split_from: null,
        merged_into: null,
      })
      await post(tx, {
        ...by,
        kind: 'parcel_paid',
        subject: { kind: 'parcel', id: parcel.id },
        postings: freeze(who, fen),
      })
      numbers.push(parcel.number)
    }
  })
  return numbers
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now()
  const value = await work()
  return { ms: performance.now() - begun, value }
}

function report(what: string, ms: number): void {
  console.log(`${Math.round(ms).toLocaleString('en').padStart(9)} ms  ${what}`)
}
