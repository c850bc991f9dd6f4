import type { Reason } from '../refusals.ts'

type Account = { isBlocked: boolean; isClosed: boolean }

/** Null when staff may block a shopper, else why not. A closed account has no access to block. */
export const whyNotBlock = ({ isBlocked, isClosed }: Account): Reason | null =>
  isBlocked || isClosed ? 'transition_not_allowed' : null

/** Null when staff may unblock a shopper, else why not. An account closed by its owner stays closed. */
export const whyNotUnblock = ({ isBlocked, isClosed }: Account): Reason | null =>
  isBlocked && !isClosed ? null : 'transition_not_allowed'
