/**
 * Every way the product can say no. The key is the reason: the name a rule returns, the key of its English and Chinese sentence.
 * The value is the stable code on the wire (`data.error`, PRODUCT.md 10), which several reasons may share.
 */
export const refusalCodes = {
  invalid_input: 'invalid_input',
  login_required: 'login_required',
  bad_credentials: 'bad_credentials',
  two_factor_required: 'two_factor_required',
  forbidden: 'forbidden',
  email_not_verified: 'email_not_verified',
  feature_closed: 'feature_closed',
  not_found: 'not_found',
  transition_not_allowed: 'transition_not_allowed',
  idempotency_key_reused: 'idempotency_key_reused',
  insufficient_balance: 'insufficient_balance',
  out_of_date: 'out_of_date',
  refund_time_expired: 'refund_time_expired',
  default_address_undeletable: 'default_address_undeletable',
  address_limit: 'address_limit',
  link_expired: 'link_expired',
  too_large: 'too_large',
  unsupported_file: 'unsupported_file',
  too_many_requests: 'too_many_requests',
  try_again: 'try_again',

  account_blocked: 'forbidden',
  link_unknown: 'link_expired',
  already_paid: 'transition_not_allowed',
  payment_window_closed: 'transition_not_allowed',
  already_purchased: 'transition_not_allowed',
  already_reviewed: 'transition_not_allowed',
  not_received_yet: 'transition_not_allowed',
  already_shipped: 'transition_not_allowed',
  already_in_a_package: 'transition_not_allowed',
  not_in_warehouse: 'transition_not_allowed',
  different_warehouses: 'transition_not_allowed',
  refund_open: 'transition_not_allowed',
  refund_decided: 'transition_not_allowed',
  no_own_price: 'transition_not_allowed',
  supplement_open: 'transition_not_allowed',
  no_product_selected: 'invalid_input',
  fill_in_all_items: 'invalid_input',
  reason_required: 'invalid_input',
  price_reason_required: 'invalid_input',
  line_cannot_carry: 'invalid_input',
  not_a_link: 'invalid_input',
  email_taken: 'invalid_input',
  declared_too_low: 'invalid_input',
  duplicate_tracking_number: 'invalid_input',
  empty_message: 'invalid_input',
  too_many_conversations: 'transition_not_allowed',
  conversation_taken: 'transition_not_allowed',
  canned_answer_changed: 'out_of_date',
  proof_required: 'too_many_requests',
  two_factor_on: 'transition_not_allowed',
  two_factor_off: 'transition_not_allowed',
  account_not_empty: 'transition_not_allowed',
  export_running: 'transition_not_allowed',

  provider_refused: 'try_again',
  withdrawal_held: 'transition_not_allowed',
  refund_under_way: 'transition_not_allowed',
  second_person_needed: 'transition_not_allowed',

  changed_meanwhile: 'out_of_date',
  article_needed: 'transition_not_allowed',
  mail_sent_already: 'transition_not_allowed',

  coupon_used: 'transition_not_allowed',
  coupon_expired: 'transition_not_allowed',
  coupon_other_purpose: 'transition_not_allowed',
  coupon_minimum: 'transition_not_allowed',
  coupon_nothing_off: 'transition_not_allowed',
  coupon_offer_over: 'transition_not_allowed',
  coupon_had_already: 'transition_not_allowed',
  points_missing: 'transition_not_allowed',
  plan_not_offered: 'transition_not_allowed',
  plan_already: 'transition_not_allowed',
  plan_none: 'transition_not_allowed',

  last_admin: 'transition_not_allowed',
  own_account: 'transition_not_allowed',
  two_factor_needed: 'forbidden',
  two_factor_kept: 'transition_not_allowed',
  member_blocked: 'transition_not_allowed',
} as const

/** Why something was refused. */
export type Reason = keyof typeof refusalCodes

/** The stable code on the wire. */
export type RefusalCode = (typeof refusalCodes)[Reason]

/** The wire's code for a reason. */
export const codeOf = (reason: Reason): RefusalCode => refusalCodes[reason]
