import type { FastifyInstance } from 'fastify'
import type { Action } from './http/action.ts'
import type { AnyJob } from './jobs/jobs.ts'
import type { World } from './world.ts'

/** The contents page of a feature: everything it does. */
export type Feature = {
  actions?: readonly Action[]
  jobs?: readonly AnyJob[]
  /** For what is not a call of the contract: a provider's webhook, a file, a page. */
  routes?(app: FastifyInstance, world: World): void | Promise<void>
}
