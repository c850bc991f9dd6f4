import type { Reason } from '../refusals.ts'

type Account = { isBlocked: boolean; isClosed: boolean }

/** Null when staff may shut a shopper out, else why not. A closed account is shut out already. */
export const whyNotBlock = ({ isBlocked, isClosed }: Account): Reason | null =>
  isBlocked || isClosed ? 'transition_not_allowed' : null

/** Null when staff may let a shopper in again, else why not. An account closed by its owner stays closed. */
export const whyNotUnblock = ({ isBlocked, isClosed }: Account): Reason | null =>
  isBlocked && !isClosed ? null : 'transition_not_allowed'
