/** Refusals of what programs do within their ceilings, and of quotes: see `refusalCodes`. */
export const grantRefusals = {
  program_stopped: 'transition_not_allowed',
  program_balance_only: 'forbidden',
  program_unknown: 'invalid_input',
  program_redirect: 'invalid_input',
  approval_decided: 'transition_not_allowed',
  approval_declined: 'transition_not_allowed',
  approval_expired: 'transition_not_allowed',
  too_many_approvals: 'too_many_requests',
  quote_invalid: 'invalid_input',
  quote_expired: 'out_of_date',
} as const
