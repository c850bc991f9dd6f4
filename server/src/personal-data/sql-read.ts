import type { Db } from '../platform/database/db.ts'

/**
 * All stored data of a shopper, by the name of the export's file. Contains no secrets: no password, token,
 * code or link.
 */
export async function readEverythingOwn(db: Db, shopperId: string): Promise<Record<string, unknown>> {
  return {
    profile: await readProfile(db, shopperId),
    ...(await readWholeTables(db, shopperId)),
    goods_watched: await readWatches(db, shopperId),
    questions: await readQuestions(db, shopperId),
    expected_costs: await readExpectations(db, shopperId),
    ...(await readParcelData(db, shopperId)),
    ...(await readClaims(db, shopperId)),
    remittances: await readRemittances(db, shopperId),
    refunds_of_recharges: await readRechargeRefunds(db, shopperId),
    statement: await readStatement(db, shopperId),
    coupons: await readCoupons(db, shopperId),
    ...(await readConversations(db, shopperId)),
    creator_shares: await readShares(db, shopperId),
    devices: await readDevices(db, shopperId),
    push_devices: await readPushDevices(db, shopperId),
    ...(await readPrograms(db, shopperId)),
    files: await listEveryOwnFile(db, shopperId),
  }
}

/** Tables that are exported with all columns, by the name of the file. */
const WHOLE_TABLES = {
  addresses: 'addresses',
  cart: 'cart_items',
  goods_lists: 'goods_lists',
  goods_list_rows: 'goods_list_rows',
  goods_list_sheets: 'goods_list_sheets',
  favourites: 'favourites',
  goods_looked_at: 'viewed_goods',
  public_lists: 'public_lists',
  orders: 'orders',
  order_items: 'order_items',
  extra_payments: 'supplements',
  refund_requests: 'refund_cases',
  inbound_parcels: 'inbounds',
  unclaimed_claims: 'unclaimed_claims',
  warehouse: 'stock_items',
  packages: 'parcels',
  reviews: 'reviews',
  payments: 'payments',
  recharges: 'recharges',
  withdrawals: 'withdrawals',
  points: 'point_entries',
  points_left: 'point_lots',
  plans: 'plan_memberships',
  plan_payments: 'plan_charges',
  creator: 'creators',
  brought_by_creator: 'creator_bindings',
  messages: 'messages',
  log_ins: 'login_events',
} as const

async function readWholeTables(db: Db, shopperId: string): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const [name, table] of Object.entries(WHOLE_TABLES))
    read[name] = await db.selectFrom(table).where('shopper_id', '=', shopperId).selectAll().execute()
  return read
}

/** What the shopper earned as a creator, without whose items these are. */
const readShares = (db: Db, shopperId: string) =>
  db
    .selectFrom('creator_shares as share')
    .innerJoin('creators', 'creators.id', 'share.creator_id')
    .where('creators.shopper_id', '=', shopperId)
    .orderBy('share.earned_at')
    .select(['share.state', 'share.per_mille', 'share.share_fen', 'share.taken_back_fen', 'share.kept_fen'])
    .select(['share.earned_at', 'share.due_at', 'share.state_at', 'share.reason'])
    .execute()

const readExpectations = (db: Db, shopperId: string) =>
  db
    .selectFrom('order_expectations')
    .innerJoin('order_items', 'order_items.id', 'order_expectations.order_item_id')
    .where('order_items.shopper_id', '=', shopperId)
    .selectAll('order_expectations')
    .execute()

const readWatches = (db: Db, shopperId: string) =>
  db
    .selectFrom('watches')
    .innerJoin('watched_goods', 'watched_goods.id', 'watches.goods_id')
    .where('shopper_id', '=', shopperId)
    .selectAll('watches')
    .select(['platform', 'url'])
    .execute()

const readQuestions = (db: Db, shopperId: string) =>
  db
    .selectFrom('item_questions')
    .innerJoin('order_items', 'order_items.id', 'item_questions.order_item_id')
    .where('order_items.shopper_id', '=', shopperId)
    .select(['order_item_id', 'kind', 'note', 'asked_at', 'answer', 'reply', 'answered_at'])
    .execute()

