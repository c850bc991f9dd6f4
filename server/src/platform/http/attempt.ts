import { hash } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper, StaffMember } from '../logged-in.ts'
import { API } from './api.ts'
import type { Attempt } from './idempotency.ts'
import { badInput } from './refusal.ts'

/**
 * The attempt at a call that happens once; undefined without a key, which only programs must send. The key of
 * a program is its own, so that two programs of a shopper with the same key do not collide.
 */
export function attemptOf(
  request: FastifyRequest,
  route: Route,
  me: Shopper | StaffMember | undefined,
  now: Date,
): Attempt | undefined {
  const key = request.headers['idempotency-key']
  if (!route.once || me === undefined) return undefined
  const grant = me.kind === 'shopper' ? me.grant : undefined
  if (typeof key !== 'string') {
    if (grant) throw badInput({ 'idempotency-key': 'required' })
    return undefined
  }
  const by = grant ? `program ${grant.id} ` : ''
  return { owner: me.id, key, now, route: by + routeKey(request, route), bodyHash: hashBody(request.body) }
}

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
