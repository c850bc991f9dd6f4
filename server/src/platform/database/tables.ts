// Generated from the database by `npm run tables`. Do not edit.
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import type { Tolerance } from '@longhaul/domain/orders/limits.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { StoredPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { PackingDraft } from '@longhaul/contract/parcels/packing-draft.ts'
import type { ReturnFound } from '@longhaul/contract/parcels/return-found.ts'
import type { ShippingRate } from '@longhaul/domain/shipping/fee.ts'
import type { KeptDuty } from '@longhaul/domain/duty/stored-duty.ts'
import type { StoredFiles } from '@longhaul/domain/duty/release.ts'
import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'
import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { UnclaimedStage } from '@longhaul/domain/warehouse/unclaimed.ts'
import type { PayoutMethod } from '@longhaul/domain/funds/withdrawal.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What a jsonb column holds: its reader knows the shape. Written as JSON text. */
export type Json = unknown

/** A jsonb column whose values are all of one shape (tools/column-types.ts). Written as JSON text. */
export type JsonOf<T> = ColumnType<T, string | Extract<T, null>, string | Extract<T, null>>

export interface Addresses {
  id: Generated<string>
  shopper_id: string
  first_name: string
  last_name: string
  email: string
  country: string
  province: Generated<string>
  city: string
  address: string
  postcode: Generated<string>
  phone: string
  tax_id: Generated<string>
  is_default: Generated<boolean>
  created_at: Date
}

export interface Adjustments {
  id: Generated<string>
  number: string
  shopper_id: string
  stage: 'requested' | 'booked' | 'rejected'
  stage_at: Date
  amount_fen: number
  cause: 'goodwill' | 'wrong_charge' | 'wrong_credit' | 'payment_found' | 'other'
  reason: string
  asked_by: string
  created_at: Date
  two_people: boolean
  decided_by: string | null
  decision_note: Generated<string>
  order_id: string | null
}

export interface AnswerLinks {
  question_id: string
  token_hash: Buffer
  shopper_id: string
  pay_fen: number
  back_fen: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
  choice: 'accept' | 'decline' | null
}

export interface Approvals {
  id: Generated<string>
  shopper_id: string
  token_id: string
  token_name: string
  route: string
  attempt: string
  idempotency_key: string
  body_hash: Buffer
  params: Json
  body: Json
  why: ('above_act' | 'above_day' | 'terms' | 'new_address' | 'restricted' | 'declared_value')[]
  picture: JsonOf<StoredPicture>
  about_hash: Buffer
  amount_fen: number
  state: 'waiting' | 'approved' | 'declined'
  created_at: Date
  ends_at: Date
  decided_at: Date | null
  to_pay: Generated<string[]>
}

export interface Arrivals {
  id: Generated<string>
  warehouse_id: string
  tracking_number: string
  scanned_by: string
  scanned_at: Date
  unclaimed: Generated<boolean>
  undone_at: Date | null
  undone_by: string | null
}

export interface ArticleRevisions {
  article_id: number
  version: number
  content: Json
  staff_id: string | null
  restored_from: number | null
  created_at: Date
}

export interface ArticleTexts {
  article_id: number
  lang: Lang
  article_name: string
  summary: string
  body: string
  updated_at: Date
  search: GeneratedAlways<string | null>
}

export interface Articles {
  id: number
  is_faq: boolean
  type: Generated<number>
  category: string
  position: Generated<number>
  published_at: Date | null
  version: Generated<number>
}

export interface Assignments {
  subject_kind: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance'
  subject_id: string
  staff_id: string
  given_by: string
  given_at: Date
  note: Generated<string>
}

export interface AuditLog {
  id: Generated<number>
  staff_id: string | null
  action: string
  subject_kind: string
  subject_id: string
  before: Json | null
  after: Json | null
  reason: Generated<string>
  request_id: string
  created_at: Date
  address: Generated<string>
  user_agent: Generated<string>
}

