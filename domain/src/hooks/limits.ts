import type { Reason } from '../refusals.ts'

/** Hooks of one shopper: each is called at every change. */
export const HOOKS_MAX = 5
export const HOOK_URL_MAX = 500
/** What a list of deliveries shows, and for how long deliveries are kept. */
export const DELIVERIES_SHOWN = 20
export const DELIVERIES_KEPT_DAYS = 30

/** Null when another hook may be made. */
export const whyNotMakeHook = (count: number): Reason | null => (count >= HOOKS_MAX ? 'program_limit' : null)

/** Null when something may be sent to a hook. */
export const whyNotSend = (hook: { disabled: boolean }): Reason | null =>
  hook.disabled ? 'transition_not_allowed' : null
