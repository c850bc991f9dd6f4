import { sql } from 'kysely'
import { rechargeSearch, remittanceSearch, withdrawalSearch } from '../search/public.ts'
import { type ListSource, is, ofOwner, shopperName } from './sql-source.ts'

export const recharges: ListSource = {
  from: sql`recharges left join shoppers on shoppers.id = recharges.shopper_id`,
  id: sql`recharges.id`,
  columns: {
    number: sql`recharges.number`,
    shopper: shopperName,
    stage: sql`recharges.stage`,
    provider: sql`recharges.provider`,
    amount: sql`recharges.credit_fen`,
    reference: sql`coalesce(recharges.payment_ref, recharges.provider_ref)`,
    created_at: sql`recharges.created_at`,
  },
  sorts: {
    created_at: { by: sql`recharges.created_at`, type: 'timestamptz' },
    amount: { by: sql`recharges.credit_fen`, type: 'bigint' },
  },
  filters: {
    stage: is('recharges.stage'),
    provider: is('recharges.provider'),
    shopper: ofOwner('recharges.shopper_id'),
  },
  day: sql`recharges.created_at`,
  search: rechargeSearch,
}

export const remittances: ListSource = {
  from: sql`remittances left join shoppers on shoppers.id = remittances.shopper_id`,
  id: sql`remittances.id`,
  columns: {
    number: sql`remittances.number`,
    shopper: shopperName,
    stage: sql`remittances.stage`,
    method: sql`remittances.method`,
    sender: sql`remittances.sender_first_name || ' ' || remittances.sender_last_name`,
    amount: sql`remittances.credit_fen`,
    created_at: sql`remittances.created_at`,
  },
  sorts: { created_at: { by: sql`remittances.created_at`, type: 'timestamptz' } },
  filters: {
    stage: is('remittances.stage'),
    method: is('remittances.method'),
    shopper: ofOwner('remittances.shopper_id'),
  },
  day: sql`remittances.created_at`,
  search: remittanceSearch,
}

export const withdrawals: ListSource = {
  from: sql`withdrawals left join shoppers on shoppers.id = withdrawals.shopper_id`,
  id: sql`withdrawals.id`,
  columns: {
    number: sql`withdrawals.number`,
    shopper: shopperName,
    stage: sql`withdrawals.stage`,
    amount: sql`withdrawals.amount_fen`,
    created_at: sql`withdrawals.created_at`,
    decided_at: sql`withdrawals.decided_at`,
  },
  sorts: {
    created_at: { by: sql`withdrawals.created_at`, type: 'timestamptz' },
    amount: { by: sql`withdrawals.amount_fen`, type: 'bigint' },
  },
  filters: { stage: is('withdrawals.stage'), shopper: ofOwner('withdrawals.shopper_id') },
  day: sql`withdrawals.created_at`,
  search: withdrawalSearch,
}
