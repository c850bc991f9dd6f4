import type { FastifyInstance } from 'fastify'
import type { Action } from './http/action.ts'
import type { AnyJob } from './jobs/jobs.ts'
import type { World } from './world.ts'

/** The table of contents of a feature: everything it provides. */
export type Feature = {
  actions?: readonly Action[]
  jobs?: readonly AnyJob[]
  /** For routes outside the contract: a provider's webhook, a file, a page. */
  routes?(app: FastifyInstance, world: World): void | Promise<void>
}
