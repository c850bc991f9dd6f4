import { Type } from 'typebox'
import { Done, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const admin = { staff: ['admin'] } as const

/**
 * The states of a job in the queue: waiting for its time, running, waiting for a retry, or failed for good.
 */
export const QUEUED_STATES = ['waiting', 'running', 'retrying', 'failed'] as const

/** The queue's own job numbers. */
const JobId = Type.String({ pattern: '^[1-9]\\d{0,15}$' })

export const QueuedJob = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: oneOf(QUEUED_STATES),
  /** Its subject, by our own ids. */
  payload: Type.String(),
  attempts: Type.Integer(),
  max_attempts: Type.Integer(),
  run_at: Moment,
  created_at: Moment,
  last_error: nullable(Type.String()),
})

export const JobRun = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  job_id: Type.String(),
  started_at: Moment,
  took_ms: Type.Integer(),
  error: nullable(Type.String()),
  /** The request that caused it, as its answer's x-request-id and the log name it. */
  cause: nullable(Type.String()),
})

export const listJobs = route('GET /staff/jobs', {
  who: admin,
  summary:
    'List every kind of job: waiting and failed jobs, the result of its last run, and its next scheduled run',
  shows: ['jobs'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        name: Type.String(),
        /**
         * Whether it runs on a schedule. Such a job takes no arguments, so that it can be run at any time.
         */
        by_clock: Type.Boolean(),
        /** The next scheduled run; null for a job without a schedule. */
        next_at: nullable(Moment),
        waiting: Type.Integer(),
        retrying: Type.Integer(),
        failed: Type.Integer(),
        last_run: nullable(JobRun),
        /** In the last 24 hours. */
        runs: Type.Integer(),
        failures: Type.Integer(),
      }),
    ),
  }),
})

export const listProcesses = route('GET /staff/processes', {
  who: admin,
  summary: "List the running processes, each with its version and condition, and the database's replicas",
  shows: ['jobs'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        role: oneOf(['both', 'web', 'worker']),
        version: Type.String(),
        host: Type.String(),
        pid: Type.Integer(),
        started_at: Moment,
        seen_at: Moment,
        /**
         * Whether it has sent no sign of life for 30 seconds: it was killed, or cannot reach the database.
         */
        is_silent: Type.Boolean(),
        /** Whether the database has migrations that its program does not know. */
        is_older: Type.Boolean(),
        /** The longest delay of the event loop in the last ten seconds. */
        held_up_ms: Type.Integer(),
        connections: Type.Integer(),
        /** Calls waiting for a database connection. */
        waiting: Type.Integer(),
        memory_mb: Type.Integer(),
        out_of_order: Type.Array(Type.String()),
      }),
    ),
    /** Whether lists, reports and searches are read from a replica. */
    reads_copy: Type.Boolean(),
    replicas: Type.Array(
      Type.Object({
        name: Type.String(),
        /** Null if the database role may not read it. */
        state: nullable(Type.String()),
        sync: nullable(Type.String()),
        lag_ms: nullable(Type.Integer()),
      }),
    ),
  }),
})

export const STATEMENT_STATES = ['counted', 'not_loaded', 'not_created'] as const

export const listStatements = route('GET /staff/statements', {
  who: admin,
  summary:
    'List the statements on which the database spends most time in total, without values, where PostgreSQL records them (pg_stat_statements)',
  // Its figures change with every call, so it is fetched once and refetched only on request.
  shows: [],
  reply: Type.Object({
    state: oneOf(STATEMENT_STATES),
    /** Since when they have been counted. */
    since: nullable(Moment),
    items: Type.Array(
      Type.Object({
        /** PostgreSQL's own query id. */
        id: Type.String(),
        /** What it does, and to which table. */
        name: Type.String(),
        text: Type.String(),
        calls: Type.Integer(),
        total_ms: Type.Integer(),
        mean_us: Type.Integer(),
        rows: Type.Integer(),
        /** Its share of the time of all statements. */
        share_per_mille: Type.Integer(),
      }),
    ),
  }),
})

export const getStatementPlan = route('GET /staff/statements/{id}/plan', {
  who: admin,
  summary: "Get PostgreSQL's plan for one of these statements with any values. The statement is not run.",
  params: Type.Object({ id: Type.String({ pattern: '^-?\\d{1,19}$' }) }),
  shows: [],
  reply: Type.Object({
    /** `not_readable`: PostgreSQL cannot parse its text without the values. */
    state: oneOf(['planned', 'not_readable']),
    lines: Type.Array(Type.String()),
  }),
  refusals: ['not_found'],
})

export const listQueuedJobs = route('GET /staff/jobs/queue', {
  who: admin,
  summary:
    'List the queued jobs: abandoned ones first, then those waiting for a retry, then by scheduled time',
  query: Type.Object({ name: Type.Optional(text(60)), state: Type.Optional(oneOf(QUEUED_STATES)) }),
  shows: ['jobs'],
  reply: Type.Object({ items: Type.Array(QueuedJob), more: Type.Boolean() }),
})

export const listJobRuns = route('GET /staff/jobs/runs', {
  who: admin,
  summary: 'List the latest runs, newest first, of every job or of one, all or only failed ones',
  query: Type.Object({
    name: Type.Optional(text(60)),
    failed: Type.Optional(Type.Boolean()),
    /** Only runs before this run. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  }),
  shows: ['jobs'],
  reply: Type.Object({ items: Type.Array(JobRun), more: Type.Boolean() }),
})

export const runQueuedJobAgain = route('POST /staff/jobs/queue/{job}/run_again', {
  who: admin,
  summary: 'Run a queued job now, with all its attempts restored',
  params: Type.Object({ job: JobId }),
  body: Type.Object({ reason: filled(500) }),
  changes: ['jobs'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const runJobNow = route('POST /staff/jobs/{name}/run_now', {
  who: admin,
  summary: 'Run a scheduled job now, in addition to its schedule',
  params: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) }),
  body: Type.Object({ reason: filled(500) }),
  changes: ['jobs'],
  reply: Done,
  refusals: ['not_found', 'invalid_input'],
})
