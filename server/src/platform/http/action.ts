import { hash } from 'node:crypto'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import { admit } from './admit.ts'
import { whyNotCome } from '@longhaul/domain/setup/readiness.ts'
import { auditAnyway, forgetAudit } from '../audit.ts'
import { causedBy } from '../cause.ts'
import { inTransaction, type Db } from '../database/db.ts'
import { readFromCopy } from '../database/replica.ts'
import { type Concerning, announcing } from '../changes.ts'
import { replayOr } from './idempotency.ts'
import { keptReplies } from './same-for-all.ts'
import { type Doing, doingIn } from '../jobs/job-call.ts'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { readOpening } from '../opening.ts'
import { refuseIf } from './refusal.ts'
import type { World } from '../world.ts'

/** What an action is given. `tx` is one transaction for every route but GET; it ends with the action, well or not at all. */
export type Call<R extends Route, Read = undefined> = Doing & {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  me: MeOf<R['who']>
  /** What `alongside` asks for. */
  read: Read
  lang: Lang
  world: World
  /** The bare request: for the few that read a file, an address, a user agent. */
  request: FastifyRequest
  /** For actions without a transaction of their own: opens one, at whose end is announced what the route changes. */
  transact<T>(run: (doing: Doing) => Promise<T>): Promise<T>
}

type MeOf<W> = W extends 'anyone'
  ? Shopper | undefined
  : W extends 'shopper' | 'verified'
    ? Shopper
    : StaffMember

/** An action, ready to be served: its route, and what happens on a request. */
export type Action = {
  route: Route
  serve(world: World, request: FastifyRequest, lang: Lang): Promise<unknown>
}

type Options<R extends Route, Read> = {
  /**
   * What the call wants to know of its shopper first, as JSON over the row of `shoppers`: read by the statement that reads the session. Where it depends on what
   * is asked for, a function of the query, which may not have been checked yet; it answers constants.
   */
  alongside?: RawBuilder<Read> | ((query: QueryOf<R>) => RawBuilder<NonNullable<Read>> | undefined)
  /** For a GET that is a list, a report or a search: it may be read from a copy of the database. Never where money is decided by what it says. */
  fromCopy?: true
  /**
   * For work that must not hold a database connection meanwhile (hashing, other people's servers): `tx` is then the database itself, and what is
   * written goes through `transact`.
   */
  transaction?: false
  /** What must be settled before the transaction is opened: a password that is hashed. Refuses, or says nothing. */
  beforehand?(call: Call<R, Read>): Promise<void>
  /**
   * What other people's servers are asked once the transaction is committed (decision 0017). It is given what the transaction answered and
   * answers the caller; on a repeat of the Idempotency-Key it runs again, with the first answer. `tx` is the database itself.
   */
  afterwards?(call: Call<R, Read>, reply: ReplyOf<R>): Promise<ReplyOf<R>>
}

/**
 * Makes an action of a route and a function. Who may call, one transaction per write, the repeat of an Idempotency-Key and the clock are
 * its business, so that the function says only what happens.
 */
export function action<R extends Route, Read = undefined>(
  route: R,
  run: (call: Call<R, Read>) => Promise<ReplyOf<R>>,
  options: Options<R, Read> = {},
): Action {
  const fromMemory = keptReplies()
  return {
    route,
    async serve(world, request, lang) {
      const now = world.clock.now()
      const admission = await admit(world, route, request, now, alongsideOf(options, request))
      const { me } = admission
      if (request.inputFault) throw request.inputFault
      const asked = asChecked<R, Read>(request, admission)
      if (route.needsOpenShop) refuseIf(whyNotCome(await readOpening(world.db)))
      const caller = me?.kind === 'shopper' ? me : undefined
      const announced = <T>(tx: Db, work: (doing: Doing) => Promise<T>): Promise<T> =>
        announcing(tx, route.changes ?? [], caller?.id, (concerning) =>
          work({ ...doingIn(world, causedBy(tx, request.id), now, concerning), caller }),
        )
      // Field by field: to spread it cost as much as the rest of a small call's own work.
      const callIn = (doing: Doing): Call<R, Read> => ({
        tx: doing.tx,
        now,
        caller: doing.caller,
        enqueue: doing.enqueue,
        concerns: doing.concerns,
        nothingChanged: doing.nothingChanged,
        params: asked.params,
        query: asked.query,
        body: asked.body,
        me: asked.me,
        read: asked.read,
        lang,
        world,
        request,
        transact: (work) => inTransaction(world.db, (tx) => announced(tx, work)),
      })
      const onDb = (db: Db) => run(callIn(doingIn(world, db, now, OUTSIDE)))
      const outside = () => callIn(doingIn(world, world.db, now, OUTSIDE))
      if (route.method === 'GET')
        return route.sameForAll
          ? await fromMemory(world, request, lang, () => run(outside()))
          : await (options.fromCopy && !asked.read ? readFromCopy(world, onDb) : run(outside()))
      const act = async (call: Call<R, Read>): Promise<ReplyOf<R>> => {
        forgetAudit(request)
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
        const attempt = {
          owner: me.id,
          route: routeKey(request, route),
          key,
          bodyHash: hashBody(request.body),
          now,
        }
        return replayOr(tx, attempt, actIn)
      })
      return options.afterwards ? await options.afterwards(outside(), reply) : reply
    },
  }
}

const alongsideOf = <R extends Route, Read>(
  { alongside }: Options<R, Read>,
  { query }: FastifyRequest,
): RawBuilder<unknown> | undefined =>
  // As the route says it, or about to be refused.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  typeof alongside === 'function' ? alongside(query as QueryOf<R>) : alongside

type Checked<R extends Route, Read> = Pick<Call<R, Read>, 'params' | 'query' | 'body' | 'me' | 'read'>

/**
 * What came with a request, as its route says: the parts were checked against its schemas, `admit` decides by `who` who is asking, and the
 * database answers what `alongside` asks.
 */
const asChecked = <R extends Route, Read>(
  { params, query, body }: FastifyRequest,
  { me, read }: Awaited<ReturnType<typeof admit>>,
): Checked<R, Read> =>
  // Said above: what was checked is typed as the route says it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ params, query, body, me, read }) as Checked<R, Read>

/** Outside a transaction nothing can be announced with its end. */
const OUTSIDE: Concerning = {
  concerns: () => {
    throw new Error('Outside a transaction: use transact.')
  },
  nothingChanged: () => undefined,
}

/** The path with its ids, so that a key used for one order is not taken for another. */
const routeKey = (request: FastifyRequest, route: Route): string =>
  `${route.method} ${request.url.split('?')[0]}`

const hashBody = (body: unknown): Buffer => hash('sha256', JSON.stringify(body) ?? '', 'buffer')

/** What an action answers: the reply of its route. */
export type Answer<R extends Route> = Promise<ReplyOf<R>>
