import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { ActName } from '@longhaul/domain/policy/acts.ts'
import type { FastifyRequest } from 'fastify'
import { type ApprovedCall, type AskingCall, registerApprovable, theApprovals } from '../acting/approvable.ts'
import { NeedsApproval, closeProgramCall } from '../acting/bind-program.ts'
import { attemptOf } from './attempt.ts'
import { admit } from './admit.ts'
import { whyNotCome } from '@longhaul/domain/setup/readiness.ts'
import { auditAnyway, clearAudit } from '../audit.ts'
import { causedBy } from '../cause.ts'
import { type Db, type Tx, inTransaction } from '../database/db.ts'
import { readFromReplica } from '../database/replica.ts'
import { announcing } from '../changes.ts'
import { noteReplay, replayOr } from './idempotency.ts'
import { refuseInvalid } from './input.ts'
import {
  type Approval,
  type Effect,
  type Proposable,
  oneActAtATime,
  registerProposable,
} from './proposable.ts'
import { replyCache } from './public-replies.ts'
import { type UnitOfWork, unitOfWork } from '../jobs/unit-of-work.ts'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { readOpening } from '../opening.ts'
import { refuseIf } from './refusal.ts'
import type { World } from '../world.ts'

/** What every action receives: the checked parts of the request, and who is calling. */
type AnyCall<R extends Route> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  me: MeOf<R['who']>
  lang: Lang
  world: World
  /** The raw request, for the few actions that read a file, an address or a user agent. */
  request: FastifyRequest
  now: Date
}

/** What a GET receives. Its statements run without a transaction, so it can neither lock nor post. */
export type ReadCall<R extends Route> = AnyCall<R> & { db: Db }

/**
 * What an action that changes something receives. `tx` commits when it succeeds and is rolled back when it
 * throws.
 */
export type WriteCall<R extends Route> = AnyCall<R> &
  UnitOfWork & {
    /** The independent second person who approved this call, if it was proposed (docs/rules/policy.md). */
    approval?: Approval | undefined
  }

/**
 * What an action receives that must hold no connection while it works: it writes in transactions of its own.
 */
export type LongCall<R extends Route> = ReadCall<R> & {
  /** Opens a transaction, and announces the route's changes when it commits. */
  transact<T>(run: (work: UnitOfWork) => Promise<T>): Promise<T>
}

type MeOf<W> = W extends 'anyone'
  ? Shopper | undefined
  : W extends 'shopper' | 'verified'
    ? Shopper
    : StaffMember

/** An action that is ready to be served: its route and its handler. */
export type Action = {
  route: Route
  /** The act of the policy that it performs. */
  act?: ActName | undefined
  serve(world: World, request: FastifyRequest, lang: Lang): Promise<unknown>
}

