import type { RefusalCode } from '@longhaul/domain/refusals.ts'

/** The HTTP status of each refusal (docs/rules/api.md). The same number is `code` in the answer. */
export const refusalStatus: Readonly<Record<RefusalCode, number>> = {
  invalid_input: 400,
  login_required: 401,
  bad_credentials: 401,
  two_factor_required: 401,
  forbidden: 403,
  email_not_verified: 403,
  feature_closed: 403,
  not_found: 404,
  transition_not_allowed: 409,
  idempotency_key_reused: 409,
  insufficient_balance: 409,
  out_of_date: 409,
  refund_time_expired: 409,
  default_address_undeletable: 409,
  address_limit: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_file: 415,
  too_many_requests: 429,
  try_again: 503,
  storage_full: 507,
  needs_approval: 202,
}
