import type { Reason } from '../refusals.ts'

/** The maximum number of hooks per shopper, since each is called at every change. */
export const HOOKS_MAX = 5
export const HOOK_URL_MAX = 500
/** How many deliveries the list shows, and how long deliveries and events are kept. */
export const DELIVERIES_SHOWN = 20
export const DELIVERIES_KEPT_DAYS = 30
export const EVENTS_KEPT_DAYS = 30

/** How many events one page of the log has at most, and how many one replay sends. */
export const EVENTS_PAGE_MAX = 200
export const REPLAY_MAX = 5_000

/** How long the secret before a rotation signs as well. */
export const OLD_SECRET_HOURS = 24

/** Null when another hook may be created. */
export const whyNotMakeHook = (count: number): Reason | null => (count >= HOOKS_MAX ? 'program_limit' : null)

/** Null when a hook may be called. */
export const whyNotSend = (hook: { disabled: boolean }): Reason | null =>
  hook.disabled ? 'transition_not_allowed' : null

/** Until when the secret that is replaced now signs as well. */
export const oldSecretUntil = (now: Date): Date => new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000)

/** Null when a range of time can be replayed: it begins before it ends. */
export const whyNotReplay = (range: { from: Date; to: Date }): 'reversed' | null =>
  range.from.getTime() < range.to.getTime() ? null : 'reversed'