export interface CannedAnswers {
  id: Generated<string>
  position: number
  title: Texts
  body: Texts
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

export interface CarrierInvoiceRows {
  invoice_id: string
  row: number
  tracking_number: string
  carrier_fen: number
  grams: number | null
  parcel_id: string | null
  line_id: string | null
  charged_fen: number | null
  charged_grams: number | null
  again: boolean
}

export interface CarrierInvoices {
  id: Generated<string>
  carrier: string
  number: string
  content_hash: Buffer
  staff_id: string
  created_at: Date
}

export interface CartItems {
  id: Generated<string>
  shopper_id: string
  platform: string
  item_id: Generated<string>
  url: string
  title: string
  seller_name: Generated<string>
  image_file_id: string | null
  options_text: Generated<string>
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text: Generated<string>
  quantity: number
  freight_fen: Generated<number>
  remark: Generated<string>
  photo_shots: Generated<number>
  photo_remark: Generated<string>
  sold_out_choice: Generated<'ask' | 'alternative' | 'cancel'>
  alternative: Generated<string>
  created_at: Date
  updated_at: Date
  tolerance_percent: Generated<Tolerance>
  title_latin: Generated<string>
  options_latin: Generated<string>
  own_name: Generated<string>
  machine_named: Generated<boolean>
  buy_now: Generated<boolean>
}

export interface Cartons {
  code: string
  length_mm: number
  width_mm: number
  height_mm: number
  weight_grams: number
  closed_at: Date | null
}

export interface CategoryBans {
  id: Generated<string>
  category_id: string
  line_id: string | null
  country: string | null
  note: Generated<string>
  staff_id: string
  created_at: Date
}

export interface ClaimFiles {
  claim_id: string
  file_id: string
  slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
  position: number
  created_at: Date
}

export interface ClaimSteps {
  id: Generated<number>
  claim_id: string
  step: string
  from_stage: ClaimStage | null
  to_stage: ClaimStage
  actor: string
  actor_id: string | null
  note: Generated<string>
  created_at: Date
}

export interface CollectedTaxes {
  parcel_id: string
  row_number: number
  registration_id: string
  country: string
  currency: string
  taxable_minor: number
  tax_minor: number
  rate_ppm: number | null
  rate_nanos: number
  tax_fen: number
  collected_at: Date
  returned_at: Date | null
}

export interface ConversationFiles {
  message_id: string
  position: number
  file_id: string
}

export interface ConversationMessages {
  id: Generated<string>
  conversation_id: string
  author: 'shopper' | 'staff'
  staff_id: string | null
  internal: Generated<boolean>
  body: string
  created_at: Date
}

export interface ConversationSteps {
  id: Generated<number>
  conversation_id: string
  step: 'take' | 'hand_over' | 'release' | 'close' | 'reopen'
  actor: 'shopper' | 'staff'
  actor_id: string
  to_staff_id: string | null
  note: Generated<string>
  created_at: Date
}

export interface Conversations {
  id: Generated<string>
  shopper_id: string | null
  subject: string
  about_kind: 'order' | 'order_item' | 'parcel' | 'refund_case' | null
  about_id: string | null
  about_page_id: string | null
  about_number: Generated<string>
  about_title: Generated<string>
  stage: 'waiting' | 'answered' | 'closed'
  stage_at: Date
  waiting_since: Date | null
  assigned_to: string | null
  assigned_at: Date | null
  shopper_read_at: Date
  staff_read_at: Date
  mail_due_at: Date | null
  mailed_at: Date | null
  mailed_until: Date | null
  last_message_at: Date
  created_at: Date
  guest_name: string | null
  guest_email: string | null
  guest_lang: Lang | null
  guest_proved_at: Date | null
}

export interface CountDifferences {
  id: Generated<string>
  count_id: string | null
  stock_item_id: string
  kind: 'missing' | 'unlabelled' | 'elsewhere' | 'other_warehouse' | 'moving' | 'gone' | 'not_arrived' | 'not_returned'
  books_warehouse_id: string
  books_shelf: string
  pieces: number
  found_pieces: number
  created_at: Date
  decision: 'here' | 'put_back' | 'found' | 'again' | 'lost' | 'settled' | null
  cause: 'searched' | 'wrong_package' | 'damaged' | 'theft' | null
  note: Generated<string>
  decided_by: string | null
  decided_at: Date | null
  load_id: string | null
  was_shelf: Generated<string>
  parcel_id: string | null
  told_by: string | null
}

export interface Countries {
  code: string
  name: Texts
  continent: string
  dial_code: string
  currency: string
  province_required: boolean
  postcode_used: boolean
  postcode_required: boolean
  ships_to: boolean
  postcode_pattern: Generated<string>
  postcode_example: Generated<string>
  continent_name: Texts
  closed_why: JsonOf<Texts | null>
}

export interface CouponOffers {
  id: Generated<string>
  name: Texts
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: Generated<number>
  valid_days: number
  ends_at: Date | null
  code: string | null
  on_register: Generated<boolean>
  points_price: number | null
  total_limit: number | null
  per_shopper: Generated<number>
  created_at: Date
  created_by: string | null
  stopped_at: Date | null
  stopped_by: string | null
}

export interface CouponSteps {
  id: Generated<number>
  coupon_id: string
  step: 'give' | 'use' | 'give_back'
  order_id: string | null
  parcel_id: string | null
  actor: 'shopper' | 'staff' | 'system'
  actor_id: string | null
  created_at: Date
}

export interface Coupons {
  id: Generated<string>
  coupon_offer_id: string
  shopper_id: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  source: 'code' | 'register' | 'points' | 'staff'
  note: Generated<string>
  given_by: string | null
  created_at: Date
  valid_until: Date
  used_at: Date | null
  order_id: string | null
  parcel_id: string | null
  discount_fen: Generated<number>
  mailbox_hash: Buffer | null
}

export interface CreatorBindings {
  shopper_id: string
  creator_id: string
  bound_at: Date
  ends_at: Date
}

export interface CreatorDays {
  creator_id: string
  day: string
  visits: Generated<number>
  registrations: Generated<number>
}

export interface CreatorShares {
  id: Generated<string>
  creator_id: string
  order_item_id: string
  state: 'held' | 'checking' | 'paid' | 'refused' | 'lapsed'
  fee_fen: number
  per_mille: number
  share_fen: number
  taken_back_fen: Generated<number>
  kept_fen: Generated<number>
  signs: Generated<('mailbox' | 'address' | 'device' | 'payout' | 'blocked')[]>
  earned_at: Date
  due_at: Date
  state_at: Date
  reason: Generated<string>
}

export interface Creators {
  id: Generated<string>
  shopper_id: string
  code: string
  state: 'applied' | 'declined' | 'active' | 'paused' | 'ended'
  shown_name: string
  about: Generated<string>
  share_per_mille: number | null
  owed_fen: Generated<number>
  applied_at: Date
  state_at: Date
  reason: Generated<string>
}

export interface DataImportRows {
  id: Generated<string>
  data_import_id: string
  kind: 'shoppers' | 'orders' | 'shelf'
  row: number
  key_hash: Buffer
  fen: number
  data: Json | null
  outcome: Generated<'waiting' | 'brought' | 'refused'>
  reason: Generated<Reason | ''>
  subject_id: string | null
  is_new_account: Generated<boolean>
}

export interface DataImports {
  id: Generated<string>
  kind: 'shoppers' | 'orders' | 'shelf'
  content_hash: Buffer
  stage: 'waiting' | 'running' | 'done' | 'rejected'
  row_count: number
  total_fen: number
  two_people: boolean
  asked_by: string
  decided_by: string | null
  request_id: string
  created_at: Date
  ended_at: Date | null
  invited_at: Date | null
}

export interface DaysOff {
  first_day: string
  last_day: string
}

export interface DaysWorked {
  day: string
}

export interface DisposalNotices {
  id: Generated<string>
  stock_item_id: string
  staff_id: string
  reason: string
  dispose_from: Date
  created_at: Date
  void_at: Date | null
  disposed_at: Date | null
}

export interface DutyCharges {
  parcel_id: string
  source: 'invoice' | 'receipt'
  country: string
  currency: string
  amount_minor: number
  charged_fen: number
  low_fen: number | null
  likely_fen: number | null
  high_fen: number | null
  error_per_mille: number | null
  is_inside: boolean | null
  file_id: string | null
  invoice_id: string | null
  told_at: Date
  changed_at: Date
}

export interface DutyInvoices {
  id: Generated<string>
  carrier: string
  number: string
  unknown_rows: number
  again_rows: number
  staff_id: string
  created_at: Date
}

export interface DutyOverrides {
  place: string
  charge: string
  rate_ppm: number | null
  amount_minor: number | null
  limit_minor: number | null
  reason: Texts
  staff_id: string
  since: Date
}

export interface EarlierTravels {
  id: Generated<number>
  country: string
  line_id: string
  shipped_at: Date
  delivered_at: Date
  promised_min: number
  promised_max: number
}

export interface EmailLinks {
  id: Generated<string>
  token_hash: Buffer
  purpose: 'verify_email' | 'reset_password' | 'change_email'
  shopper_id: string
  email: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface EstimateModels {
  version: Generated<number>
  learned_at: Date
  first_day: string | null
  last_day: string | null
  products: number
  weighings: number
  model: Json
  figures: Json
  figures_before: Json | null
  in_force: boolean
  why_not: 'worse' | null
}

export interface EstimateMonths {
  month: string
  kind: string
  pieces: number
  below: number
  above: number
  error_per_mille: number
}

export interface EstimateShops {
  version: number
  shop: string
  offsets: Json
}

export interface EventChanges {
  id: Generated<number>
  shopper_id: string
  change: Json
}

export interface EventCounters {
  shopper_id: string
  last: number
}

export interface EventLog {
  id: Generated<string>
  shopper_id: string
  sequence: number
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided'
  subject_id: string
  body: string
  recorded_at: Date
}

export interface ExchangeRates {
  id: Generated<number>
  currency: string
  rate_nanos: number
  source: string
  quoted_on: string
  created_at: Date
  entered_by: string | null
  note: Generated<string>
}

export interface Exports {
  id: Generated<string>
  shopper_id: string
  stage: Generated<'making' | 'ready' | 'expired'>
  lang: Lang
  file_id: string | null
  bytes: Generated<number>
  created_at: Date
  ready_at: Date | null
  expires_at: Date | null
}

export interface ExtraServices {
  id: string
  name: Texts
  note: Texts
  unit: 'item' | 'parcel'
  price_fen: number
  position: number
  closed_at: Date | null
}

export interface FailedTries {
  key: string
  tries: number
  first_at: Date
  last_at: Date
  previous_at: Date | null
}

export interface Favourites {
  id: Generated<string>
  shopper_id: string
  platform: string
  item_id: Generated<string>
  url: string
  title: string
  note: Generated<string>
  saved_fen: number | null
  created_at: Date
}

export interface Files {
  id: Generated<string>
  shopper_id: string | null
  staff_id: string | null
  kind: 'avatar' | 'product' | 'inspection' | 'packing' | 'review' | 'receipt' | 'attachment' | 'document' | 'preview'
  media_type: string
  bytes: number
  width: number | null
  height: number | null
  sha256: Buffer
  created_at: Date
}

export interface FoundLabels {
  number: Generated<number>
  warehouse_id: string | null
  printed_by: string
  printed_at: Date
}

export interface FoundThings {
  id: Generated<string>
  number: number
  count_id: string
  look: string
  pieces: number
  file_id: string | null
  told_by: string
  told_at: Date
  decision: 'is_stock' | 'unclaimed' | null
  stock_item_id: string | null
  was_shelf: Generated<string>
  was_lost: Generated<boolean>
  unclaimed_id: string | null
  note: Generated<string>
  decided_by: string | null
  decided_at: Date | null
}

export interface GoodsCategories {
  id: string
  name: Texts
  words: Record<Lang, string[]>
  forbidden: boolean
}

export interface GoodsCorrections {
  platform: string
  item_id: string
  kind: string | null
  is_comparable: Generated<boolean>
  changed_at: Date
  changed_by: string
}

export interface GoodsFigures {
  goods_id: number
  option_hash: Buffer
  weighings: number
  pieces: number
  weight_p10: number
  weight_p50: number
  weight_p90: number
  length_p10: number | null
  length_p50: number | null
  length_p90: number | null
  width_p10: number | null
  width_p50: number | null
  width_p90: number | null
  height_p10: number | null
  height_p50: number | null
  height_p90: number | null
  seen: Generated<Json>
  first_at: Date
  last_at: Date
}

export interface GoodsGrams {
  gram: number
  goods_id: number
}

export interface GoodsKinds {
  id: string
  name: Json
  low_grams: number
  usual_grams: number
  high_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  changed_at: Date
  changed_by: string
}

export interface GoodsKnowledge {
  id: Generated<number>
  platform: string
  item_id: string
  shop: Generated<string>
  kind: string | null
  fold: Generated<'learn' | 'set' | 'test'>
  arrived: Generated<number>
  problems: Generated<Json>
  days_p10: number | null
  days_p50: number | null
  days_p90: number | null
  prices: Generated<Json>
  lines: Generated<Json>
  learned_at: Date
  earlier: Json | null
}

export interface GoodsListRows {
  id: Generated<string>
  list_id: string
  shopper_id: string
  position: number
  written: Json
  url: string
  is_read: Generated<boolean>
  found: Json | null
  title: Generated<string>
  link_issue: 'no_link' | 'cut_link' | 'outside_china' | 'no_product' | 'gone' | 'unread' | 'sold_out' | 'quantity_unclear' | 'price_differs' | 'option_needed' | 'price_unknown' | null
  issue: 'no_link' | 'cut_link' | 'outside_china' | 'no_product' | 'gone' | 'unread' | 'sold_out' | 'quantity_unclear' | 'price_differs' | 'option_needed' | 'price_unknown' | null
  price_fen: number | null
  options_text: Generated<string>
  quantity: number | null
  remark: Generated<string>
  own_fen: number | null
  price_accepted: Generated<boolean>
  added_at: Date | null
}

export interface GoodsListSheets {
  list_id: string
  shopper_id: string
  cells: Json
  kinds: string[] | null
}

export interface GoodsLists {
  id: Generated<string>
  shopper_id: string
  name: string
  stage: 'reading' | 'stopped' | 'done'
  content_hash: Buffer
  is_cut: Generated<boolean>
  created_at: Date
  updated_at: Date
}

export interface GoodsMarks {
  id: Generated<number>
  platform: string
  item_id: string
}

export interface GoodsMeasurements {
  id: Generated<number>
  goods_id: number
  stock_item_id: string | null
  option_hash: Buffer
  pieces: number
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  factor: Generated<number>
  measured_at: Date
  said_version: number | null
  said_low: number | null
  said_expected: number | null
  said_high: number | null
  confirmed: Generated<boolean>
  set_aside: 'slip' | 'implausible' | null
  verdict: 'believed' | 'rejected' | null
  verdict_at: Date | null
  verdict_by: string | null
  stated_grams: number | null
  stated_length_mm: number | null
  stated_width_mm: number | null
  stated_height_mm: number | null
}

export interface GoodsModels {
  version: Generated<number>
  learned_at: Date
  first_day: string | null
  last_day: string | null
  products: number
  weighings: number
  model: Json | null
  words: Buffer | null
  figures: Json
  figures_before: Json | null
  in_force: boolean
  why_not: 'worse' | null
}

export interface GoodsPhotos {
  id: Generated<string>
  goods_id: number | null
  stock_photo_id: string | null
  shows: 'front' | 'back' | 'flaw' | 'measure' | 'scale'
  flaw: string | null
  options_text: string
  option_hash: Buffer
  pieces: number
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  taken_at: Date
  shown_from: Date
  small_file_id: string | null
  large_file_id: string | null
}

export interface GoodsSearchPages {
  source: string
  key: Buffer
  found: Json
  read_at: Date
}

export interface GoodsSellers {
  shop: string
  states: Json
}

export interface GoodsTrade {
  platform: string
  item_id: string
  title: string
  bought: number
  refused: number
  refunded: number
  refunded_fen: number
  claimed: number
  claimed_fen: number
  alone: number
  discount_fen: Generated<number>
}

export interface GoodsTranslations {
  lang: string
  original: string
  translation: string | null
  provider: 'deepl' | 'google' | 'baidu' | '1688'
  asked_by: string | null
  asked_at: Date
  asked_until: Date
  tries: Generated<number>
}

export interface GoodsWords {
  word: string
  kind: string | null
  changed_at: Date
  changed_by: string
}

export interface GrantActs {
  id: Generated<string>
  shopper_id: string
  token_id: string
  token_name: string
  route: string
  subject_kind: Generated<'' | 'order' | 'parcel' | 'payment' | 'order_item'>
  subject_id: Generated<string>
  amount_fen: number
  outcome: 'done' | 'approved'
  request_id: string
  day: string
  created_at: Date
}

export interface HoldLifts {
  shopper_id: string
  kind: 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
  event_at: Date
  lifted_by: string
  lifted_at: Date
  reason: string
}

export interface HookDeliveries {
  id: Generated<string>
  hook_id: string
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided' | 'test'
  subject_id: string | null
  body: string
  created_at: Date
  state: Generated<'waiting' | 'delivered' | 'failed'>
  tries: Generated<number>
  next_try_at: Date | null
  tried_at: Date | null
  outcome: Generated<string>
  webhook_id: Generated<string>
  sequence: number | null
  requested: Generated<boolean>
}

export interface Hooks {
  id: Generated<string>
  shopper_id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'approval.asked' | 'approval.decided')[]
  secret: string
  created_at: Date
  failing_since: Date | null
  failures: Generated<number>
  rest_until: Date | null
  leased_until: Date | null
  disabled_at: Date | null
  disabled_why: 'failing' | 'gone' | null
  old_secret: string | null
  old_secret_until: Date | null
}

export interface IdempotencyKeys {
  owner: string
  route: string
  key: string
  body_hash: Buffer
  reply: Json | null
  created_at: Date
}

export interface ImportRules {
  id: Generated<number>
  rule_id: Generated<string>
  place: string
  valid_from: string | null
  valid_until: string | null
  kind: 'duty' | 'flat_duty' | 'vat' | 'fee' | 'free' | 'note' | 'unknown'
  currency: string
  above_minor: number | null
  within_minor: number | null
  rate_per_mille: number | null
  amount_minor: number | null
  per: Generated<'parcel' | 'hs_code' | 'line'>
  basis: 'sourced' | 'trade'
  source: string
  staff_id: string | null
  changed_at: Date | null
  note: Texts
}

export interface Inbounds {
  id: Generated<string>
  shopper_id: string
  warehouse_id: string
  stage: 'announced' | 'in_doubt' | 'arrived' | 'ended' | 'cancelled'
  tracking_number: string
  courier: Generated<string>
  title: string
  quantity: number
  value_fen: number
  category: string | null
  remark: Generated<string>
  created_at: Date
  stage_at: Date
}

export interface Installation {
  only_one: Generated<boolean>
  kind: 'demo' | 'shop'
  marked_at: Generated<Date>
}

export interface ItemQuestions {
  id: Generated<string>
  order_item_id: string
  kind: 'price' | 'options' | 'free' | 'problem'
  note: Generated<string>
  old_goods_fen: number
  new_goods_fen: number
  old_freight_fen: number
  new_freight_fen: number
  asked_by: string
  asked_at: Date
  answer_by: Date
  answer: 'accepted' | 'declined' | 'expired' | 'withdrawn' | null
  answered_at: Date | null
  service_fen: Generated<number>
  changed_at: Date | null
  reply: Generated<string>
}

export interface JobRuns {
  id: Generated<number>
  name: string
  job_id: string
  started_at: Date
  took_ms: number
  error: string | null
  cause: string | null
}

export interface JobWorkers {
  id: string
  started_at: Generated<Date>
  seen_at: Generated<Date>
}

export interface LastBackup {
  only_one: Generated<boolean>
  made_at: Date
  bytes: number
  encrypted: boolean
}

export interface LeadEvents {
  id: Generated<number>
  lead_id: string
  staff_id: string
  kind: 'note' | 'stage' | 'assignee'
  note: Generated<string>
  stage: 'new' | 'contacted' | 'won' | 'lost' | null
  assignee_id: string | null
  created_at: Date
}

export interface Leads {
  id: Generated<string>
  name: string
  company: string
  email: string
  phone: string
  monthly_volume: string
  message: string
  lang: Lang
  created_at: Date
  stage: Generated<'new' | 'contacted' | 'won' | 'lost'>
  assignee_id: string | null
  version: Generated<number>
  consent_at: Date
}

export interface LedgerAccounts {
  id: Generated<number>
  kind: 'available' | 'frozen' | 'withdrawing' | 'shortfall' | 'clearing' | 'exchange' | 'supplier' | 'carrier' | 'revenue' | 'payout' | 'adjustment' | 'marketing' | 'taxes' | 'creator'
  owner: Generated<string>
  currency: string
  shopper_id: string | null
  balance_fen: Generated<number>
}

export interface LedgerPostings {
  id: Generated<number>
  transaction_id: number
  from_account_id: number
  to_account_id: number
  currency: string
  amount: number
  from_balance_after: number | null
  to_balance_after: number | null
  thing_kind: 'order_item' | 'parcel' | 'stock_item' | null
  thing_id: string | null
}

export interface LedgerThings {
  thing_kind: 'order_item' | 'parcel' | 'stock_item'
  thing_id: string
  shopper_id: string
  paid_fen: Generated<number>
  covered_fen: Generated<number>
  returned_fen: Generated<number>
  held_fen: Generated<number>
  opening_fen: Generated<number>
}

export interface LedgerTransactions {
  id: Generated<number>
  kind: string
  subject_kind: 'order_item' | 'parcel' | 'recharge' | 'remittance' | 'withdrawal' | 'stock_item' | 'refund_case' | 'adjustment' | 'plan' | 'data_import_row' | 'creator_share'
  subject_id: string
  step: Generated<number>
  shopper_id: string | null
  actor: string
  created_at: Date
  xid: Generated<string>
}

export interface LineDays {
  country: string
  line_id: string
  month: string
  parcels: number
  days_p50: number
  days_p90: number
  promised_min: number
  promised_max: number
  late: number
}

export interface LinkSites {
  host: string
  kind: 'agent' | 'photos' | 'short' | 'app'
  name: Generated<string>
  codes: Generated<Json>
  is_read: Generated<boolean>
  changed_at: Date
  changed_by: string
}

export interface ListLayouts {
  staff_id: string
  list: ListId
  columns: string[] | null
  density: 'normal' | 'compact'
  default_view: string | null
}

export interface ListViews {
  id: Generated<string>
  list: ListId
  staff_id: string
  name: string
  shared: boolean
  query: JsonOf<ListWords>
  created_at: Date
}

export interface LoginEvents {
  id: Generated<number>
  shopper_id: string
  outcome: 'succeeded' | 'wrong_password' | 'wrong_code'
  user_agent: string
  address: string
  created_at: Date
}

export interface Logos {
  id: Generated<string>
  wide: Buffer
  icon: Buffer
  width: number
  height: number
  staff_id: string
  created_at: Date
}

export interface MailTests {
  id: Generated<string>
  recipient: string
  code_hash: Buffer
  settings_hash: Buffer
  sent_at: Date
  sent_by: string
  confirmed_at: Date | null
}

export interface Mails {
  id: Generated<string>
  shopper_id: string | null
  recipient: string
  lang: Lang
  template: string
  subject: string
  text_body: string
  html_body: string
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
  created_at: Date
  next_try_at: Date | null
  given_up_at: Date | null
  secret: string | null
  secret_expires_at: Date | null
  stays_here: Generated<boolean>
  cause: string | null
}

export interface Mentions {
  id: Generated<string>
  staff_id: string
  subject_kind: 'order' | 'seller_group' | 'seller_order' | 'refund_case' | 'claim' | 'inspection' | 'stock_item' | 'unclaimed' | 'count_difference' | 'found_thing' | 'parcel' | 'dispatch' | 'withdrawal' | 'remittance' | 'shopper' | 'lead' | 'conversation' | 'shift_note'
  subject_id: string
  named_by: string
  named_at: Date
  seen_at: Date | null
}

export interface Messages {
  id: Generated<string>
  shopper_id: string
  kind: string
  args: JsonOf<NoticeArgs>
  subject_kind: 'order' | 'parcel' | 'stock_item' | 'inbound' | 'funds' | 'account' | 'conversation'
  subject_id: string
  read_at: Date | null
  created_at: Date
  push_kind: 'decisions' | 'parcels' | 'watched' | null
  in_digest: Generated<boolean>
}

export interface Migrations {
  name: string
  checksum: string
  applied_at: Generated<Date>
}

export interface NumberBatchRows {
  batch_id: string
  row: number
  parcel_number: string
  carrier: string
  tracking_number: string
  outcome: Generated<'waiting' | 'shipped' | 'refused'>
  reason: Generated<Reason | ''>
}

export interface NumberBatches {
  id: Generated<string>
  staff_id: string
  row_count: number
  request_id: string
  created_at: Date
  ended_at: Date | null
}

export interface OauthClients {
  id: Generated<string>
  name: string
  redirect_uris: string[]
  created_at: Date
  connected_at: Date | null
}

export interface OauthCodes {
  code_hash: Buffer
  shopper_id: string
  session_id: string
  client_id: string
  client_name: string
  client_host: string
  redirect_uri: string
  resource: string
  challenge: string
  act_scopes: ('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  per_act_fen: number
  per_day_fen: number
  days: number
  created_at: Date
  ends_at: Date
  token_id: string | null
}

export interface OrderExpectations {
  order_item_id: string
  kept_at: Date
  pieces: number
  grams_low: number
  grams_expected: number
  grams_high: number
  order_fen: number
  low_fen: number
  expected_fen: number
  high_fen: number
  model_version: number
  country: string
  line_id: string
}

export interface OrderItemSteps {
  id: Generated<number>
  order_item_id: string
  step: string
  from_stage: string | null
  to_stage: string
  actor: string
  actor_id: string | null
  note: Generated<string>
  created_at: Date
  before: Json | null
}

export interface OrderItems {
  id: Generated<string>
  order_id: string
  shopper_id: string
  position: number
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  stage_at: Date
  platform: string
  item_id: string
  url: string
  title: string
  image_file_id: string | null
  options_text: string
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: string | null
  price_reason_text: Generated<string>
  quantity: number
  remark: string
  sold_out_choice: string
  alternative: string
  photo_shots: number
  photo_remark: string
  goods_fen: number
  freight_fen: number
  service_fen: number
  photos_fen: number
  total_fen: GeneratedAlways<number | null>
  frozen_fen: Generated<number>
  closed_by: 'shopper' | 'staff' | 'system' | null
  close_reason: Generated<string>
  refund_deadline_at: Date | null
  tolerance_percent: Generated<Tolerance>
  refunded_quantity: Generated<number>
  discount_fen: Generated<number>
  plan_saved_fen: Generated<number>
  title_latin: Generated<string>
  options_latin: Generated<string>
  own_name: Generated<string>
  machine_named: Generated<boolean>
}

export interface Orders {
  id: Generated<string>
  number: string
  shopper_id: string
  warehouse_id: string
  platform: string
  seller_name: string
  contact: string
  remark: Generated<string>
  created_at: Date
  pay_by: Date
  paid_at: Date | null
  review_due_at: Date | null
  service_per_mille: number | null
  status: Generated<'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'>
  mail_due_at: Date | null
  sent: Generated<boolean>
}

export interface OrdersToExpect {
  order_id: string
  accept_language: string
  country: string | null
  line_id: string | null
}

export interface PackedPieces {
  parcel_id: string
  stock_item_id: string
  piece: number
  packed_at: Date
}

export interface ParcelAlarms {
  id: Generated<string>
  parcel_id: string
  kind: 'trouble' | 'late' | 'not_tracked' | 'no_news'
  status: Generated<string>
  detail: Generated<string>
  raised_at: Date
  settled_at: Date | null
  settled_by: string | null
  note: Generated<string>
}

export interface ParcelAsks {
  id: Generated<string>
  parcel_id: string
  kind: 'papers' | 'duty' | 'delivery' | 'collect'
  asked_by: string | null
  words: Generated<string>
  asked_at: Date
  answer: string | null
  note: Generated<string>
  answered_at: Date | null
  settled_by: string | null
  settled_at: Date | null
}

export interface ParcelClaims {
  id: Generated<string>
  number: string
  parcel_id: string
  shopper_id: string
  kind: 'lost' | 'damaged' | 'missing'
  stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
  stage_at: Date
  stock_item_ids: string[]
  story: string
  fault: 'carrier' | 'ours' | null
  share_per_mille: number | null
  goods_fen: number | null
  freight_fen: number | null
  note: Generated<string>
  created_at: Date
  decided_at: Date | null
  paid_at: Date | null
  approved_by: string | null
  approved_at: Date | null
  paid_by: string | null
  quantities: Generated<number[]>
}

export interface ParcelItems {
  parcel_id: string
  stock_item_id: string
  open: Generated<boolean>
  checked_at: Date | null
  checked_pieces: Generated<number>
}

export interface ParcelPapers {
  file_id: string
  ask_id: string
  name: string
  created_at: Date
}

export interface ParcelPhotos {
  parcel_id: string
  file_id: string
  position: number
  created_at: Date
}

export interface ParcelSteps {
  id: Generated<number>
  parcel_id: string
  step: string
  from_stage: string | null
  to_stage: string
  actor: string
  actor_id: string | null
  note: Generated<string>
  created_at: Date
}

export interface Parcels {
  id: Generated<string>
  number: string
  shopper_id: string
  warehouse_id: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  stage_at: Date
  address: JsonOf<AddressSnapshot>
  country: string
  line_id: string
  rate: JsonOf<ShippingRate>
  service_ids: Generated<string[]>
  insured_fen: Generated<number>
  declaration: JsonOf<Declared[]>
  estimated_grams: number
  estimated_size_mm: number[]
  estimated_fees: JsonOf<BillRow[]>
  estimated_fen: number
  actual_grams: number | null
  actual_size_mm: number[] | null
  actual_fees: JsonOf<BillRow[] | null>
  actual_fen: number | null
  frozen_fen: Generated<number>
  tracking_number: string | null
  remark: Generated<string>
  created_at: Date
  pay_by: Date
  paid_at: Date | null
  packed_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  done_at: Date | null
  closed_by: 'shopper' | 'staff' | 'system' | null
  close_reason: Generated<string>
  plan_saved_fen: Generated<number>
  tax_estimate: JsonOf<KeptDuty | null>
  carton_code: string | null
  split_from: string | null
  merged_into: string | null
  carrier: Generated<string>
  pay_way: Generated<'estimate' | 'exact'>
  deposit_fen: Generated<number>
  video_file_id: string | null
  return_cause: 'wrong_address' | 'refused' | 'not_collected' | 'papers_missing' | 'carrier' | 'ours' | null
  return_freight_fen: number | null
  packing_draft: JsonOf<PackingDraft | null>
  return_found: JsonOf<ReturnFound | null>
}

export interface Payments {
  id: Generated<string>
  shopper_id: string
  method: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  stage_at: Date
  total_fen: number
  order_ids: Generated<string[]>
  parcel_id: string | null
  supplement_ids: Generated<string[]>
  failure: Generated<string>
  created_at: Date
}

export interface PhotoOrders {
  id: Generated<string>
  stock_item_id: string
  shopper_id: string
  stage: Generated<'waiting' | 'taken' | 'declined' | 'cancelled'>
  shots: number
  remark: Generated<string>
  fee_fen: number
  taken_fen: Generated<number>
  reason: Generated<string>
  created_at: Date
  ended_at: Date | null
  ended_by: string | null
}

export interface PickShorts {
  wave_id: string
  parcel_id: string
  stock_item_id: string
  reason: 'not_on_shelf' | 'damaged' | 'label_unreadable'
  reported_by: string
  reported_at: Date
}

export interface PickWaveBins {
  wave_id: string
  parcel_id: string
  warehouse_id: string
  cart: number
  bin: number
  left_at: Date | null
}

export interface PickWaveParcels {
  wave_id: string
  parcel_id: string
  warehouse_id: string
  cart: number
  bin: number
  left_at: Date | null
}

export interface PickWaves {
  id: Generated<string>
  number: Generated<number>
  warehouse_id: string
  cart: number
  bins: number
  picker_id: string | null
  created_by: string
  created_at: Date
  ended_at: Date | null
}

export interface Picks {
  id: Generated<number>
  wave_id: string
  parcel_id: string
  stock_item_id: string
  piece: number | null
  pieces: number
  picked_by: string
  picked_at: Date
  back_at: Date | null
  bin: number | null
}

export interface PictureHashes {
  file_id: string
  is_hashed: Generated<boolean>
  dct: string | null
  diff: string | null
}

export interface PlanCharges {
  id: Generated<string>
  membership_id: string
  shopper_id: string
  plan_id: string
  from_at: Date
  until_at: Date
  price_fen: number
  credit_fen: Generated<number>
  created_at: Date
  credit_of: string | null
}

export interface PlanMemberships {
  id: Generated<string>
  shopper_id: string
  plan_id: string
  started_at: Date
  paid_until: Date
  cancelled_at: Date | null
  ended_at: Date | null
  warned_for: Date | null
  end_reason: 'cancelled' | 'unpaid' | 'changed' | 'stopped' | null
  created_at: Date
  next_plan_id: string | null
}

export interface PlanSavings {
  id: Generated<number>
  charge_id: string
  order_item_id: string | null
  stock_item_id: string | null
  saved_fen: number
  created_at: Date
}

export interface Plans {
  id: Generated<string>
  name: Texts
  price_fen: number
  free_storage_days: number | null
  photo_price_fen: number | null
  service_per_mille: number | null
  review_hours: number | null
  created_at: Date
  created_by: string | null
  stopped_at: Date | null
}

export interface PointEntries {
  id: Generated<string>
  shopper_id: string
  cause: 'receipt' | 'exchanged' | 'expired' | 'given_back'
  points: number
  balance_after: number
  parcel_id: string | null
  coupon_id: string | null
  created_at: Date
}

export interface PointLots {
  id: Generated<string>
  shopper_id: string
  parcel_id: string
  paid_fen: number
  per_100_yuan: number
  points: number
  left_points: number
  created_at: Date
  expires_at: Date
  noticed_at: Date | null
  given_back_points: Generated<number>
  owed_points: Generated<number>
}

export interface PolicyLimits {
  act: string
  name: string
  value: number
  changed_at: Date
}

export interface Processes {
  id: string
  role: 'both' | 'web' | 'worker'
  version: string
  host: string
  pid: number
  migrations: number
  started_at: Date
  seen_at: Date
  held_up_ms: number
  connections: number
  waiting: number
  memory_mb: number
  out_of_order: string[]
}

export interface ProductCustoms {
  platform: string
  item_id: string
  place: string
  hs_code: string
  description: string
  description_chinese: Generated<string>
  maker_item: Generated<string>
  standard_item: Generated<string>
  no_standard_item: Generated<boolean>
  maker: Generated<string>
  confirmed_by: string
  confirmed_at: Date
}

export interface ProductFaults {
  platform: string
  item_id: string
  trouble: 'blocked' | 'gone' | 'shop_closed' | 'unreachable' | null
  read_at: Date
}

export interface ProductSourceDays {
  source: string
  day: string
  calls: Generated<number>
  answered: Generated<number>
  failed: Generated<number>
  cost_millifen: Generated<number>
}

export interface Products {
  id: Generated<string>
  platform: string
  item_id: string
  url: string
  title: string
  freight_fen: number | null
  seller_name: Generated<string>
  seller_id: Generated<string>
  image_file_ids: Generated<string[]>
  options: Generated<Json>
  source: string
  read_at: Date
  price_minor: number | null
  currency: string | null
  is_from: Generated<boolean>
  variants: Generated<Json>
  availability: 'in_stock' | 'sold_out' | null
  pictures_left: Generated<string[]>
  helper_title: Generated<string>
  category: Generated<string>
  min_order: number | null
  price_steps: Generated<Json>
  stated_grams: number | null
  stated_length_mm: number | null
  stated_width_mm: number | null
  stated_height_mm: number | null
}

export interface Proposals {
  id: Generated<string>
  act: string
  call: string
  params: Json
  body: Json
  subject: Generated<string>
  effect: Json
  reason: string
  stage: 'waiting' | 'approved' | 'done' | 'rejected' | 'lapsed' | 'failed'
  stage_at: Date
  asked_by: string
  asked_at: Date
  expires_at: Date
  decided_by: string | null
  decided_at: Date | null
  note: Generated<string>
  due_at: Date | null
}

export interface Provinces {
  country: string
  code: string
  position: number
  name_latin: string
  name_chinese: string
  name_local: string
}

export interface PublicListReports {
  id: Generated<string>
  public_list_id: string
  reason: 'illegal' | 'unsafe' | 'counterfeit' | 'misleading' | 'offensive' | 'personal_data' | 'other'
  words: Generated<string>
  created_at: Date
  decided_at: Date | null
}

export interface PublicLists {
  id: Generated<string>
  shopper_id: string
  list_id: string | null
  code: string
  state: 'shown' | 'withdrawn' | 'taken_down'
  title: string
  intro: Generated<string>
  shown_name: string
  goods: Generated<Json>
  published_at: Date
  updated_at: Date
  taken_down_at: Date | null
  taken_down_reason: Generated<string>
}

export interface PurchaseBatchOrders {
  batch_id: string
  row: number
  number: string
  items: Json
  outcome: Generated<'waiting' | 'recorded' | 'refused'>
  reason: Generated<Reason | ''>
  seller_order_id: string | null
}

export interface PurchaseBatches {
  id: Generated<string>
  staff_id: string
  order_count: number
  request_id: string
  created_at: Date
  ended_at: Date | null
}

export interface Purchases {
  id: Generated<string>
  order_item_id: string
  goods_fen: number
  freight_fen: number
  courier: Generated<string>
  tracking_number: string | null
  shipped_at: Date | null
  seller_order_id: string
  discount_fen: number
  agreed_goods_fen: number | null
  agreed_freight_fen: number | null
  saved_fen: number | null
  added_fen: number | null
  added_service_fen: Generated<number>
  added_discount_fen: Generated<number>
  added_plan_saved_fen: Generated<number>
  house_fen: Generated<number>
}

export interface PushDeliveries {
  message_id: string
  subscription_id: string
  created_at: Date
  tries: Generated<number>
  next_try_at: Date
  leased_until: Date | null
}

export interface PushSubscriptions {
  id: Generated<string>
  shopper_id: string
  session_id: string | null
  endpoint: string
  p256dh: string
  auth: string
  kinds: ('decisions' | 'parcels' | 'watched')[]
  user_agent: string
  created_at: Date
  confirmed_at: Date
  last_sent_at: Date | null
  failures: Generated<number>
}

export interface RateCards {
  id: Generated<string>
  name: string
  effective_from: Date
  staff_id: string | null
  created_at: Date
  withdrawn_at: Date | null
  withdrawn_by: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
  waiting: Json | null
}

export interface RateLimits {
  key: string
  hits: number
  resets_at: Date
}

export interface ReadTokens {
  id: Generated<string>
  shopper_id: string
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages')[]
  token_hash: Buffer
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  act_scopes: Generated<('cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]>
  per_act_fen: Generated<number>
  per_day_fen: Generated<number>
  client_id: Generated<string>
  client_host: Generated<string>
  access_ends_at: Date | null
  refresh_hash: Buffer | null
  spent_refresh_hash: Buffer | null
}

export interface ReadyReasons {
  id: Generated<string>
  kind: 'cancel_item' | 'refuse_price' | 'reject_refund' | 'ask_shopper' | 'report_problem'
  position: number
  words: Texts
}

export interface RechargeRefunds {
  id: Generated<string>
  recharge_id: string
  withdrawal_id: string | null
  step: Generated<number>
  stage: 'waiting' | 'done' | 'refused' | 'undone'
  stage_at: Date
  amount_minor: number
  fee_minor: Generated<number>
  amount_fen: number
  short_fen: Generated<number>
  provider_ref: string | null
  failure: Generated<string>
  created_at: Date
  excess_fen: Generated<number>
  is_dispute: Generated<boolean>
  decided_at: Date | null
  asked_at: Date | null
}

export interface Recharges {
  id: Generated<string>
  number: string
  shopper_id: string
  provider: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  stage_at: Date
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate_nanos: number
  rate_quoted_on: string
  margin_per_mille: number
  provider_ref: string | null
  provider_url: Generated<string>
  payment_id: string | null
  failure: Generated<string>
  created_at: Date
  expires_at: Date
  succeeded_at: Date | null
  lang: Lang
  payment_ref: string | null
}

export interface ReconciliationDifferences {
  id: Generated<string>
  provider: string
  day: string
  kind: 'not_in_books' | 'not_at_provider' | 'amount_differs' | 'found_late' | 'short' | 'beyond_credit' | 'account_ended'
  ref: string
  recharge_id: string | null
  currency: string
  ours_minor: number | null
  theirs_minor: number | null
  found_at: Date
  settled_at: Date | null
  settled_by: string | null
  note: Generated<string>
}

export interface Reconciliations {
  provider: string
  day: string
  movements: number
  checked_at: Date
}

export interface RecoveryCodes {
  shopper_id: string
  code_hash: Buffer
  used_at: Date | null
}

export interface RefundCases {
  id: Generated<string>
  order_item_id: string
  shopper_id: string
  stage: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  reason: string
  goods_fen: number
  freight_fen: number
  service_fen: number
  decision_note: Generated<string>
  created_at: Date
  stage_at: Date
  quantity: number
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  fault: 'shopper' | 'seller' | 'ours'
  return_fen: Generated<number>
  discount_fen: Generated<number>
  approved_by: string | null
  approved_at: Date | null
  paid_by: string | null
}

export interface Remittances {
  id: Generated<string>
  number: string
  shopper_id: string
  method: 'western_union' | 'bank_transfer'
  stage: 'submitted' | 'credited' | 'rejected'
  stage_at: Date
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn_sealed: string | null
  mtcn_hash: Buffer | null
  mtcn_end: Generated<string>
  bank_reference: Generated<string>
  receipt_file_id: string | null
  note: Generated<string>
  received_currency: string | null
  received_minor: number | null
  credit_fen: number | null
  rate_nanos: number | null
  rate_quoted_on: string | null
  margin_per_mille: number | null
  reason: Generated<string>
  decided_by: string | null
  decided_at: Date | null
  created_at: Date
  approved_by: string | null
  approved_at: Date | null
  approved_currency: string | null
  approved_minor: number | null
  approved_fen: number | null
}

export interface ResetRequests {
  id: Generated<string>
  email: string
  lang: Lang
  created_at: Date
}

export interface Reviews {
  id: Generated<string>
  parcel_id: string
  shopper_id: string
  stars: number
  body: Generated<string>
  file_ids: Generated<string[]>
  created_at: Date
  stage: Generated<'waiting' | 'shown' | 'hidden'>
  decided_by: string | null
  decided_at: Date | null
  decide_reason: Generated<string>
}

export interface RulesFeed {
  only_one: Generated<boolean>
  asked_at: Date
  heard_at: Date | null
  fault: Reason | null
  detail: Generated<string>
}

export interface RulesReleases {
  id: Generated<string>
  version: string
  source: 'product' | 'url' | 'file'
  state: 'staged' | 'held' | 'applied' | 'replaced' | 'rolled_back'
  valid_from: string
  minimum_product: string
  files: JsonOf<StoredFiles>
  digest: string
  arrived_at: Date
  applies_at: Date
  applied_at: Date | null
  staff_id: string | null
  urgent: Generated<boolean>
}

export interface SandboxCheckouts {
  id: Generated<string>
  reference: string
  currency: string
  amount_minor: number
  notify_url: string
  return_url: string
  state: 'open' | 'paid' | 'declined'
  created_at: Date
  decided_at: Date | null
}

export interface SandboxRefunds {
  key: string
  checkout_id: string
  amount_minor: number
  created_at: Date
}

export interface Secrets {
  name: string
  value: string
}

export interface SellerChases {
  id: Generated<string>
  seller_order_id: string
  staff_id: string
  asked_at: Date
  note: Generated<string>
  ask_again_on: string
}

export interface SellerFigures {
  shop: string
  name: string
  products: number
  arrived: number
  problems: number
  returned: number
  days_p50: number | null
  days_p90: number | null
}

export interface SellerOrders {
  id: Generated<string>
  platform: string
  seller_name: string
  number: string
  freight_fen: number
  discount_fen: number
  bought_by: string
  bought_at: Date
  taken_back_at: Date | null
  taken_back_by: string | null
  taken_back_reason: Generated<string>
}

export interface Sessions {
  id: Generated<string>
  token_hash: Buffer
  shopper_id: string
  user_agent: Generated<string>
  address: Generated<string>
  created_at: Date
  seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface Settings {
  name: string
  value: Json
  updated_at: Date
  updated_by: string | null
}

export interface SetupConfirmations {
  step: 'legal_texts' | 'services' | 'duties' | 'fees'
  confirmed_at: Date
  confirmed_by: string
}

export interface ShelfCapacities {
  warehouse_id: string
  shelf: string
  full_mm3: number
  said_by: string
  said_at: Date
}

export interface ShelfCountScans {
  count_id: string
  stock_item_id: string
  piece: number
  scanned_by: string
  scanned_at: Date
}

export interface ShelfCountThings {
  count_id: string
  stock_item_id: string
}

export interface ShelfCounts {
  id: Generated<string>
  warehouse_id: string
  shelf: string
  begun_by: string
  counted_by: string
  begun_at: Date
  since: Date
  active_at: Date
  ended_at: Date | null
  ended_by: string | null
  found: number | null
  excused: number | null
  cancelled_at: Date | null
  cancelled_by: string | null
}

export interface ShiftNotes {
  id: Generated<string>
  warehouse_id: string | null
  body: string
  written_by: string
  written_at: Date
  done_by: string | null
  done_at: Date | null
}

export interface Shifts {
  staff_id: string
  day: string
  warehouse_id: string | null
  starts: number
  ends: number
  planned_by: string
  planned_at: Date
}

export interface Shipments {
  id: Generated<string>
  parcel_id: string
  carrier: string
  service: string
  key: string
  stage: 'asked' | 'booked' | 'refused' | 'cancelling' | 'cancelled'
  carrier_ref: string | null
  tracking_number: string | null
  label_file_id: string | null
  failure: Generated<string>
  asked_by: string
  created_at: Date
  stage_at: Date
}

export interface ShippingLines {
  id: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  name: Texts
  note: Texts
  position: number
  closed_at: Date | null
  duty_paid_up_to: Generated<string>
  duty_excludes: Generated<string>
  duty_markup: Generated<string>
}

export interface ShippingRates {
  id: Generated<string>
  line_id: string
  zone: string
  zone_name: Texts
  countries: string[]
  first_grams: number
  first_price_fen: number
  step_grams: number
  step_price_fen: number
  customs_fee_fen: number
  min_charge_grams: Generated<number>
  volumetric_divisor: Generated<number>
  volumetric_min_side_mm: Generated<number>
  max_grams: number
  max_length_mm: number | null
  max_sum_mm: number | null
  max_girth_mm: number | null
  min_days: number
  max_days: number
  observed_days: Generated<string>
  refused_categories: Generated<string[]>
  effective_from: Date
  effective_until: Date | null
  card_id: string | null
}

export interface ShopOpening {
  only_one: Generated<boolean>
  opened_at: Date
  opened_by: string | null
  closed_at: Date | null
  closed_by: string | null
  closed_reason: Generated<string>
}

export interface ShopperNotes {
  id: Generated<string>
  shopper_id: string
  staff_id: string
  body: string
  created_at: Date
}

export interface Shoppers {
  id: Generated<string>
  code: string
  email: string
  password_hash: string
  nickname: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  birthday: string | null
  phone: Generated<string>
  avatar_file_id: string | null
  lang: Generated<Lang>
  currency: Generated<string>
  email_verified_at: Date | null
  blocked_at: Date | null
  created_at: Date
  password_changed_at: Date | null
  email_changed_at: Date | null
  closed_at: Date | null
  blocked_reason: Generated<string>
  blocked_by: string | null
  shares_photos: Generated<boolean>
  password_reset_at: Date | null
  two_factor_removed_at: Date | null
  time_zone: string | null
  mail_choices: Generated<Json>
  digest_of: Date | null
  digest_hour: number | null
  keeps_history: Generated<boolean>
}

export interface ShortLinks {
  url: string
  target: string
  fault: 'no_product' | 'blocked' | 'unreachable' | null
  read_at: Date
}

export interface SiteVersion {
  one: Generated<boolean>
  version: number
}

export interface SpentProofs {
  nonce: string
  expires_at: Date
}

export interface Staff {
  id: Generated<string>
  email: string
  name: string
  password_hash: string | null
  roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
  lang: Generated<Lang>
  disabled_at: Date | null
  created_at: Date
  password_changed_at: Date | null
  warehouse_id: string | null
  leads_shift: Generated<boolean>
}

export interface StaffLinks {
  id: Generated<string>
  token_hash: Buffer
  staff_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface StaffRecoveryCodes {
  staff_id: string
  code_hash: Buffer
  used_at: Date | null
}

export interface StaffSessions {
  id: Generated<string>
  token_hash: Buffer
  staff_id: string
  user_agent: Generated<string>
  address: Generated<string>
  created_at: Date
  seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface StaffTwoFactor {
  staff_id: string
  secret: string
  confirmed_at: Date | null
  last_step: Generated<number>
  created_at: Date
}

export interface StockItemSteps {
  id: Generated<number>
  stock_item_id: string
  step: string
  from_stage: string
  to_stage: string
  actor: string
  actor_id: string | null
  created_at: Date
}

export interface StockItems {
  id: Generated<string>
  shopper_id: string
  warehouse_id: string
  order_item_id: string | null
  inbound_id: string | null
  arrival_id: string
  stage: 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'refunded' | 'abandoned'
  title: string
  quantity: number
  value_fen: number
  category: string | null
  weight_grams: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  shelf: Generated<string>
  problem: AbnormalReason | null
  problem_note: Generated<string>
  received_at: Date
  stocked_at: Date | null
  free_until: Date | null
  plan_days: Generated<number>
  accepted_at: Date | null
  title_latin: Generated<string>
  machine_named: Generated<boolean>
  goods_number: Generated<number>
  labelled_pieces: Generated<number>
  shares_photos: Generated<boolean>
  disputed_at: Date | null
  weight_confirmed: Generated<boolean>
  held_at: Date | null
  held_by: string | null
  hold_reason: 'check' | 'transport' | 'payment' | 'authority' | 'other' | null
  hold_note: Generated<string>
}

export interface StockPhotos {
  id: Generated<string>
  stock_item_id: string
  file_id: string
  kind: 'free' | 'detail'
  position: number
  created_at: Date
  photo_order_id: string | null
  shows: Generated<'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'>
  flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  note: Generated<string>
  held_back: Generated<boolean>
}

export interface StockTransfers {
  id: Generated<string>
  stock_item_id: string
  from_warehouse: string
  to_warehouse: string
  reason: string
  sent_by: string
  sent_at: Date
  arrived_by: string | null
  arrived_at: Date | null
  went_there: boolean | null
  load_id: string | null
  box: number | null
  from_shelf: Generated<string>
}

export interface StorageExtensions {
  id: Generated<string>
  stock_item_id: string
  days: number
  fee_fen: Generated<number>
  reason: Generated<string>
  staff_id: string | null
  created_at: Date
}

export interface StorageReminders {
  stock_item_id: string
  days_left: number
  created_at: Date
}

export interface Supplements {
  id: Generated<string>
  shopper_id: string
  order_item_id: string | null
  parcel_id: string | null
  amount_fen: number
  note: Generated<string>
  created_at: Date
  pay_by: Date
  paid_at: Date | null
  cancelled_at: Date | null
  goods_fen: number | null
  freight_fen: number | null
  service_fen: Generated<number>
  discount_fen: Generated<number>
  plan_saved_fen: Generated<number>
}

export interface TaxRegistrations {
  id: Generated<string>
  scheme: TaxScheme
  number: string
  party: string
  from_day: string
  until_day: string | null
  created_by: string
  created_at: Date
  ended_by: string | null
  ended_at: Date | null
}

export interface TrackingEvents {
  id: Generated<number>
  parcel_id: string
  provider: string
  code: string
  status: TrackingStatus | null
  place: Generated<string>
  description: Generated<string>
  happened_at: Date
  created_at: Date
}

export interface Trackings {
  parcel_id: string
  provider: string
  number: string
  stage: 'watched' | 'refused' | 'ended'
  carrier_code: number | null
  refusal: Generated<string>
  created_at: Date
  asked_at: Date | null
  heard_at: Date | null
}

export interface TransferLoads {
  id: Generated<string>
  number: Generated<number>
  from_warehouse: string
  to_warehouse: string
  reason: string
  waybill: Generated<string>
  made_by: string
  created_at: Date
  sent_by: string | null
  sent_at: Date | null
  called_off_by: string | null
  called_off_at: Date | null
  closed_by: string | null
  closed_at: Date | null
}

export interface TwoFactor {
  shopper_id: string
  secret: string
  confirmed_at: Date | null
  last_step: Generated<number>
  created_at: Date
}

export interface UnclaimedClaims {
  id: Generated<string>
  unclaimed_id: string
  shopper_id: string
  stage: 'submitted' | 'accepted' | 'rejected' | 'withdrawn'
  tracking_number: Generated<string>
  title: string
  quantity: number
  value_fen: number
  note: Generated<string>
  file_ids: Generated<string[]>
  reason: Generated<string>
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
  inbound_id: string | null
}

export interface UnclaimedParcels {
  id: string
  stage: 'unclaimed' | 'disputed' | 'claimed' | 'matched' | 'disposed' | 'undone'
  stage_at: Date
  shelf: Generated<string>
  look: Generated<string>
}

export interface UnclaimedPhotos {
  unclaimed_id: string
  file_id: string
  position: number
  created_at: Date
}

export interface UnclaimedSteps {
  id: Generated<number>
  unclaimed_id: string
  step: string
  from_stage: UnclaimedStage | null
  to_stage: UnclaimedStage
  actor: string
  actor_id: string | null
  note: Generated<string>
  created_at: Date
}

export interface UnreadLinks {
  form: string
  host: string
  reason: 'page_unknown' | 'scheme_unknown' | 'leads_nowhere' | 'nothing_read'
  times: Generated<number>
  first_at: Date
  last_at: Date
}

export interface ValueActs {
  id: Generated<number>
  act: string
  staff_id: string
  with_id: string | null
  amount_fen: Generated<number>
  shopper_id: string | null
  subject_kind: string
  subject_id: string
  created_at: Date
}

export interface ViewedGoods {
  id: Generated<string>
  shopper_id: string
  platform: string
  item_id: Generated<string>
  url: string
  title: string
  viewed_at: Date
}

export interface Warehouses {
  id: string
  name: Texts
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
  position: number
  closed_at: Date | null
  confirmed_at: Date | null
  confirmed_by: string | null
}

export interface WatchedGoods {
  id: Generated<string>
  platform: string
  item_id: Generated<string>
  url: string
  next_at: Date
  read_at: Date | null
  unchanged: Generated<number>
  failed: Generated<number>
  gone: Generated<number>
}

export interface Watches {
  id: Generated<string>
  shopper_id: string
  goods_id: string
  title: string
  options_text: Generated<string>
  seen_state: 'available' | 'sold_out' | 'option_gone' | null
  seen_fen: number | null
  told_on: string | null
  until: Date
  created_at: Date
}

export interface WebhookEvents {
  id: Generated<number>
  provider: string
  event_id: string
  body: string
  received_at: Date
  processed_at: Date | null
  outcome: Generated<string>
}

export interface Withdrawals {
  id: Generated<string>
  number: string
  shopper_id: string
  stage: 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
  stage_at: Date
  amount_fen: number
  withdrawing_fen: number
  by_hand_fen: number
  payout_method: PayoutMethod | null
  payout_name: Generated<string>
  payout_account: Generated<string>
  payout_details: Generated<string>
  by_hand_reference: Generated<string>
  by_hand_at: Date | null
  reason: Generated<string>
  decided_by: string | null
  decided_at: Date | null
  created_at: Date
  approved_by: string | null
  approved_at: Date | null
}

export interface WorkHolds {
  subject_kind: string
  subject_id: string
  staff_id: string
  taken_at: Date
  until_at: Date
}

export interface WorkingHours {
  only_one: Generated<boolean>
  weekdays: number[]
  opens_hour: number
  closes_hour: number
  changed_at: Date
  changed_by: string | null
}

export interface DB {
  addresses: Addresses
  adjustments: Adjustments
  answer_links: AnswerLinks
  approvals: Approvals
  arrivals: Arrivals
  article_revisions: ArticleRevisions
  article_texts: ArticleTexts
  articles: Articles
  assignments: Assignments
  audit_log: AuditLog
  canned_answers: CannedAnswers
  carrier_invoice_rows: CarrierInvoiceRows
  carrier_invoices: CarrierInvoices
  cart_items: CartItems
  cartons: Cartons
  category_bans: CategoryBans
  claim_files: ClaimFiles
  claim_steps: ClaimSteps
  collected_taxes: CollectedTaxes
  conversation_files: ConversationFiles
  conversation_messages: ConversationMessages
  conversation_steps: ConversationSteps
  conversations: Conversations
  count_differences: CountDifferences
  countries: Countries
  coupon_offers: CouponOffers
  coupon_steps: CouponSteps
  coupons: Coupons
  creator_bindings: CreatorBindings
  creator_days: CreatorDays
  creator_shares: CreatorShares
  creators: Creators
  data_import_rows: DataImportRows
  data_imports: DataImports
  days_off: DaysOff
  days_worked: DaysWorked
  disposal_notices: DisposalNotices
  duty_charges: DutyCharges
  duty_invoices: DutyInvoices
  duty_overrides: DutyOverrides
  earlier_travels: EarlierTravels
  email_links: EmailLinks
  estimate_models: EstimateModels
  estimate_months: EstimateMonths
  estimate_shops: EstimateShops
  event_changes: EventChanges
  event_counters: EventCounters
  event_log: EventLog
  exchange_rates: ExchangeRates
  exports: Exports
  extra_services: ExtraServices
  failed_tries: FailedTries
  favourites: Favourites
  files: Files
  found_labels: FoundLabels
  found_things: FoundThings
  goods_categories: GoodsCategories
  goods_corrections: GoodsCorrections
  goods_figures: GoodsFigures
  goods_grams: GoodsGrams
  goods_kinds: GoodsKinds
  goods_knowledge: GoodsKnowledge
  goods_list_rows: GoodsListRows
  goods_list_sheets: GoodsListSheets
  goods_lists: GoodsLists
  goods_marks: GoodsMarks
  goods_measurements: GoodsMeasurements
  goods_models: GoodsModels
  goods_photos: GoodsPhotos
  goods_search_pages: GoodsSearchPages
  goods_sellers: GoodsSellers
  goods_trade: GoodsTrade
  goods_translations: GoodsTranslations
  goods_words: GoodsWords
  grant_acts: GrantActs
  hold_lifts: HoldLifts
  hook_deliveries: HookDeliveries
  hooks: Hooks
  idempotency_keys: IdempotencyKeys
  import_rules: ImportRules
  inbounds: Inbounds
  installation: Installation
  item_questions: ItemQuestions
  job_runs: JobRuns
  job_workers: JobWorkers
  last_backup: LastBackup
  lead_events: LeadEvents
  leads: Leads
  ledger_accounts: LedgerAccounts
  ledger_postings: LedgerPostings
  ledger_things: LedgerThings
  ledger_transactions: LedgerTransactions
  line_days: LineDays
  link_sites: LinkSites
  list_layouts: ListLayouts
  list_views: ListViews
  login_events: LoginEvents
  logos: Logos
  mail_tests: MailTests
  mails: Mails
  mentions: Mentions
  messages: Messages
  migrations: Migrations
  number_batch_rows: NumberBatchRows
  number_batches: NumberBatches
  oauth_clients: OauthClients
  oauth_codes: OauthCodes
  order_expectations: OrderExpectations
  order_item_steps: OrderItemSteps
  order_items: OrderItems
  orders: Orders
  orders_to_expect: OrdersToExpect
  packed_pieces: PackedPieces
  parcel_alarms: ParcelAlarms
  parcel_asks: ParcelAsks
  parcel_claims: ParcelClaims
  parcel_items: ParcelItems
  parcel_papers: ParcelPapers
  parcel_photos: ParcelPhotos
  parcel_steps: ParcelSteps
  parcels: Parcels
  payments: Payments
  photo_orders: PhotoOrders
  pick_shorts: PickShorts
  pick_wave_bins: PickWaveBins
  pick_wave_parcels: PickWaveParcels
  pick_waves: PickWaves
  picks: Picks
  picture_hashes: PictureHashes
  plan_charges: PlanCharges
  plan_memberships: PlanMemberships
  plan_savings: PlanSavings
  plans: Plans
  point_entries: PointEntries
  point_lots: PointLots
  policy_limits: PolicyLimits
  processes: Processes
  product_customs: ProductCustoms
  product_faults: ProductFaults
  product_source_days: ProductSourceDays
  products: Products
  proposals: Proposals
  provinces: Provinces
  public_list_reports: PublicListReports
  public_lists: PublicLists
  purchase_batch_orders: PurchaseBatchOrders
  purchase_batches: PurchaseBatches
  purchases: Purchases
  push_deliveries: PushDeliveries
  push_subscriptions: PushSubscriptions
  rate_cards: RateCards
  rate_limits: RateLimits
  read_tokens: ReadTokens
  ready_reasons: ReadyReasons
  recharge_refunds: RechargeRefunds
  recharges: Recharges
  reconciliation_differences: ReconciliationDifferences
  reconciliations: Reconciliations
  recovery_codes: RecoveryCodes
  refund_cases: RefundCases
  remittances: Remittances
  reset_requests: ResetRequests
  reviews: Reviews
  rules_feed: RulesFeed
  rules_releases: RulesReleases
  sandbox_checkouts: SandboxCheckouts
  sandbox_refunds: SandboxRefunds
  secrets: Secrets
  seller_chases: SellerChases
  seller_figures: SellerFigures
  seller_orders: SellerOrders
  sessions: Sessions
  settings: Settings
  setup_confirmations: SetupConfirmations
  shelf_capacities: ShelfCapacities
  shelf_count_scans: ShelfCountScans
  shelf_count_things: ShelfCountThings
  shelf_counts: ShelfCounts
  shift_notes: ShiftNotes
  shifts: Shifts
  shipments: Shipments
  shipping_lines: ShippingLines
  shipping_rates: ShippingRates
  shop_opening: ShopOpening
  shopper_notes: ShopperNotes
  shoppers: Shoppers
  short_links: ShortLinks
  site_version: SiteVersion
  spent_proofs: SpentProofs
  staff: Staff
  staff_links: StaffLinks
  staff_recovery_codes: StaffRecoveryCodes
  staff_sessions: StaffSessions
  staff_two_factor: StaffTwoFactor
  stock_item_steps: StockItemSteps
  stock_items: StockItems
  stock_photos: StockPhotos
  stock_transfers: StockTransfers
  storage_extensions: StorageExtensions
  storage_reminders: StorageReminders
  supplements: Supplements
  tax_registrations: TaxRegistrations
  tracking_events: TrackingEvents
  trackings: Trackings
  transfer_loads: TransferLoads
  two_factor: TwoFactor
  unclaimed_claims: UnclaimedClaims
  unclaimed_parcels: UnclaimedParcels
  unclaimed_photos: UnclaimedPhotos
  unclaimed_steps: UnclaimedSteps
  unread_links: UnreadLinks
  value_acts: ValueActs
  viewed_goods: ViewedGoods
  warehouses: Warehouses
  watched_goods: WatchedGoods
  watches: Watches
  webhook_events: WebhookEvents
  withdrawals: Withdrawals
  work_holds: WorkHolds
  working_hours: WorkingHours
}
