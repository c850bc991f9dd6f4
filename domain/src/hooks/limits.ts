import type { Reason } from '../refusals.ts'

/** The maximum number of hooks per shopper, since each is called at every change. */
export const HOOKS_MAX = 5
export const HOOK_URL_MAX = 500
/** How many deliveries the list shows, and how long deliveries are kept. */
export const DELIVERIES_SHOWN = 20
export const DELIVERIES_KEPT_DAYS = 30

/** Null when another hook may be created. */
export const whyNotMakeHook = (count: number): Reason | null => (count >= HOOKS_MAX ? 'program_limit' : null)

/** Null when a hook may be called. */
export const whyNotSend = (hook: { disabled: boolean }): Reason | null =>
  hook.disabled ? 'transition_not_allowed' : null
