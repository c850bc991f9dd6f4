import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, type Call, CallError, createClient } from '@longhaul/contract/client.ts'
import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { markEmailVerified } from '../src/accounts/sql.ts'
import { spendEmailLink } from '../src/accounts/sql-links.ts'
import { saveLogin } from '../src/accounts/sql-logins.ts'
import { addStaff } from '../src/staff/public.ts'
import { allJobs, features } from '../src/app.ts'
import { checkBooks } from '../src/checks/books.ts'
import { hashCheaply } from '../src/identity/passwords.ts'
import { startSessionWith } from '../src/identity/public.ts'
import { inTransaction } from '../src/platform/database/db.ts'
import { FixedClock } from '../src/platform/clock.ts'
import { type Guard, publicGuard } from '../src/platform/guarded-fetch/guard.ts'
import { readEnv } from '../src/read-env.ts'
import type { JobName, JobPayload } from '../src/platform/jobs/jobs.ts'
import { runDueJobs } from '../src/platform/jobs/run-due-jobs.ts'
import { unseal } from '../src/platform/sealing/seal.ts'
import { type Running, startServer } from '../src/platform/start.ts'
import type { DB } from '../src/platform/database/tables.ts'
import type { World } from '../src/platform/world.ts'
import type { watchLocks } from './lock-watch.ts'
import { lendDatabase } from './shared-database.ts'
import { START } from './start-time.ts'

/**
 * A person who uses the product in a test; `db` is the product's database, unless the product runs as a
 * separate process. `second` logs in an admin of the same world who is independent of everybody, to approve
 * proposals.
 */
export type Person = {
  id: string
  email: string
  call: Call
  token: string
  db?: Kysely<DB>
  second?: () => Promise<Person>
}

export { START }

export const PASSWORD = 'lantern42'
export const STAFF_PASSWORD = 'correct horse battery'

// A test run makes more than two thousand hashes. instances.test.ts checks the real cost in a server process.
hashCheaply()

/**
 * The number of database connections. Each connection to a new database has to load its tables and plan its
 * statements, so a world has few, unless a test makes many concurrent calls (`manyAtOnce`): then it has as
 * many as a real server.
 */
const FEW = 4
const MANY = 10

/** The result of `testWorld`. */
export type TestWorld = ReturnType<typeof testWorld>

/**
 * The product for one test file: a database of its own while the file runs, a clock that stands still, jobs
 * that run on demand. Tests talk to it as a front end does. After the last test it checks the books and the
 * order of locks. `env` is called when the tests begin, when servers started by the test already have their
 * ports. The shop is open to strangers unless `shop` is `closed`. Set `manyAtOnce` for more than four
 * concurrent calls, and `log` to read what is logged.
 */
