import type { Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { UnitOfWork } from '../jobs/unit-of-work.ts'
import type { StaffMember } from '../logged-in.ts'
import type { World } from '../world.ts'

/*
 * Calls that one member of staff proposes and another approves (docs/rules/policy.md): the call that was
 * proposed is performed unchanged, by the code that performs it for one person, in the transaction of the
 * approval or of the job at the time when it takes effect.
 */

/**
 * Who approved a proposed call; null while it is only tried, and rolled back, to refuse what could not be
 * done anyway.
 */
export type Approval = { secondId: string | null }

/** A proposed call: by whom, with which input, approved by whom. */
export type Proposed = {
  me: StaffMember
  world: World
  lang: Lang
  /** The request behind it, for the log; a job has only what the log records. */
  request: FastifyRequest
  params: unknown
  body: unknown
  approval: Approval
}

/**
 * What a proposed call would change: its subject, each value before and after, and what it would have done to
 * the last day's business.
 */
export type Effect = {
  subject: string
  changes: readonly { name: string; before: unknown; after: unknown }[]
  published?: { value: string; on: string } | undefined
  perMille?: number | undefined
  /** What the second person types to approve. */
  figure?: string | undefined
  yesterday?: Yesterday | undefined
}
export type Yesterday = {
  of: 'recharges' | 'orders' | 'parcels'
  rows: readonly { number: string; beforeFen: number; afterFen: number }[]
  /** Whether the house loses when the total grows, as with credits, or when it falls, as with fees. */
  loses: 'more' | 'less'
}

export type Proposable = {
  /** Performs the call. Its input must have been checked against the route. */
  perform(work: UnitOfWork, proposed: Proposed): Promise<unknown>
  effect(db: Db, input: { params: unknown; body: unknown }, now: Date): Promise<Effect>
}

const registered = new Map<string, Proposable & { route: Route }>()

export const registerProposable = (route: Route, proposable: Proposable): unknown =>
  registered.set(route.spec, { route, ...proposable })

export const findProposable = (spec: string) => registered.get(spec)

/**
 * Makes the acts of one member of staff wait for each other until the transaction ends. Taken before any row,
 * so that it cannot cause a deadlock.
 */
export const oneActAtATime = (tx: Tx, staffId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('act of ' || ${staffId}::text, 0))`.execute(tx)
