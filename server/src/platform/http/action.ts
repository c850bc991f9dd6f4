import { hash } from 'node:crypto'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { ActName } from '@longhaul/domain/policy/acts.ts'
import type { FastifyRequest } from 'fastify'
import { API } from './api.ts'
import { admit } from './admit.ts'
import { whyNotCome } from '@longhaul/domain/setup/readiness.ts'
import { auditAnyway, forgetAudit } from '../audit.ts'
import { causedBy } from '../cause.ts'
import { inTransaction, type Db } from '../database/db.ts'
import { readFromCopy } from '../database/replica.ts'
import { type Concerning, announcing } from '../changes.ts'
import { replayOr } from './idempotency.ts'
import { refuseInvalid } from './input.ts'
import {
  type Approval,
  type Effect,
  type Proposable,
  oneActAtATime,
  registerProposable,
} from './proposable.ts'
import { keptReplies } from './same-for-all.ts'
import { type Doing, doingIn } from '../jobs/job-call.ts'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { readOpening } from '../opening.ts'
import { refuseIf } from './refusal.ts'
import type { World } from '../world.ts'

/** What an action receives. Except for GET, `tx` is a transaction that commits when the action succeeds and is rolled back when it throws. */
export type Call<R extends Route> = Doing & {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  me: MeOf<R['who']>
  lang: Lang
  world: World
  /** The raw request, for the few actions that read a file, an address or a user agent. */
  request: FastifyRequest
  /** The independent second person who approved this call, if it was proposed (docs/rules/policy.md). */
  approval?: Approval | undefined
  /** For actions without a transaction of their own: opens one, and announces the route's changes when it commits. */
  transact<T>(run: (doing: Doing) => Promise<T>): Promise<T>
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

type Options<R extends Route> = {
  /** For a GET that is a list, a report or a search: it may be read from the replica. Never use it if a decision about money depends on the answer. */
  fromCopy?: true
  /**
   * For work during which no database connection may be held (hashing, calls to external servers): `tx` is then the database itself, and writes go
   * through `transact`.
   */
  transaction?: false
  /** Work that must be done before the transaction opens, such as hashing a password. It refuses or returns nothing. */
  beforehand?(call: Call<R>): Promise<void>
  /**
   * Calls to external servers, made after the transaction has committed (decision 0017). Receives the transaction's reply and returns the reply for the
   * caller. On a repeat of the Idempotency-Key it runs again, with the first reply. `tx` is the database itself.
   */
  afterwards?(call: Call<R>, reply: ReplyOf<R>): Promise<ReplyOf<R>>
  /**
   * For a call that performs an act of the policy (docs/rules/policy.md). Calls of one person run one after the other, so that nobody exceeds the sums of a
   * day with two calls at once.
   */
  act?: ActName
  /** What the call would change, for the second person to whom it is proposed. Without it, the call has steps of its own for two people. */
  effect?(tx: Db, proposed: { params: ParamsOf<R>; body: BodyOf<R> }, now: Date): Promise<Effect>
}

/**
 * Makes an action from a route and a function. It takes care of authorisation, one transaction per write, repeats of an Idempotency-Key and the clock, so
 * that the function contains only the work itself.
 */
export function action<R extends Route>(
  route: R,
  run: (call: Call<R>) => Promise<ReplyOf<R>>,
  options: Options<R> = {},
): Action {
  const fromMemory = keptReplies()
  if (options.effect) registerProposable(route, proposableOf(run, options.effect))
  return {
    route,
    act: options.act,
    async serve(world, request, lang) {
      const now = world.clock.now()
      const me = await admit(world, route, request, now)
      refuseInvalid(request, route)
      const asked = asChecked<R>(request, me)
      if (route.needsOpenShop) refuseIf(whyNotCome(await readOpening(world.db)))
      const caller = me?.kind === 'shopper' ? me : undefined
      const announced = <T>(tx: Db, work: (doing: Doing) => Promise<T>): Promise<T> =>
        announcing(tx, route.changes ?? [], caller?.id, (concerning) =>
          work({ ...doingIn(world, causedBy(tx, request.id), now, concerning), caller }),
        )
      const callIn = (doing: Doing): Call<R> => ({
        ...doing,
        ...asked,
        lang,
        world,
        request,
        transact: (work) => inTransaction(world.db, (tx) => announced(tx, work)),
      })
      const onDb = (db: Db) => run(callIn(doingIn(world, db, now, OUTSIDE)))
      const outside = () => callIn(doingIn(world, world.db, now, OUTSIDE))
      if (route.method === 'GET' && route.sameForAll)
        return await fromMemory(world, request, lang, () => run(outside()))
      if (route.method === 'GET') return await (options.fromCopy ? readFromCopy(world, onDb) : run(outside()))
      const act = async (call: Call<R>): Promise<ReplyOf<R>> => {
        forgetAudit(request)
        if (options.act && me) await oneActAtATime(call.tx, me.id)
        const reply = await run(call)
        if (me?.kind === 'staff' && !route.unaudited)
          await auditAnyway({ tx: call.tx, me, now, request }, route)
        return reply
      }
      if (options.transaction === false) return await act(outside())
      await options.beforehand?.(outside())
      const reply = await inTransaction(world.db, (tx) => {
        const key = request.headers['idempotency-key']
        const actIn = () => announced(tx, (doing) => act(callIn(doing)))
        if (!route.once || typeof key !== 'string' || me === undefined) return actIn()
        return replayOr(tx, attemptOf(request, route, { owner: me.id, key, now }), actIn)
      })
      return options.afterwards ? await options.afterwards(outside(), reply) : reply
    },
  }
}

/** How a call is performed and explained as a proposal. */
const proposableOf = <R extends Route>(
  run: (call: Call<R>) => Promise<ReplyOf<R>>,
  effect: NonNullable<Options<R>['effect']>,
): Proposable => ({
  async perform(doing, { me, params, body, ...proposed }) {
    await oneActAtATime(doing.tx, me.id)
    const checked = asChecked<R>({ params, query: {}, body }, me)
    return await run(Object.assign({ ...doing, ...proposed, transact: NO_TRANSACTION }, checked))
  },
  // The input has been checked against the route.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  effect: (tx, input, now) => effect(tx, input as { params: ParamsOf<R>; body: BodyOf<R> }, now),
})

const NO_TRANSACTION = () => {
  throw new Error('A proposed call runs in the transaction of its approval.')
}

type Checked<R extends Route> = Pick<Call<R>, 'params' | 'query' | 'body' | 'me'>

/**
 * The parts of a request with the types of its route: they have been checked against its schemas, and `admit` has identified the caller
 * according to `who`.
 */
const asChecked = <R extends Route>(
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
  me: Awaited<ReturnType<typeof admit>>,
): Checked<R> =>
  // See above: the parts have been checked against the route.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ params, query, body, me }) as Checked<R>

/** Outside a transaction there is no commit with which changes could be announced. */
const OUTSIDE: Concerning = {
  concerns: () => {
    throw new Error('Outside a transaction: use transact.')
  },
  nothingChanged: () => undefined,
}

const attemptOf = (
  request: FastifyRequest,
  route: Route,
  by: { owner: string; key: string; now: Date },
): Parameters<typeof replayOr>[1] => ({
  ...by,
  route: routeKey(request, route),
  bodyHash: hashBody(request.body),
})

/**
 * The route with the decoded ids of its path, so that a key used for one order does not apply to another, and
 * applies however the address is spelled: with percent signs, or ids in capitals.
 */
function routeKey({ params }: FastifyRequest, route: Route): string {
  const ids = new Map(Object.entries(Object(params)))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(ids.get(name)).toLowerCase()),
  )
  return `${route.method} ${API}${path}`
}

const hashBody = (body: unknown): Buffer => hash('sha256', JSON.stringify(body) ?? '', 'buffer')

/** The return type of an action: the reply of its route. */
export type Answer<R extends Route> = Promise<ReplyOf<R>>
