import { mailboxOf } from '@longhaul/domain/texts/email.ts'
import { SHARE_SIGNS, type ShareSign } from '@longhaul/domain/rewards/creators.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What addresses of one mailbox have in common; the same expression as in the index `shoppers_mailbox`. */
const mailboxKey = (email: ReturnType<typeof sql.ref>) =>
  sql`replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '')`

/** Whether the mailbox of a shopper had another account before, whatever was done with it. */
export async function hadAccount(db: Db, shopperId: string): Promise<boolean> {
  const { rows } = await sql<{ own: string; other: string }>`
    select me.email as own, other.email as other from shoppers me
    join shoppers other on ${mailboxKey(sql.ref('other.email'))} = ${mailboxKey(sql.ref('me.email'))}
      and other.id <> me.id and other.created_at <= me.created_at
    where me.id = ${shopperId}`.execute(db)
  return rows.some(({ own, other }) => mailboxOf(own) === mailboxOf(other))
}

/** Where goods of a shopper go or went. */
const places = (shopperId: string) => sql`(
  select phone, country, postcode, address from addresses where shopper_id = ${shopperId}
  union all
  select address->>'phone', address->>'country', address->>'postcode', address->>'address' from parcels
  where shopper_id = ${shopperId})`

const bare = (text: ReturnType<typeof sql>) =>
  sql`lower(regexp_replace(${text}, '[[:space:][:punct:]]', '', 'g'))`
const digits = (text: ReturnType<typeof sql>) => sql`right(regexp_replace(${text}, '\\D', '', 'g'), 8)`

/** The browsers and network addresses from which a shopper logged in. */
const devices = (shopperId: string) => sql`(
  select address, user_agent from login_events where shopper_id = ${shopperId} and outcome = 'succeeded'
  union
  select address, user_agent from sessions where shopper_id = ${shopperId})`

/**
 * What a creator and somebody whom they brought have in common: the mailbox, a place to which goods go, a
 * device at the same network address, an account to which money was paid out; and a block of the buyer,
 * whose data may be gone.
 */
export async function readSigns(db: Db, creatorShopperId: string, buyerId: string): Promise<ShareSign[]> {
  const { rows } = await sql<Record<Exclude<ShareSign, 'mailbox'>, boolean> & { mails: string[] }>`
    select
      exists (select from ${places(creatorShopperId)} a join ${places(buyerId)} b
        on length(${digits(sql`a.phone`)}) = 8 and ${digits(sql`a.phone`)} = ${digits(sql`b.phone`)}
        or a.country = b.country and ${bare(sql`a.address`)} <> ''
          and ${bare(sql`a.postcode || a.address`)} = ${bare(sql`b.postcode || b.address`)}) as address,
      exists (select from ${devices(creatorShopperId)} a join ${devices(buyerId)} b
        on a.address <> '' and a.address = b.address and a.user_agent = b.user_agent) as device,
      exists (select from withdrawals a join withdrawals b on ${bare(sql`a.payout_account`)} <> ''
        and ${bare(sql`a.payout_account`)} = ${bare(sql`b.payout_account`)}
        where a.shopper_id = ${creatorShopperId} and b.shopper_id = ${buyerId}) as payout,
      (select blocked_at is not null from shoppers where id = ${buyerId}) as blocked,
      array(select email from shoppers where id in (${creatorShopperId}, ${buyerId})) as mails`.execute(db)
  const { mails, ...seen } = rows[0]!
  const mailbox = new Set(mails.map((email) => mailboxOf(email))).size < mails.length
  return SHARE_SIGNS.filter((sign) => (sign === 'mailbox' ? mailbox : seen[sign]))
}