export function testWorld(
  options: {
    guard?: Guard
    env?: () => Record<string, string>
    shop?: 'open' | 'closed'
    manyAtOnce?: boolean
    log?: Logger
  } = {},
) {
  const clock = new FixedClock(START)
  let running: Running
  let clean: () => Promise<void>
  let locks: ReturnType<typeof watchLocks>
  let before = 0
  let provoked = 0

  beforeAll(async () => {
    const database = await lendDatabase(options.shop ?? 'open', options.manyAtOnce ? MANY : FEW)
    const folder = await mkdtemp(join(tmpdir(), 'longhaul-world-'))
    const env = readEnv({
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://shop.test',
      ...options.env?.(),
    })
    running = await startServer(
      {
        env,
        clock,
        log: options.log ?? pino({ level: 'silent' }),
        database: database.config,
        pool: database.pool,
        guard: options.guard ?? nowhere,
      },
      features,
    )
    locks = database.locks
    before = locks.faults.length
    await running.app.ready()
    clean = async () => {
      await running.stop()
      await database.giveBack()
      await rm(folder, { recursive: true, force: true })
    }
  })
  afterAll(async () => {
    try {
      expect(await checkBooks(running.world.db)).toEqual([])
      // No transaction violated the lock order (decision 0035).
      expect(locks.faults.slice(before + provoked)).toEqual([])
    } finally {
      await clean()
    }
  })

  /** A client of the API for the owner of this token, or for a guest. */
  const caller = (token?: string, lang: Lang = 'en'): Call =>
    createClient({
      base: '/api/v1',
      token: () => token,
      lang: () => lang,
      fetch: (url, init) => viaInject(running.app, url, init),
    })

  const self = {
    clock,
    get app(): FastifyInstance {
      return running.app
    },
    get db(): Kysely<DB> {
      return running.world.db
    },
    get world(): World {
      return running.world
    },
    /** The pool of database connections, for tests that need them directly. */
    get pool(): pg.Pool {
      return running.pool
    },
    caller,

    /**
     * Tells the final check how many violations of the lock order the first tests of the file caused on
     * purpose.
     */
    expectLockFaults(count: number): void {
      provoked = count
    },

    /** Registers, verifies and logs in a shopper: `await world.shopper('ana')`. */
    async shopper(name: string, person: { lang?: Lang; verified?: boolean } = {}): Promise<Person> {
      const email = `${name}@example.com`
      const guest = caller(undefined, person.lang)
      await guest('POST /users', {
        body: { email, password: PASSWORD, nickname: name.length > 1 ? name : '' },
      })
      const { id, token } = await letIn(running.world.db, email, person.verified ?? true, clock.now())
      return { id, email, call: caller(token, person.lang), token, db: self.db }
    },

    /** Creates a member of staff and logs in. */
    async staff(name: string, roles: readonly StaffRole[]): Promise<Person> {
      const email = `${name}@longhaul.test`
      const id = await addStaff(running.world, { email, name, password: STAFF_PASSWORD, roles, lang: 'en' })
      const { staff_token } = await caller()('POST /staff/login', {
        body: { email, password: STAFF_PASSWORD },
      })
      const second = () => self.staff('second-person', ['admin'])
      return { id, email, call: caller(staff_token), token: staff_token, db: self.db, second }
    },

    /** The token of the verification link that was mailed last. */
    verifyLink: async (email: string): Promise<string> => (await self.mailedTokens(email, 'welcome')).at(-1)!,

    /**
     * The secrets in the links of all mails from one template to an address, as the recipient gets them,
     * newest last.
     */
    async mailedTokens(email: string, template: string): Promise<string[]> {
      const mails = await running.world.db
        .selectFrom('mails')
        .where('recipient', '=', email)
        .where('template', '=', template)
        .where('secret', 'is not', null)
        .orderBy('created_at')
        .select(['id', 'secret'])
        .execute()
      const keys = running.world.sealingKeys
      return mails.map(({ id, secret }) => unseal(keys, { column: 'mails.secret', row: id }, secret!))
    },

    /**
     * Runs every job that is due in the queue. One that fails is not tried again: the queue would do so by
     * the real clock, in whichever test runs by then.
     */
    async runJobs(): Promise<void> {
      await runDueJobs(running.world, allJobs, running.pool)
      await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day' where attempts > 0`.execute(
        self.db,
      )
    },

    /** Runs one job immediately, bypassing the queue. */
    async runJob<N extends JobName>(name: N, payload: JobPayload<N>): Promise<void> {
      const job = allJobs.find((known) => known.name === name)
      if (!job) throw new Error(`no job ${name}`)
      await (job.run as (world: World, payload: JobPayload<N>) => Promise<void>)(running.world, payload)
    },

    /** A raw request, for paths that are not in the contract. */
    inject: (request: InjectOptions) => running.app.inject(request),

    /** Uploads a small picture for a person; returns its file id. A refusal is thrown as by a call. */
    async upload(
      person: Person,
      route: 'POST /uploads' | 'POST /staff/uploads',
      kind: string,
    ): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'photo.png')
      const response = await viaInject(running.app, `/api/v1${route.split(' ')[1]}?kind=${kind}`, {
        method: 'POST',
        headers: { authorization: person.token },
        body: form,
      })
      const answer = (await response.json()) as Answer<{ id: string }>
      if (answer.code !== 200)
        throw new CallError(response.status, answer.message, answer.data ?? { error: 'internal' })
      return answer.data.id
    },
  }
  return self
}

/**
 * Does what the mailed link and the log-in do (tested in accounts.test.ts), but through the functions behind
 * these calls, because it runs some two thousand times. `DEVICE` is the client that `inject` claims to be.
 */
async function letIn(db: Kysely<DB>, email: string, isVerified: boolean, now: Date) {
  const { id, link_id } = await db
    .selectFrom('shoppers')
    .innerJoin('email_links', 'email_links.shopper_id', 'shoppers.id')
    .where('shoppers.email', '=', email)
    .select(['shoppers.id', 'email_links.id as link_id'])
    .executeTakeFirstOrThrow()
  if (isVerified)
    await inTransaction(db, async (tx) => {
      await spendEmailLink(tx, link_id, now)
      await markEmailVerified(tx, id, now)
    })
  const lifetimeMs = SESSION_DAYS * 86_400_000
  const { token } = await startSessionWith(DEVICE, lifetimeMs, now, (session) =>
    inTransaction(db, (tx) => saveLogin(tx, id, session, { account: email, place: DEVICE.address })),
  )
  return { id, token }
}

const DEVICE = { user_agent: 'lightMyRequest', address: '127.0.0.1' }

/** Tests make no outside requests: no host name resolves. */
const nowhere: Guard = { ...publicGuard, resolve: async () => [] }

/** A PNG of 2 by 2 pixels. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

/** Expects a refusal with this code and its HTTP status; returns the error for further checks. */
export async function expectRefusal(promise: Promise<unknown>, code: RefusalCode): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallError))
    throw new Error(`expected ${code}, got ${String(error)}`, { cause: error })
  expect({ error: error.error, status: error.status }).toEqual({ error: code, status: refusalStatus[code] })
  return error
}

async function viaInject(app: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const { headers, payload } = await onTheWire(url, init)
  const response = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: Object.fromEntries(headers),
    ...(payload === undefined ? {} : { payload }),
  })
  return new Response(response.statusCode === 204 ? null : new Uint8Array(response.rawPayload), {
    status: response.statusCode,
  })
}

/** Headers and payload as a browser would send them. JSON passes unchanged: only a form has to be encoded. */
async function onTheWire(url: string, init: RequestInit) {
  const { body } = init
  if (body === undefined || body === null || typeof body === 'string')
    return { headers: new Headers(init.headers), payload: body ?? undefined }
  const request = new Request(`http://shop.test${url}`, init)
  return { headers: request.headers, payload: Buffer.from(await request.arrayBuffer()) }
}
