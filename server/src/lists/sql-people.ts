import { type RawBuilder, sql } from 'kysely'
import { mailSearch, shopperSearch } from '../search/public.ts'
import { type ListSource, is } from './sql-source.ts'

const STATES: Readonly<Record<string, RawBuilder<boolean>>> = {
  active: sql`shoppers.blocked_at is null and shoppers.email_verified_at is not null`,
  unverified: sql`shoppers.blocked_at is null and shoppers.email_verified_at is null`,
  blocked: sql`shoppers.blocked_at is not null`,
}

export const shoppers: ListSource = {
  from: sql`shoppers`,
  id: sql`shoppers.id`,
  columns: {
    code: sql`shoppers.code`,
    name: sql`nullif(shoppers.nickname, '')`,
    email: sql`shoppers.email`,
    state: sql`case when shoppers.blocked_at is not null then 'blocked'
      when shoppers.email_verified_at is null then 'unverified' else 'active' end`,
    language: sql`shoppers.lang`,
    currency: sql`shoppers.currency`,
    created_at: sql`shoppers.created_at`,
  },
  sorts: { created_at: { by: sql`shoppers.created_at`, type: 'timestamptz' } },
  filters: { state: (state) => STATES[state]!, language: is('shoppers.lang') },
  day: sql`shoppers.created_at`,
  search: shopperSearch,
}

const SENT: Readonly<Record<string, RawBuilder<boolean>>> = {
  sent: sql`mails.sent_at is not null`,
  waiting: sql`mails.sent_at is null and mails.given_up_at is null`,
  failed: sql`mails.sent_at is null and mails.given_up_at is not null`,
}

export const mails: ListSource = {
  from: sql`mails`,
  id: sql`mails.id`,
  columns: {
    recipient: sql`mails.recipient`,
    subject: sql`mails.subject`,
    state: sql`case when mails.sent_at is not null then 'sent' when mails.given_up_at is null then 'waiting' else 'failed' end`,
    template: sql`mails.template`,
    language: sql`mails.lang`,
    created_at: sql`mails.created_at`,
  },
  sorts: { created_at: { by: sql`mails.created_at`, type: 'timestamptz' } },
  filters: { state: (state) => SENT[state]!, language: is('mails.lang') },
  day: sql`mails.created_at`,
  search: mailSearch,
}
