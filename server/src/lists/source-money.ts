import { sql } from 'kysely'
import { type ListSource, beginning, is, ofOwner, shopperName, shoppersFor } from './source.ts'

export const recharges: ListSource = {
  from: sql`recharges recharge join shoppers on shoppers.id = recharge.shopper_id`,
  id: sql`recharge.id`,
  columns: {
    number: sql`recharge.number`,
    shopper: shopperName,
    stage: sql`recharge.stage`,
    provider: sql`recharge.provider`,
    amount: sql`recharge.credit_fen`,
    reference: sql`coalesce(recharge.payment_ref, recharge.provider_ref)`,
    created_at: sql`recharge.created_at`,
  },
  sorts: {
    created_at: { by: sql`recharge.created_at`, type: 'timestamptz' },
    amount: { by: sql`recharge.credit_fen`, type: 'bigint' },
  },
  filters: {
    stage: is('recharge.stage'),
    provider: is('recharge.provider'),
    shopper: ofOwner('recharge.shopper_id'),
  },
  day: sql`recharge.created_at`,
  search: (words) => sql<string>`
    select id from recharges where number = ${words.toUpperCase()}
    union select id from recharges where provider_ref like ${beginning(words)}
    union select id from recharges where shopper_id in (${shoppersFor(words)})`,
}

export const remittances: ListSource = {
  from: sql`remittances remittance join shoppers on shoppers.id = remittance.shopper_id`,
  id: sql`remittance.id`,
  columns: {
    number: sql`remittance.number`,
    shopper: shopperName,
    stage: sql`remittance.stage`,
    method: sql`remittance.method`,
    sender: sql`remittance.sender_first_name || ' ' || remittance.sender_last_name`,
    amount: sql`remittance.credit_fen`,
    created_at: sql`remittance.created_at`,
  },
  sorts: { created_at: { by: sql`remittance.created_at`, type: 'timestamptz' } },
  filters: {
    stage: is('remittance.stage'),
    method: is('remittance.method'),
    shopper: ofOwner('remittance.shopper_id'),
  },
  day: sql`remittance.created_at`,
  search: (words) => sql<string>`
    select id from remittances where number = ${words.toUpperCase()}
    union select id from remittances where shopper_id in (${shoppersFor(words)})`,
}

export const withdrawals: ListSource = {
  from: sql`withdrawals withdrawal join shoppers on shoppers.id = withdrawal.shopper_id`,
  id: sql`withdrawal.id`,
  columns: {
    number: sql`withdrawal.number`,
    shopper: shopperName,
    stage: sql`withdrawal.stage`,
    amount: sql`withdrawal.amount_fen`,
    created_at: sql`withdrawal.created_at`,
    decided_at: sql`withdrawal.decided_at`,
  },
  sorts: {
    created_at: { by: sql`withdrawal.created_at`, type: 'timestamptz' },
    amount: { by: sql`withdrawal.amount_fen`, type: 'bigint' },
  },
  filters: { stage: is('withdrawal.stage'), shopper: ofOwner('withdrawal.shopper_id') },
  day: sql`withdrawal.created_at`,
  search: (words) => sql<string>`
    select id from withdrawals where number = ${words.toUpperCase()}
    union select id from withdrawals where shopper_id in (${shoppersFor(words)})`,
}