const readParcelData = async (db: Db, shopperId: string) => ({
  package_contents: await db
    .selectFrom('parcel_items')
    .innerJoin('parcels', 'parcels.id', 'parcel_items.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .select(['parcel_id', 'stock_item_id'])
    .execute(),
  tracking: await db
    .selectFrom('tracking_events')
    .innerJoin('parcels', 'parcels.id', 'tracking_events.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .selectAll('tracking_events')
    .execute(),
  package_questions: await db
    .selectFrom('parcel_asks')
    .innerJoin('parcels', 'parcels.id', 'parcel_asks.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .select(['parcel_id', 'kind', 'words', 'asked_at', 'answer', 'note', 'answered_at'])
    .execute(),
  package_duty: await db
    .selectFrom('duty_charges')
    .innerJoin('parcels', 'parcels.id', 'duty_charges.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .where('source', '=', 'receipt')
    .select(['parcel_id', 'amount_minor', 'currency', 'file_id', 'told_at', 'changed_at'])
    .execute(),
  package_papers: await db
    .selectFrom('parcel_papers')
    .innerJoin('parcel_asks', 'parcel_asks.id', 'parcel_papers.ask_id')
    .innerJoin('parcels', 'parcels.id', 'parcel_asks.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .select(['parcel_id', 'file_id', 'name', 'parcel_papers.created_at'])
    .execute(),
})

const readClaims = async (db: Db, shopperId: string) => ({
  claims: await db
    .selectFrom('parcel_claims')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'number', 'parcel_id', 'kind', 'stage', 'stock_item_ids', 'quantities', 'story', 'note'])
    .select(['goods_fen', 'freight_fen', 'created_at', 'decided_at', 'paid_at'])
    .execute(),
  claim_pictures: await db
    .selectFrom('claim_files')
    .innerJoin('parcel_claims', 'parcel_claims.id', 'claim_files.claim_id')
    .where('shopper_id', '=', shopperId)
    .select(['claim_id', 'slot', 'file_id', 'claim_files.created_at'])
    .execute(),
})

const readRechargeRefunds = (db: Db, shopperId: string) =>
  db
    .selectFrom('recharge_refunds')
    .innerJoin('recharges', 'recharges.id', 'recharge_refunds.recharge_id')
    .where('recharges.shopper_id', '=', shopperId)
    .selectAll('recharge_refunds')
    .execute()

const readCoupons = (db: Db, shopperId: string) =>
  db
    .selectFrom('coupons')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'purpose', 'amount_fen', 'per_mille', 'cap_fen', 'minimum_fen', 'source', 'note'])
    .select(['created_at', 'valid_until', 'used_at', 'order_id', 'parcel_id', 'discount_fen'])
    .execute()

/** Without the staff's internal notes and the assignee of a conversation. */
const readConversations = async (db: Db, shopperId: string) => ({
  conversations: await db
    .selectFrom('conversations')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'subject', 'about_kind', 'about_number', 'about_title', 'stage', 'created_at'])
    .execute(),
  conversation_messages: await db
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .where('shopper_id', '=', shopperId)
    .where('internal', '=', false)
    .select(['conversation_id', 'author', 'body', 'conversation_messages.created_at'])
    .orderBy('conversation_messages.created_at')
    .execute(),
})

const readDevices = (db: Db, shopperId: string) =>
  db
    .selectFrom('sessions')
    .where('shopper_id', '=', shopperId)
    .select(['user_agent', 'address', 'created_at', 'seen_at', 'expires_at', 'ended_at'])
    .execute()

const readPushDevices = (db: Db, shopperId: string) =>
  db
    .selectFrom('push_subscriptions')
    .where('shopper_id', '=', shopperId)
    .select(['endpoint', 'kinds', 'user_agent', 'created_at', 'confirmed_at', 'last_sent_at'])
    .execute()