type ReadRoute = Route & { spec: `GET ${string}` }
/** A route that changes something. */
export type WriteRoute = Route & { spec: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}` }

/** Makes an action from a GET route and a function that only reads. */
export function readAction<R extends ReadRoute>(
  route: R,
  run: (call: ReadCall<R>) => Promise<ReplyOf<R>>,
  options: {
    /**
     * For a list, a report or a search: it may be read from the replica. Never use it if a decision about
     * money depends on the answer.
     */
    fromReplica?: true
  } = {},
): Action {
  const fromMemory = replyCache()
  return {
    route,
    async serve(world, request, lang) {
      const { call } = await prepareCall<R>(world, route, request, lang)
      if (route.publiclyCached) return await fromMemory(world, request, lang, () => run(call))
      if (options.fromReplica) return await readFromReplica(world, (db) => run({ ...call, db }))
      return await run(call)
    },
  }
}

/**
 * Makes an action for work during which no database connection may be held, such as hashing and calls to
 * external servers. It may not be an act of the policy: those need one transaction.
 */
export function longAction<R extends Route>(
  route: R,
  run: (call: LongCall<R>) => Promise<ReplyOf<R>>,
): Action {
  return {
    route,
    async serve(world, request, lang) {
      const { call, auditedStaff } = await prepareCall<R>(world, route, request, lang)
      clearAudit(request)
      const reply = await run(call)
      if (auditedStaff)
        await inTransaction(world.db, (tx) => auditAnyway({ ...call, tx, me: auditedStaff }, route))
      return reply
    },
  }
}

type WriteOptions<R extends Route> = {
  /**
   * Work that must be done before the transaction opens, such as hashing a password. It refuses or returns
   * nothing.
   */
  beforehand?(call: LongCall<R>): Promise<void>
  /**
   * Calls to external servers, made after the transaction has committed (decision 0017). Receives the
   * transaction's reply and returns the reply for the caller. On a repeat of the Idempotency-Key it runs
   * again, with the first reply.
   */
  afterwards?(call: LongCall<R>, reply: ReplyOf<R>): Promise<ReplyOf<R>>
  /**
   * For a call that performs an act of the policy (docs/rules/policy.md). Calls of one person run one after
   * the other, so that nobody exceeds the sums of a day with two calls at once.
   */
  act?: ActName
  /**
   * What the call would change, for the second person to whom it is proposed. Without it, the call has steps
   * of its own for two people.
   */
  effect?(db: Db, proposed: { params: ParamsOf<R>; body: BodyOf<R> }, now: Date): Promise<Effect>
}

/**
 * Makes an action from a route and a function. It takes care of authorisation, one transaction per write,
 * repeats of an Idempotency-Key and the clock, so that the function contains only the work itself.
 */
export function writeAction<R extends WriteRoute>(
  route: R,
  run: (call: WriteCall<R>) => Promise<ReplyOf<R>>,
  options: WriteOptions<R> = {},
): Action {
  if (options.effect) registerProposable(route, proposableOf(run, options.effect))
  if (route.grants?.spends)
    registerApprovable({ route, perform: (work, approved) => performApproved(route, run, work, approved) })
  return {
    route,
    act: options.act,
    async serve(world, request, lang) {
      const { call, announced, auditedStaff, shopper } = await prepareCall<R>(world, route, request, lang)
      const { me, now } = call
      const act = async (work: UnitOfWork): Promise<ReplyOf<R>> => {
        clearAudit(request)
        if (options.act && me) await oneActAtATime(work.tx, me.id)
        const reply = await run({ ...call, ...work, world })
        if (shopper) await closeProgramCall({ tx: work.tx, me: shopper, now, request }, route)
        if (auditedStaff) await auditAnyway({ ...call, tx: work.tx, me: auditedStaff }, route)
        return reply
      }
      await options.beforehand?.(call)
      const attempt = attemptOf(request, route, me, now)
      const perform = () =>
        inTransaction(world.db, (tx) => {
          const actIn = () => announced(tx, act)
          return attempt ? replayOr(tx, attempt, actIn, () => noteReplay(request)) : actIn()
        })
      const { params, body } = call
      const reply = await (shopper?.grant && attempt && route.grants?.spends
        ? askingFirst({ world, me: shopper, route, params, body, attempt, requestId: request.id }, perform)
        : perform())
      return options.afterwards ? await options.afterwards(call, reply) : reply
    },
  }
}

/**
 * Admits the caller and checks the input. Returns the call without a transaction, how work in a transaction
 * announces the route's changes, and the member of staff whose call is audited.
 */
async function prepareCall<R extends Route>(world: World, route: R, request: FastifyRequest, lang: Lang) {
  const now = world.clock.now()
  const me = await admit(world, route, request, now)
  refuseInvalid(request, route)
  if (route.needsOpenShop) refuseIf(whyNotCome(await readOpening(world.db)))
  const caller = me?.kind === 'shopper' ? me : undefined
  const announced = <T>(tx: Tx, work: (work: UnitOfWork) => Promise<T>): Promise<T> =>
    announcing(tx, route.changes ?? [], caller?.id, (concerning) =>
      work({ ...unitOfWork(world, causedBy(tx, request.id), now, concerning), caller }),
    )
  const call: LongCall<R> = {
    ...asChecked<R>(request, me),
    lang,
    world,
    request,
    now,
    db: world.db,
    transact: (work) => inTransaction(world.db, (tx) => announced(tx, work)),
  }
  const auditedStaff = me?.kind === 'staff' && !route.unaudited ? me : undefined
  return { call, announced, auditedStaff, shopper: caller }
}

/** How a call is performed and explained as a proposal. */
const proposableOf = <R extends Route>(
  run: (call: WriteCall<R>) => Promise<ReplyOf<R>>,
  effect: NonNullable<WriteOptions<R>['effect']>,
): Proposable => ({
  async perform(work, { me, params, body, ...proposed }) {
    await oneActAtATime(work.tx, me.id)
    const checked = asChecked<R>({ params, query: {}, body }, me)
    return await run({ ...work, ...proposed, ...checked })
  },
  // The input has been checked against the route.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  effect: (db, input, now) => effect(db, input as { params: ParamsOf<R>; body: BodyOf<R> }, now),
})

type Checked<R extends Route> = Pick<AnyCall<R>, 'params' | 'query' | 'body' | 'me'>

/**
 * The parts of a request with the types of its route: they have been checked against its schemas, and `admit`
 * has identified the caller according to `who`.
 */
const asChecked = <R extends Route>(
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  me: Awaited<ReturnType<typeof admit>>,
): Checked<R> =>
  // See above: the parts have been checked against the route.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ params, query, body, me }) as Checked<R>

/** Performs a program's call, or asks its shopper. The same attempt is not asked about twice. */
async function askingFirst<T>(asking: AskingCall, perform: () => Promise<T>): Promise<T> {
  await theApprovals().refuseAsked(asking)
  try {
    return await perform()
  } catch (error) {
    if (error instanceof NeedsApproval) return await theApprovals().ask(asking, error)
    throw error
  }
}

/** Performs a call that a program asked for, once, in the transaction in which its shopper approves it. */
async function performApproved<R extends Route>(
  route: R,
  run: (call: WriteCall<R>) => Promise<ReplyOf<R>>,
  work: UnitOfWork,
  { me, params, body, attempt, ...approved }: ApprovedCall,
): Promise<void> {
  if (route.needsOpenShop) refuseIf(whyNotCome(await readOpening(work.db)))
  await replayOr(work.tx, attempt, async () => {
    const checked = asChecked<R>({ params, query: {}, body }, me)
    const reply = await run({ ...work, ...approved, ...checked })
    await closeProgramCall({ ...work, me, request: approved.request }, route)
    return reply
  })
}

/** The return type of an action: the reply of its route. */
export type Answer<R extends Route> = Promise<ReplyOf<R>>
