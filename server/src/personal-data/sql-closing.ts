import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'

/** Stages in which an order item is still on its way to us; items on a shelf are counted as stock items. */
const UNDER_WAY = [
  'pending_payment',
  'in_review',
  'to_purchase',
  'awaiting_customer',
  'supplement_due',
  'purchased',
  'seller_shipped',
] as const

/**
 * Stages in which a package is still open. Each is counted separately: the cached plan expects few packages
 * per shopper, and would scan all of them.
 */
const PARCEL_UNDER_WAY = PARCEL_STAGES.filter(
  (stage) => stage !== 'done' && stage !== 'returned' && stage !== 'cancelled' && stage !== 'lost',
)

/** The numbers of a shopper's open orders, goods, packages and payments, apart from balances. */
export async function countOpenBusiness(db: Db, shopperId: string) {
  const { rows } = await sql<{
    orders: number
    stock_items: number
    inbounds: number
    parcels: number
    payments: number
  }>`select
    (select count(distinct order_id) from order_items where shopper_id = ${shopperId} and stage in (${literals(UNDER_WAY)})) as orders,
    (select count(*) from stock_items where shopper_id = ${shopperId}
      and stage in ('received', 'abnormal', 'in_stock', 'storage_expired')) as stock_items,
    (select count(*) from inbounds where shopper_id = ${shopperId} and stage in ('announced', 'in_doubt')) as inbounds,
    ${sql.join(
      PARCEL_UNDER_WAY.map(
        (stage) =>
          sql`(select count(*) from parcels where shopper_id = ${shopperId} and stage = ${sql.lit(stage)})`,
      ),
      sql` + `,
    )}
      + (select count(*) from parcel_claims where shopper_id = ${shopperId}
        and stage in ('submitted', 'evidence_wanted', 'granted')) as parcels,
    (select count(*) from payments where shopper_id = ${shopperId} and stage = 'created')
      + (select count(*) from recharges where shopper_id = ${shopperId} and stage = 'created' and payment_id is null)
      + (select count(*) from withdrawals where shopper_id = ${shopperId} and stage in ('requested', 'paying'))
      + (select count(*) from remittances where shopper_id = ${shopperId} and stage = 'submitted') as payments`.execute(
    db,
  )
  return rows[0]!
}

/**
 * Files that only the shopper's own pages show: they are deleted with the account. Receipts stay, as evidence
 * of payments.
 */
const PERSONAL_KINDS = ['avatar', 'review', 'attachment', 'document', 'product'] as const

export const listPersonalFiles = (db: Db, shopperId: string) =>
  db
    .selectFrom('files')
    .where('shopper_id', '=', shopperId)
    .where('kind', 'in', PERSONAL_KINDS)
    .select('id')
    .execute()

/** Removes the person from records that the books must keep: purchases and shipments stay, without a name. */
export async function anonymiseBooks(tx: Tx, shopperId: string): Promise<void> {
  // The payout and the bank's reference stay; the recipient and the account are removed.
  await tx
    .updateTable('withdrawals')
    .set({ payout_name: '', payout_account: '', payout_details: '' })
    .where('shopper_id', '=', shopperId)
    .execute()
  await tx
    .updateTable('remittances')
    .set({ sender_first_name: '-', sender_last_name: '-', note: '', bank_reference: '', mtcn_sealed: null })
    .where('shopper_id', '=', shopperId)
    .execute()
  // Plans of a closed account are not renewed.
  await sql`update plan_memberships set ended_at = paid_until, end_reason = 'cancelled', next_plan_id = null
    where shopper_id = ${shopperId} and ended_at is null`.execute(tx)
  // Of the address only the country stays, since duty and freight depend on it. The snapshot keeps its
  // structure.
  await sql`update parcels set remark = '', address = (
      select jsonb_object_agg(key, case when key = 'country' or jsonb_typeof(value) <> 'string' then value else '""'::jsonb end)
      from jsonb_each(address)
    ) where shopper_id = ${shopperId}`.execute(tx)
  // The payout and its rule stay; messages and pictures are removed.
  const claims = tx.selectFrom('parcel_claims').where('shopper_id', '=', shopperId).select('id')
  await tx.deleteFrom('claim_files').where('claim_id', 'in', claims).execute()
  await tx
    .updateTable('parcel_claims')
    .set({ story: '-', note: '' })
    .where('shopper_id', '=', shopperId)
    .execute()
  // That something was asked stays; the answer's note and the papers are removed.
  const asks = tx
    .selectFrom('parcel_asks')
    .innerJoin('parcels', 'parcels.id', 'parcel_asks.parcel_id')
    .where('parcels.shopper_id', '=', shopperId)
    .select('parcel_asks.id')
  await tx.deleteFrom('parcel_papers').where('ask_id', 'in', asks).execute()
  await tx.updateTable('parcel_asks').set({ words: '', note: '' }).where('id', 'in', asks).execute()
  // What was charged stays, which is about the rules; the picture is removed.
  const own = tx.selectFrom('parcels').where('shopper_id', '=', shopperId).select('id')
  await tx.updateTable('duty_charges').set({ file_id: null }).where('parcel_id', 'in', own).execute()
  await tx
    .updateTable('reviews')
    .set({ body: '', file_ids: [] })
    .where('shopper_id', '=', shopperId)
    .execute()
  await tx
    .updateTable('orders')
    .set({ contact: '', remark: '' })
    .where('shopper_id', '=', shopperId)
    .execute()
  await tx
    .updateTable('order_items')
    .set({ remark: '', photo_remark: '', own_name: '' })
    .where('shopper_id', '=', shopperId)
    .execute()
  const uploaded = tx.selectFrom('files').where('shopper_id', '=', shopperId).select('id')
  await tx
    .updateTable('order_items')
    .set({ image_file_id: null })
    .where('shopper_id', '=', shopperId)
    .where('image_file_id', 'in', uploaded)
    .execute()
  await tx.deleteFrom('answer_links').where('shopper_id', '=', shopperId).execute()
  await tx.updateTable('unclaimed_claims').set({ note: '' }).where('shopper_id', '=', shopperId).execute()
  await tx.updateTable('inbounds').set({ remark: '' }).where('shopper_id', '=', shopperId).execute()
}

