/**
 * What mails are about, as a shopper chooses which to get: what needs an answer or a payment, security,
 * packages on their way, everything before that, money, replies by customer service, watched goods, coupons
 * and points.
 */
export const MAIL_TOPICS = [
  'decisions',
  'security',
  'parcels',
  'orders',
  'money',
  'replies',
  'watched',
  'offers',
] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** When mails about a topic are sent: as things happen, together once a day, or not at all. */
export const MAIL_CHOICES = ['at_once', 'daily', 'off'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** The topics with a choice. The others are always sent at once. */
export const CHOSEN_TOPICS = ['parcels', 'orders', 'money', 'replies', 'watched', 'offers'] as const
export type ChosenTopic = (typeof CHOSEN_TOPICS)[number]

/** What a shopper has chosen; a topic that is missing has its default. */
export type MailChoices = Partial<Record<ChosenTopic, MailChoice>>

/**
 * The defaults: an ordinary item causes a mail when it is paid, shipped and delivered; what happens in
 * between comes once a day.
 */
const DEFAULTS: Readonly<Record<ChosenTopic, MailChoice>> = {
  parcels: 'at_once',
  orders: 'daily',
  money: 'at_once',
  replies: 'at_once',
  watched: 'daily',
  offers: 'daily',
}

/** The kinds of mail about each topic. Every kind is about one. */
export const KINDS_OF_TOPIC: Readonly<Record<MailTopic, readonly string[]>> = {
  decisions: [
    'order_placed',
    'question_asked',
    'question_free',
    'question_withdrawn',
    'supplement_due',
    'item_problem',
    'storage_reminder',
    'storage_expired',
    'disposal_notice',
    'stock_disposed',
    'stock_lost',
    'stock_found',
    'parcel_to_pay',
    'parcel_to_collect',
    'parcel_delivered',
    'parcel_address_problem',
    'papers_wanted',
    'duty_due',
    'claim_evidence',
    'compensation_owed',
    'inbound_in_doubt',
    'recharge_disputed',
    'shortfall_noted',
    'plan_balance_low',
    'public_list_taken_down',
    'public_list_put_back',
    'creator_active',
    'creator_declined',
    'creator_paused',
    'creator_ended',
    'approval_asked',
  ],
  security: [
    'welcome',
    'already_registered',
    'registered',
    'reset_password',
    'invited',
    'password_changed',
    'two_factor_on',
    'two_factor_off',
    'token_made',
    'acting_token_made',
    'token_leaked',
    'program_connected',
    'program_stopped',
    'hook_made',
    'hook_rotated',
    'hook_disabled',
    'push_added',
    'recovery_code_used',
    'email_change',
    'email_change_asked',
    'email_changed',
    'export_ready',
    'account_closed',
    'withdrawal_requested',
    'staff_new_place',
    'staff_invited',
    'staff_link',
    'staff_two_factor_reset',
    'staff_value_act',
  ],
  parcels: [
    'parcel_shipped',
    'parcel_exception',
    'parcel_expired',
    'parcel_cancelled',
    'parcel_returned',
    'parcel_split',
    'parcel_merged',
    'parcel_address_corrected',
    'claim_rejected',
    'claim_ended',
    'claim_in_doubt',
    'goods_kept',
  ],
  orders: [
    'order_expired',
    'item_approved',
    'approval_undone',
    'item_purchased',
    'purchase_undone',
    'supplement_paid',
    'seller_shipped',
    'item_received',
    'receipt_undone',
    'item_in_stock',
    'inbound_arrived',
    'inbound_problem',
    'receipt_taken_back',
    'unclaimed_claim_accepted',
    'unclaimed_claim_rejected',
    'refund_requested',
    'refund_moved',
    'coupon_counts_less',
    'photos_taken',
    'photos_declined',
    'photos_cancelled',
    'storage_extended',
    'stock_held',
    'stock_released',
    'stock_sent',
    'stock_arrived',
    'parcel_paid',
    'parcel_packed',
    'parcel_done',
    'claim_received',
    'return_freight_paid',
  ],
  money: [
    'order_paid',
    'item_cancelled',
    'cancellation_undone',
    'item_purchased_dearer',
    'question_expired',
    'supplement_expired',
    'refund_rejected',
    'refunded',
    'claim_paid',
    'recharge_succeeded',
    'recharge_failed',
    'payment_kept',
    'recharge_taken_back',
    'shortfall_collected',
    'recharge_given_again',
    'balance_raised',
    'balance_lowered',
    'withdrawal_paid',
    'withdrawal_rejected',
    'withdrawal_returned',
    'withdrawal_held_back',
    'remittance_submitted',
    'remittance_credited',
    'remittance_rejected',
    'plan_renewed',
    'plan_changed',
    'plan_ended_unpaid',
    'plan_ended_cancelled',
    'plan_ended_stopped',
  ],
  replies: ['answer_arrived'],
  watched: ['watch_changed', 'watch_ended'],
  offers: ['points_expiring', 'coupon_given'],
}

const TOPIC_OF_KIND: ReadonlyMap<string, MailTopic> = new Map(
  MAIL_TOPICS.flatMap((topic) => KINDS_OF_TOPIC[topic].map((kind) => [kind, topic] as const)),
)

/** The topic of a kind of mail. A kind that is not known is sent like a decision. */
export const topicOfMail = (kind: string): MailTopic => TOPIC_OF_KIND.get(kind) ?? 'decisions'

/** The topic, if it is one with a choice. */
const chosenTopic = (topic: string): ChosenTopic | undefined => CHOSEN_TOPICS.find((known) => known === topic)

/** What applies to a topic with these choices. */
export const choiceFor = (choices: MailChoices, topic: ChosenTopic): MailChoice =>
  choices[topic] ?? DEFAULTS[topic]

/** When to send a mail of this kind to a shopper with these choices. */
export function choiceForKind(choices: MailChoices, kind: string): MailChoice {
  const topic = chosenTopic(topicOfMail(kind))
  return topic === undefined ? 'at_once' : choiceFor(choices, topic)
}

/** The choices after a shopper asked for none of the mails that come once a day. */
const withoutDaily = (choices: MailChoices): MailChoices =>
  Object.fromEntries(
    CHOSEN_TOPICS.filter((topic) => choiceFor(choices, topic) === 'daily').map((topic) => [topic, 'off']),
  )

/** The kind of the daily mail, which is about all topics that come in it. */
export const DAILY_MAIL = 'daily_digest' as const

/** What a link in a mail turns off: a topic, or everything that comes once a day. */
export const LINK_TOPICS = [...CHOSEN_TOPICS, 'daily'] as const
export type LinkTopic = (typeof LINK_TOPICS)[number]

/** What the link of a mail of this kind turns off; undefined if such mails always come. */
export const linkTopicOf = (kind: string): LinkTopic | undefined =>
  kind === DAILY_MAIL ? 'daily' : chosenTopic(topicOfMail(kind))

/** The changes of a shopper who turns off what a link is for. */
export const turnedOff = (choices: MailChoices, topic: LinkTopic): MailChoices =>
  topic === 'daily' ? withoutDaily(choices) : { [topic]: 'off' }

/** How long the link of a mail works. */
export const MAIL_LINK_DAYS = 90
