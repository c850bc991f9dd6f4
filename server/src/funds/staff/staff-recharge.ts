import { type StaffRecharge } from '@longhaul/contract/funds/recharges.staff.ts'
import type { Static } from 'typebox'
import { toRecharge } from '../recharge-card.ts'
import { type DeskRecharge } from './sql.ts'

export function toStaffRecharge(row: DeskRecharge): Static<typeof StaffRecharge> {
  const { provider_url: _, ...card } = toRecharge(row)
  return {
    ...card,
    shopper: { id: row.shopper_id, code: row.code, email: row.email, nickname: row.nickname },
    margin_per_mille: row.margin_per_mille,
    provider_ref: row.provider_ref,
    payment_ref: row.payment_ref,
    for_payment: row.payment_id !== null,
    returned_fen: row.returned_fen,
    expires_at: row.expires_at.toISOString(),
  }
}