/** Deletes messages; the conversation itself and its steps stay: who was assigned and when. */
async function emptyConversations(tx: Tx, shopperId: string): Promise<void> {
  const own = tx.selectFrom('conversations').where('shopper_id', '=', shopperId).select('id')
  const messages = tx.selectFrom('conversation_messages').where('conversation_id', 'in', own).select('id')
  await tx
    .updateTable('conversations')
    .set({ subject: '-', about_title: '', stage: 'closed', waiting_since: null, mail_due_at: null })
    .where('shopper_id', '=', shopperId)
    .execute()
  await tx
    .updateTable('conversation_messages')
    .set({ body: '' })
    .where('conversation_id', 'in', own)
    .execute()
  await tx.deleteFrom('conversation_files').where('message_id', 'in', messages).execute()
}

type Removed =
  | 'addresses'
  | 'cart_items'
  | 'goods_lists'
  | 'public_lists'
  | 'favourites'
  | 'viewed_goods'
  | 'watches'

/**
 * Deletes records that belong to the person alone. Coupons stay, with the hash of the mailbox that they were
 * given to.
 */
export async function deletePersonal(tx: Tx, shopperId: string, mailboxHash: Buffer): Promise<void> {
  const remove = (table: Removed) => tx.deleteFrom(table).where('shopper_id', '=', shopperId).execute()
  await remove('addresses')
  await remove('cart_items')
  // Locked before what is published of them, which cannot outlive them.
  await tx
    .selectFrom('goods_lists')
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .select('id')
    .execute()
  await remove('public_lists')
  await remove('goods_lists')
  await remove('favourites')
  await remove('viewed_goods')
  await remove('watches')
  await tx
    .updateTable('coupons')
    .set((of) => ({ note: '', mailbox_hash: of.fn.coalesce('mailbox_hash', of.val(mailboxHash)) }))
    .where('shopper_id', '=', shopperId)
    .execute()
  await emptyConversations(tx, shopperId)
  for (const table of [
    'messages',
    'oauth_codes',
    'sessions',
    'read_tokens',
    'grant_acts',
    'push_subscriptions',
    'hooks',
    'event_counters',
    'event_changes',
    'event_log',
    'login_events',
    'two_factor',
    'recovery_codes',
    'exports',
    'mails',
    'shopper_notes',
  ] as const)
    await tx.deleteFrom(table).where('shopper_id', '=', shopperId).execute()
  await tx
    .updateTable('goods_translations')
    .set({ asked_by: null })
    .where('asked_by', '=', shopperId)
    .execute()
  await tx.deleteFrom('idempotency_keys').where('owner', '=', shopperId).execute()
  await tx
    .deleteFrom('files')
    .where('shopper_id', '=', shopperId)
    .where('kind', 'in', PERSONAL_KINDS)
    .execute()
}

/**
 * Empties the shopper's row, which stays nameless because the ledger refers to it. The e-mail address is free
 * again.
 */
export async function emptyProfile(tx: Tx, shopperId: string, now: Date): Promise<void> {
  await tx.deleteFrom('email_links').where('shopper_id', '=', shopperId).execute()
  await tx
    .updateTable('shoppers')
    .set({
      email: `deleted-${shopperId}@deleted.invalid`,
      password_hash: '',
      nickname: '',
      first_name: '',
      last_name: '',
      birthday: null,
      phone: '',
      avatar_file_id: null,
      shares_photos: false,
      keeps_history: true,
      time_zone: null,
      mail_choices: '{}',
      digest_hour: null,
      email_verified_at: null,
      password_changed_at: null,
      password_reset_at: null,
      email_changed_at: null,
      two_factor_removed_at: null,
      blocked_at: now,
      closed_at: now,
    })
    .where('id', '=', shopperId)
    .execute()
}

/** Deletes what the shopper's programs asked for. The first lock of a closing, as of an approval. */
export const deleteApprovals = (tx: Tx, shopperId: string) =>
  tx.deleteFrom('approvals').where('shopper_id', '=', shopperId).execute()
