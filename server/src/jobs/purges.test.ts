import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { UNCONNECTED_DAYS } from '@longhaul/domain/accounts/oauth.ts'
import { newPublicCode } from '@longhaul/domain/goods-lists/public-list.ts'
import { DELIVERIES_KEPT_DAYS, EVENTS_KEPT_DAYS } from '@longhaul/domain/hooks/limits.ts'
import { UNREAD_DAYS } from '@longhaul/domain/links/unread.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { TRIES } from '../accounts/purge-tries.job.ts'
import { allJobs } from '../app.ts'
import type { JobName } from '../platform/jobs/jobs.ts'
import { seal } from '../platform/sealing/seal.ts'
import { OLD } from './clean-up.job.ts'

/*
 * Every job that deletes or wipes what is old, in both directions: what has just become old goes, and what is
 * a second younger stays.
 */

const world = testWorld()
const DAY_MS = 86_400_000
const SECOND_MS = 1_000
let ana: Person
let staff: Person
const hookId = randomUUID()
let events = 0

beforeAll(async () => {
  ana = await world.shopper('ana')
  staff = await world.staff('root', ['admin'])
  const hook = {
    id: hookId,
    shopper_id: ana.id,
    url: 'https://hooks.example/in',
    events: ['parcel.tracking' as const],
    secret: seal(world.world.sealingKeys, { column: 'hooks.secret', row: hookId }, 'secret'),
    created_at: world.clock.now(),
  }
  await world.db.insertInto('hooks').values(hook).execute()
})

const token = () => randomBytes(32)
const before = (at: Date) => new Date(at.getTime() - DAY_MS)
const endsAt = (at: Date) => ({ token_hash: token(), created_at: before(at), expires_at: at })

function aSecretMail() {
  const id = randomUUID()
  return { id, secret: seal(world.world.sealingKeys, { column: 'mails.secret', row: id }, 'secret') }
}

/** A public list that its shopper has withdrawn. */
async function aWithdrawnList(at: Date): Promise<string> {
  const id = randomUUID()
  const code = newPublicCode((below) => randomInt(below))
  const words = { title: 'Desk', shown_name: 'Nora', published_at: before(at), updated_at: at }
  await world.db
    .insertInto('public_lists')
    .values({ id, shopper_id: ana.id, code, state: 'withdrawn', ...words })
    .execute()
  return id
}