const readPrograms = async (db: Db, shopperId: string) => ({
  read_tokens: await db
    .selectFrom('read_tokens')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'name', 'client_id', 'client_host', 'scopes', 'act_scopes', 'per_act_fen', 'per_day_fen'])
    .select(['created_at', 'expires_at', 'last_used_at'])
    .execute(),
  grant_acts: await db
    .selectFrom('grant_acts')
    .where('shopper_id', '=', shopperId)
    .select(['token_id', 'token_name', 'route', 'subject_kind', 'subject_id', 'amount_fen', 'outcome'])
    .select(['created_at'])
    .execute(),
  approvals: await db
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .select(['token_name', 'route', 'why', 'picture', 'amount_fen', 'state', 'created_at', 'ends_at'])
    .select(['decided_at'])
    .execute(),
  hooks: await db
    .selectFrom('hooks')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'url', 'events', 'created_at', 'failing_since', 'disabled_at', 'disabled_why'])
    .execute(),
  hook_deliveries: await db
    .selectFrom('hook_deliveries')
    .innerJoin('hooks', 'hooks.id', 'hook_deliveries.hook_id')
    .where('hooks.shopper_id', '=', shopperId)
    .select(['hook_id', 'event', 'body', 'state', 'tries', 'outcome', 'hook_deliveries.created_at'])
    .execute(),
  event_log: await db
    .selectFrom('event_log')
    .where('shopper_id', '=', shopperId)
    .select(['id', 'sequence', 'event', 'body', 'recorded_at'])
    .orderBy('sequence')
    .execute(),
})

const readProfile = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select([
      'id',
      'code',
      'email',
      'email_verified_at',
      'nickname',
      'first_name',
      'last_name',
      'birthday',
      'phone',
      'lang',
      'currency',
      'time_zone',
      'mail_choices',
      'digest_hour',
      'keeps_history',
      'created_at',
      'password_changed_at',
      'password_reset_at',
      'email_changed_at',
      'two_factor_removed_at',
    ])
    .executeTakeFirstOrThrow()

/** Without the control number, with which the money can be collected. */
const readRemittances = (db: Db, shopperId: string) =>
  db
    .selectFrom('remittances')
    .where('shopper_id', '=', shopperId)
    .select([
      'number',
      'method',
      'stage',
      'sender_first_name',
      'sender_last_name',
      'country',
      'currency',
      'sent_minor',
      'sent_on',
      'mtcn_end',
      'bank_reference',
      'receipt_file_id',
      'note',
      'received_currency',
      'received_minor',
      'credit_fen',
      'rate_nanos',
      'rate_quoted_on',
      'margin_per_mille',
      'reason',
      'created_at',
      'decided_at',
    ])
    .execute()

/** Every change of the balances, in fen, oldest first. */
const readStatement = (db: Db, shopperId: string) =>
  db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as event', 'event.id', 'posting.transaction_id')
    .innerJoin('ledger_accounts as source', 'source.id', 'posting.from_account_id')
    .innerJoin('ledger_accounts as goal', 'goal.id', 'posting.to_account_id')
    .where((where) =>
      where.or([where('source.shopper_id', '=', shopperId), where('goal.shopper_id', '=', shopperId)]),
    )
    .select([
      'event.kind',
      'event.subject_kind',
      'event.subject_id',
      'event.created_at',
      'source.kind as from',
      'goal.kind as to',
      'posting.amount',
      'posting.currency',
    ])
    .orderBy('posting.id')
    .execute()

/** A shopper's pictures, documents and videos: uploaded, or taken of their goods and packages. */
export const listEveryOwnFile = (db: Db, shopperId: string) =>
  db
    .selectFrom('files')
    .where((where) =>
      where.or([
        where('files.shopper_id', '=', shopperId),
        where.exists(
          where
            .selectFrom('stock_photos')
            .innerJoin('stock_items', 'stock_items.id', 'stock_photos.stock_item_id')
            .whereRef('stock_photos.file_id', '=', 'files.id')
            .where('stock_items.shopper_id', '=', shopperId)
            .select('stock_photos.id'),
        ),
        where.exists(
          where
            .selectFrom('parcel_photos')
            .innerJoin('parcels', 'parcels.id', 'parcel_photos.parcel_id')
            .whereRef('parcel_photos.file_id', '=', 'files.id')
            .where('parcels.shopper_id', '=', shopperId)
            .select('parcel_photos.file_id'),
        ),
        where.exists(
          where
            .selectFrom('parcels')
            .whereRef('parcels.video_file_id', '=', 'files.id')
            .where('parcels.shopper_id', '=', shopperId)
            .select('parcels.id'),
        ),
      ]),
    )
    // An export does not contain earlier exports.
    .where('media_type', '!=', 'application/zip')
    .select(['id', 'kind', 'media_type', 'bytes', 'created_at'])
    .orderBy('created_at')
    .execute()
