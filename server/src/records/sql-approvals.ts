import type { APPROVAL_KINDS } from '@longhaul/contract/funds/adjustments.staff.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type FirstOfTwo = {
  kind: (typeof APPROVAL_KINDS)[number]
  id: string
  number: string
  stage: string
  amount_fen: number
  about: string
  shopper_id: string
  code: string
  email: string
  nickname: string
  first_by: string
  first_by_name: string
  first_at: Date
}

/**
 * The withdrawals, refunds, corrections, remittances and claims that a first person approved, longest waiting
 * first. One page is more than ever wait.
 */
export async function listFirstOfTwo(db: Db): Promise<FirstOfTwo[]> {
  const { rows } = await sql<FirstOfTwo>`
    select one.*, s.code, s.email, s.nickname, staff.name as first_by_name from (
      select 'withdrawal' as kind, id, number, stage, amount_fen, '' as about, shopper_id, approved_by as first_by, approved_at as first_at
      from withdrawals where stage = 'requested' and approved_by is not null
      union all
      select 'refund_case', c.id, o.number, c.stage, c.goods_fen + c.freight_fen + c.service_fen - c.return_fen, i.title, c.shopper_id,
        c.approved_by, c.approved_at
      from refund_cases c join order_items i on i.id = c.order_item_id join orders o on o.id = i.order_id
      where c.stage = 'to_refund' and c.approved_by is not null
      union all
      select 'adjustment', id, number, stage, amount_fen, reason, shopper_id, asked_by, created_at
      from adjustments where stage = 'requested'
      union all
      select 'remittance', id, number, stage, approved_fen, sender_first_name || ' ' || sender_last_name, shopper_id, approved_by, approved_at
      from remittances where stage = 'submitted' and approved_by is not null
      union all
      select 'claim', c.id, c.number, c.stage, c.goods_fen + c.freight_fen, p.number, c.shopper_id, c.approved_by, c.approved_at
      from parcel_claims c join parcels p on p.id = c.parcel_id
      where c.stage = 'granted' and c.approved_by is not null
    ) one
    join shoppers s on s.id = one.shopper_id join staff on staff.id = one.first_by
    order by first_at, one.id limit 200`.execute(db)
  return rows
}