async function aSession(): Promise<string> {
  const { id } = await world.db
    .insertInto('sessions')
    .values({
      token_hash: token(),
      shopper_id: ana.id,
      user_agent: '',
      address: '',
      created_at: world.clock.now(),
      seen_at: world.clock.now(),
      expires_at: new Date(world.clock.now().getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A question that was answered. */
async function aQuestion(): Promise<string> {
  const { itemIds } = await given.anOrder(ana)
  const id = randomUUID()
  const at = world.clock.now()
  await world.db
    .insertInto('item_questions')
    .values({
      id,
      order_item_id: itemIds[0]!,
      kind: 'price',
      old_goods_fen: 1,
      new_goods_fen: 2,
      old_freight_fen: 0,
      new_freight_fen: 0,
      asked_by: staff.id,
      asked_at: at,
      answer_by: at,
      answer: 'accepted',
      answered_at: at,
    })
    .execute()
  return id
}

async function aFile(): Promise<string> {
  const id = randomUUID()
  await world.db
    .insertInto('files')
    .values({
      id,
      kind: 'document',
      shopper_id: ana.id,
      media_type: 'application/zip',
      bytes: 1,
      sha256: token(),
      created_at: world.clock.now(),
    })
    .execute()
  return id
}

type Row = Record<string, unknown>

/**
 * What becomes old, by its table and the column that its age counts from, and a row that is as old as `at`.
 */
const OLD_ROWS: Readonly<Record<string, (at: Date) => Row | Promise<Row>>> = {
  'rate_limits.resets_at': (at) => ({ key: String(at.getTime()), hits: 1, resets_at: at }),
  'failed_tries.first_at': (at) => ({ key: String(at.getTime()), tries: 1, first_at: at, last_at: at }),
  'spent_proofs.expires_at': (at) => ({ nonce: token().toString('hex'), expires_at: at }),
  'reset_requests.created_at': (at) => ({
    email: `${at.getTime()}@example.com`,
    lang: 'en',
    created_at: at,
  }),
  'email_links.expires_at': (at) => ({
    ...endsAt(at),
    purpose: 'reset_password',
    shopper_id: ana.id,
    email: ana.email,
  }),
  'answer_links.expires_at': async (at) => ({
    ...endsAt(at),
    question_id: await aQuestion(),
    shopper_id: ana.id,
    pay_fen: 0,
    back_fen: 0,
  }),
  'login_events.created_at': (at) => ({
    shopper_id: ana.id,
    outcome: 'succeeded',
    user_agent: '',
    address: '192.0.2.1',
    created_at: at,
  }),
  'sessions.expires_at': (at) => ({ ...endsAt(at), seen_at: before(at), shopper_id: ana.id }),
  'idempotency_keys.created_at': (at) => ({
    owner: ana.id,
    route: 'POST /orders',
    key: String(at.getTime()),
    body_hash: token(),
    created_at: at,
  }),
  'staff_links.expires_at': (at) => ({ ...endsAt(at), staff_id: staff.id }),
  'staff_sessions.expires_at': (at) => ({ ...endsAt(at), seen_at: before(at), staff_id: staff.id }),
  'work_holds.until_at': (at) => ({
    subject_kind: 'parcel',
    subject_id: randomUUID(),
    staff_id: staff.id,
    taken_at: before(at),
    until_at: at,
  }),
  'assignments.given_at': (at) => ({
    subject_kind: 'parcel',
    subject_id: randomUUID(),
    staff_id: staff.id,
    given_by: staff.id,
    given_at: at,
  }),
  'mentions.named_at': (at) => ({
    staff_id: staff.id,
    subject_kind: 'parcel',
    subject_id: randomUUID(),
    named_by: staff.id,
    named_at: at,
  }),
  'public_list_reports.decided_at': async (at) => ({
    public_list_id: await aWithdrawnList(at),
    reason: 'other',
    created_at: before(at),
    decided_at: at,
  }),
  'read_tokens.expires_at': (at) => ({
    ...endsAt(at),
    shopper_id: ana.id,
    name: 'Mine',
    scopes: ['orders'],
  }),
  'oauth_clients.created_at': (at) => ({
    name: 'Helper',
    redirect_uris: ['https://app.example/cb'],
    created_at: at,
  }),
  'oauth_codes.ends_at': async (at) => ({
    code_hash: token(),
    shopper_id: ana.id,
    session_id: await aSession(),
    client_id: randomUUID(),
    client_name: 'Helper',
    client_host: 'app.example',
    redirect_uri: 'https://app.example/cb',
    resource: 'http://shop.test/mcp',
    challenge: 'c'.repeat(43),
    act_scopes: ['orders:read'],
    per_act_fen: 0,
    per_day_fen: 0,
    days: 1,
    created_at: before(at),
    ends_at: at,
  }),
  'grant_acts.created_at': (at) => ({
    shopper_id: ana.id,
    token_id: randomUUID(),
    token_name: 'Mine',
    route: 'POST /orders',
    amount_fen: 0,
    outcome: 'done',
    request_id: 'x',
    day: '2026-11-01',
    created_at: at,
  }),
  'approvals.ends_at': (at) => ({
    shopper_id: ana.id,
    token_id: randomUUID(),
    token_name: 'Mine',
    route: 'POST /orders',
    attempt: randomUUID(),
    idempotency_key: 'x',
    body_hash: Buffer.alloc(32),
    params: '{}',
    body: '{}',
    why: ['terms'],
    picture: '{}',
    about_hash: Buffer.alloc(32),
    amount_fen: 0,
    state: 'waiting',
    created_at: before(at),
    ends_at: at,
  }),
  'unread_links.last_at': (at) => ({
    form: `https://www.example.com/${at.getTime()}`,
    host: 'www.example.com',
    reason: 'nothing_read',
    first_at: before(at),
    last_at: at,
  }),
  'hook_deliveries.created_at': (at) => ({
    hook_id: hookId,
    event: 'test',
    body: '{}',
    created_at: at,
    state: 'delivered',
  }),
  'event_log.recorded_at': (at) => ({
    shopper_id: ana.id,
    sequence: (events += 1),
    event: 'order.placed',
    subject_id: randomUUID(),
    body: '{}',
    recorded_at: at,
  }),
  // Goods that nobody watches; their reading would have been due.
  'watched_goods.next_at': (at) => ({
    platform: 'other',
    url: `https://shop.example.com/${at.getTime()}`,
    next_at: at,
  }),
  'job_runs.started_at': (at) => ({ name: 'check-books', job_id: '1', started_at: at, took_ms: 1 }),
  'leads.created_at': (at) => ({
    name: 'Bo',
    company: 'Toys',
    email: 'bo@toys.example',
    phone: '',
    monthly_volume: '',
    message: 'Hello',
    lang: 'en',
    created_at: at,
    consent_at: at,
  }),
  'mails.secret_expires_at': (at) => ({
    ...aSecretMail(),
    recipient: ana.email,
    lang: 'en',
    template: 'reset_password',
    subject: '',
    text_body: '',
    html_body: '',
    created_at: before(at),
    secret_expires_at: at,
  }),
  'exports.expires_at': async (at) => ({
    shopper_id: ana.id,
    file_id: await aFile(),
    stage: 'ready',
    lang: 'en',
    created_at: before(at),
    ready_at: before(at),
    expires_at: at,
  }),
  'recharges.expires_at': (at) => ({
    number: `R${at.getTime()}`,
    shopper_id: ana.id,
    provider: 'sandbox',
    stage: 'created',
    stage_at: before(at),
    currency: 'CNY',
    pay_minor: 10_500,
    fee_minor: 500,
    credit_fen: 10_000,
    rate_nanos: 1_000_000_000,
    rate_quoted_on: '2026-11-01',
    margin_per_mille: 0,
    created_at: before(at),
    expires_at: at,
    lang: 'en',
  }),
}

type Purge = {
  job: JobName
  /** A key of `OLD_ROWS`. */
  what: string
  days: number
  /** Which rows have not been wiped, where they stay. */
  whole?: string
}

const PURGES: readonly Purge[] = [
  ...TRIES.map(({ table, column, days }) => ({
    job: 'purge-tries' as const,
    what: `${table}.${column}`,
    days,
  })),
  ...OLD.map(({ table, column, days }) => ({ job: 'clean-up' as const, what: `${table}.${column}`, days })),
  { job: 'purge-tokens', what: 'read_tokens.expires_at', days: 30 },
  { job: 'purge-tokens', what: 'oauth_clients.created_at', days: UNCONNECTED_DAYS },
  { job: 'purge-unread-links', what: 'unread_links.last_at', days: UNREAD_DAYS },
  { job: 'purge-deliveries', what: 'hook_deliveries.created_at', days: DELIVERIES_KEPT_DAYS },
  { job: 'purge-deliveries', what: 'event_log.recorded_at', days: EVENTS_KEPT_DAYS },
  { job: 'watch-goods', what: 'watched_goods.next_at', days: 0 },
  { job: 'purge-job-runs', what: 'job_runs.started_at', days: 30 },
  // Twelve months without a 29th of February.
  { job: 'purge-leads', what: 'leads.created_at', days: 365 },
  { job: 'purge-mail-secrets', what: 'mails.secret_expires_at', days: 0, whole: 'secret is not null' },
  { job: 'expire-exports', what: 'exports.expires_at', days: 0, whole: `stage = 'ready'` },
  { job: 'expire-recharges', what: 'recharges.expires_at', days: 0, whole: `stage = 'created'` },
]

/** Jobs that delete because of something else than age, or are tested in both directions elsewhere. */
const ELSEWHERE: Readonly<Partial<Record<JobName, string>>> = {
  'expire-unpaid': 'orders/cancelling.test.ts',
  'expire-unpaid-parcels': 'parcels/paying/pay-parcel.test.ts',
  'expire-questions': 'orders/expiry.test.ts',
  'expire-points': 'rewards/points.test.ts',
  'learn-estimates': 'goods-knowledge/learn-estimates.test.ts',
  'purge-guests': 'conversations/guests/guests.test.ts',
  'purge-papers': 'parcels/asks/asks.test.ts',
  'count-trade': 'counts anew what it deletes',
}

/** Inserts a row that is as old as `at`; returns whether it is still there, and whole. */
async function keep({ what, whole }: Purge, at: Date): Promise<() => Promise<boolean>> {
  const [table = '', column = ''] = what.split('.')
  const row = Object.entries(await OLD_ROWS[what]!(at))
  await sql`insert into ${sql.table(table)} (${sql.join(row.map(([name]) => sql.ref(name)))})
    values (${sql.join(row.map(([, value]) => value))})`.execute(world.db)
  return async () => {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)} = ${at} and ${whole ? sql.raw(whole) : sql`true`}`.execute(world.db)
    return rows.length === 1
  }
}

/** The moment at which something is old enough now, and a second later. */
function edge({ days }: Purge): { old: Date; young: Date } {
  const limit = world.clock.now().getTime() - days * DAY_MS
  return { old: new Date(limit - SECOND_MS), young: new Date(limit + SECOND_MS) }
}

describe('what is old goes, and what is a second younger stays', () => {
  test.each(PURGES)('$job: $what', async (purge) => {
    const { old, young } = edge(purge)
    const [isOldThere, isYoungThere] = [await keep(purge, old), await keep(purge, young)]
    expect([await isOldThere(), await isYoungThere()]).toEqual([true, true])
    await world.runJob(purge.job, {})
    expect([await isOldThere(), await isYoungThere()]).toEqual([false, true])
    world.clock.advance({ minutes: 1 })
  })
})

const scheduled = allJobs.filter((job) => job.cron)

test('no scheduled job deletes anything that is young', async () => {
  const kept: (readonly [string, () => Promise<boolean>])[] = []
  for (const purge of PURGES) kept.push([`${purge.job}: ${purge.what}`, await keep(purge, edge(purge).young)])
  for (const job of scheduled) await world.runJob(job.name, {})
  for (const [name, isThere] of kept) expect([name, await isThere()]).toEqual([name, true])
})

test('every job that deletes, or whose name says so, is in the table', async () => {
  const statements = countStatements(world.pool)
  const deleting = new Set(
    allJobs.map(({ name }) => name).filter((name) => /^(forget|expire|clean)/.test(name)),
  )
  for (const { name } of scheduled) {
    const sent = await statements.during(() => world.runJob(name, {}))
    if (sent.some((text) => /\bdelete from\b/i.test(text))) deleting.add(name)
  }
  const known = new Set<string>([...PURGES.map(({ job }) => job), ...Object.keys(ELSEWHERE)])
  expect([...deleting].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !scheduled.some((job) => job.name === name))).toEqual([])
})
