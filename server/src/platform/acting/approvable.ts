import type { Route } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { Attempt } from '../http/idempotency.ts'
import type { UnitOfWork } from '../jobs/unit-of-work.ts'
import type { Shopper } from '../logged-in.ts'
import type { World } from '../world.ts'
import type { NeedsApproval } from './bind-program.ts'

/*
 * Calls of a shopper's program that its shopper may have to approve: the call that was asked for is performed
 * unchanged, by the code that performs it without asking, in the transaction of the approval.
 */

/** A call that was approved: by whom, with which input, and as which attempt of the program. */
export type ApprovedCall = {
  /** The shopper in their own session, acting for the program. */
  me: Shopper
  world: World
  lang: Lang
  request: FastifyRequest
  params: unknown
  body: unknown
  attempt: Attempt
}
export type Approvable = { route: Route; perform(work: UnitOfWork, approved: ApprovedCall): Promise<unknown> }

const registered = new Map<string, Approvable>()
/** Keeps the first action of a call: tests define others for the same one. */
export const registerApprovable = (approvable: Approvable): unknown =>
  registered.has(approvable.route.spec) || registered.set(approvable.route.spec, approvable)
export const findApprovable = (spec: string): Approvable | undefined => registered.get(spec)

/** A program's call that may need approval. */
export type AskingCall = {
  world: World
  me: Shopper
  route: Route
  params: unknown
  body: unknown
  attempt: Attempt
  requestId: string
}

/** How approvals are stored and looked up: by the feature that shows them. */
export type Approvals = {
  /** Refuses with what became of it, if the same attempt has asked before and was not approved. */
  refuseAsked(call: AskingCall): Promise<void>
  /** Stores what the shopper is asked and notifies them, then refuses with `needs_approval`. */
  ask(call: AskingCall, asked: NeedsApproval): Promise<never>
}

let approvals: Approvals | undefined
/** Called once, when the feature is loaded. */
export const provideApprovals = (provided: Approvals): void => void (approvals = provided)
export function theApprovals(): Approvals {
  if (!approvals) throw new Error('no feature provides approvals')
  return approvals
}
