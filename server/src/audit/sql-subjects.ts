import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { singular } from '@longhaul/text/console/audit/singular.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { UUID } from '../platform/uuid.ts'

type Subject = { subject_kind: string; subject_id: string }

/**
 * Queries for the number or name by which people know a subject, by its kind. Calls may name the kind in the
 * plural.
 */
const NUMBERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  order: sql`select id, number from orders`,
  order_item: sql`select item.id, orders.number from order_items item join orders on orders.id = item.order_id`,
  refund_case: sql`select refund.id, orders.number from refund_cases refund join order_items item on item.id = refund.order_item_id
    join orders on orders.id = item.order_id`,
  parcel: sql`select id, number from parcels`,
  claim: sql`select claim.id, parcels.number from parcel_claims claim join parcels on parcels.id = claim.parcel_id`,
  parcel_alarm: sql`select alarm.id, parcels.number from parcel_alarms alarm join parcels on parcels.id = alarm.parcel_id`,
  review: sql`select review.id, parcels.number from reviews review join parcels on parcels.id = review.parcel_id`,
  stock_item: sql`select id, goods_number::text as number from stock_items`,
  arrival: sql`select id, tracking_number as number from arrivals`,
  unclaimed: sql`select id, tracking_number as number from arrivals`,
  shopper: sql`select id, code as number from shoppers`,
  staff: sql`select id, name as number from staff`,
  member: sql`select id, name as number from staff`,
  adjustment: sql`select id, number from adjustments`,
  recharge: sql`select id, number from recharges`,
  remittance: sql`select id, number from remittances`,
  withdrawal: sql`select id, number from withdrawals`,
  rate_card: sql`select id, name as number from rate_cards`,
  carrier_invoice: sql`select id, carrier || ' ' || number as number from carrier_invoices`,
  data_import: sql`select id, row_count::text as number from data_imports`,
  mail: sql`select id, recipient as number from mails`,
  conversation: sql`select id, coalesce(nullif(about_number, ''), subject) as number from conversations`,
}
const known = (kind: string) => NUMBERS[kind] ?? NUMBERS[singular(kind)]
const keyOf = ({ subject_kind, subject_id }: Subject): string => `${subject_kind} ${subject_id}`

/** Looks up the numbers of subjects in one query; null for subjects that have none or were deleted. */
export async function numbersOf(
  db: Db,
  subjects: readonly Subject[],
): Promise<(of: Subject) => string | null> {
  const ids = new Map<string, Set<string>>()
  for (const { subject_kind: kind, subject_id: id } of subjects)
    if (known(kind) && UUID.test(id)) ids.set(kind, (ids.get(kind) ?? new Set()).add(id.toLowerCase()))
  if (ids.size === 0) return () => null
  const questions = [...ids].map(
    ([kind, wanted]) =>
      sql`select ${kind}::text as subject_kind, known.id::text as subject_id, known.number from (${known(kind)}) known
        where known.id = any(${[...wanted]}::uuid[])`,
  )
  const { rows } = await sql<Subject & { number: string }>`${sql.join(questions, sql` union all `)}`.execute(
    db,
  )
  const numbers = new Map(
    rows.map((row) => [
      keyOf(row),
      singular(row.subject_kind) === 'stock_item' ? goodsNumberText(Number(row.number)) : row.number,
    ]),
  )
  return (of) => numbers.get(keyOf({ ...of, subject_id: of.subject_id.toLowerCase() })) ?? null
}
