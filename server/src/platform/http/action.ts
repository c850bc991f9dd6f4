import { createHash } from 'node:crypto'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import type { FastifyRequest } from 'fastify'
import { admit } from './admit.ts'
import { auditAnyway, forgetAudit } from '../audit.ts'
import { inTransaction, type Db } from '../database/db.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { announce } from '../events.ts'
import { replayOr } from './idempotency.ts'
import { enqueue, type JobName, type JobPayload } from '../jobs/jobs.ts'
import type { Shopper, StaffMember } from '../session.ts'
import type { World } from '../world.ts'

/** What an action is given. `tx` is one transaction for every route but GET; it ends with the action, well or not at all. */
export type Call<R extends Route> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  me: MeOf<R['who']>
  now: Date
  lang: Lang
  tx: Db
  world: World
  /** The bare request: for the few that read a file, an address, a user agent. */
  request: FastifyRequest
  /** Has a job done after this transaction is committed, or not at all. */
  enqueue<N extends JobName>(
    name: N,
    payload: JobPayload<N>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>
  /** Tells a shopper's open pages that something of theirs changed. */
  changed(shopperId: string, topic: Topic): Promise<void>
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

type Options<R extends Route> = {
  /** For work that must not hold a database connection meanwhile (hashing, other people's servers): `tx` is then the database itself. */
  transaction?: false
  /** What must be settled before the transaction is opened: a password that is hashed. Refuses, or says nothing. */
  beforehand?(call: Call<R>): Promise<void>
  /**
   * What other people's servers are asked once the transaction is committed (decision 0017). It is given what the transaction answered and
   * answers the caller; on a repeat of the Idempotency-Key it runs again, with the first answer. `tx` is the database itself.
   */
  afterwards?(call: Call<R>, reply: ReplyOf<R>): Promise<ReplyOf<R>>
}

/**
 * Makes an action of a route and a function. Who may call, one transaction per write, the repeat of an Idempotency-Key and the clock are
 * its business, so that the function says only what happens.
 */
export function action<R extends Route>(
  route: R,
  run: (call: Call<R>) => Promise<ReplyOf<R>>,
  options: Options<R> = {},
): Action {
  return {
    route,
    async serve(world, request, lang) {
      const now = world.clock.now()
      const me = await admit(world, route, request, now)
      const callIn = (tx: Db): Call<R> => ({
        params: request.params as ParamsOf<R>,
        query: request.query as QueryOf<R>,
        body: request.body as BodyOf<R>,
        me: me as MeOf<R['who']>,
        now,
        lang,
        tx,
        world,
        request,
        enqueue: (name, payload, jobOptions) => enqueue(tx, name, payload, jobOptions),
        changed: (shopperId, topic) => announce(tx, shopperId, topic),
      })
      if (route.method === 'GET') return await run(callIn(world.db))
      const act = async (tx: Db): Promise<ReplyOf<R>> => {
        forgetAudit(request)
        const reply = await run(callIn(tx))
        if (me?.kind === 'staff' && !route.changesNothing) await auditAnyway({ tx, me, now, request }, route)
        return reply
      }
      if (options.transaction === false) return await act(world.db)
      await options.beforehand?.(callIn(world.db))
      const reply = await inTransaction(world.db, (tx) => {
        const key = request.headers['idempotency-key']
        if (!route.once || typeof key !== 'string' || me === undefined) return act(tx)
        const attempt = {
          owner: me.id,
          route: routeKey(request, route),
          key,
          bodyHash: hashBody(request.body),
          now,
        }
        return replayOr(tx, attempt, () => act(tx))
      })
      return options.afterwards ? await options.afterwards(callIn(world.db), reply) : reply
    },
  }
}

/** The path with its ids, so that a key used for one order is not taken for another. */
const routeKey = (request: FastifyRequest, route: Route): string =>
  `${route.method} ${request.url.split('?')[0]}`

const hashBody = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest()
