import { tidyUpper } from '@longhaul/domain/texts/tidy.ts'
import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { sql } from 'kysely'
import { type Search, type Way, begins, containing, holdsPart, way } from './sql-way.ts'

const namesShopper = (words: string) => {
  const low = words.toLowerCase()
  return sql<boolean>`(shoppers.code = ${words.toUpperCase()} or ${begins(sql`lower(shoppers.email)`, tidyEmail(low))}
    or ${begins(sql`lower(shoppers.nickname)`, low)})`
}

/**
 * Finds rows of the table `owned` that belong to a shopper whose code is the words, or whose e-mail or
 * nickname begins with them.
 */
export const byShopper = (owned: string, alias: string, words: string): Way =>
  way(
    sql`shoppers join ${sql.table(owned)} as ${sql.ref(alias)} on ${sql.ref(`${alias}.shopper_id`)} = shoppers.id`,
    namesShopper(words),
  )

/** Searches shoppers by code, and by any part of the e-mail or nickname. */
export const shopperSearch = (words: string): Search => ({
  id: sql`shoppers.id`,
  ways: [
    way(sql`shoppers`, namesShopper(words)),
    ...holdsPart(sql`shoppers`, sql`shoppers.email`, words),
    ...holdsPart(sql`shoppers`, sql`shoppers.nickname`, words),
  ],
})

/** Searches shoppers, also by the number of one of their orders or packages, however it is spaced. */
export function ownerSearch(words: string): Search {
  const number = tidyUpper(words).replaceAll(' ', '')
  const { id, ways } = shopperSearch(words)
  return { id, ways: [...ways, has('orders', number), has('parcels', number)] }
}

const has = (owned: 'orders' | 'parcels', number: string): Way => ({
  from: sql`${sql.table(owned)} o join shoppers on shoppers.id = o.shopper_id`,
  find: sql`o.number = ${number}`,
  is: sql`exists (select from ${sql.table(owned)} o where o.shopper_id = shoppers.id and o.number = ${number})`,
})

export const mailSearch = (words: string): Search => ({
  id: sql`mails.id`,
  ways: [
    way(sql`mails`, begins(sql`lower(mails.recipient)`, words.toLowerCase())),
    ...holdsPart(sql`mails`, sql`mails.subject`, words),
  ],
})

/** Searches conversations by shopper, by the number of their subject, and by any part of their text. */
export const conversationSearch = (words: string): Search => ({
  id: sql`conversations.id`,
  ways: [
    way(sql`conversations`, begins(sql`conversations.about_number`, words.toUpperCase())),
    byShopper('conversations', 'conversations', words),
    way(sql`conversations`, begins(sql`lower(conversations.guest_email)`, words.toLowerCase())),
    ...holdsPart(sql`conversations`, sql`conversations.subject`, words),
    ...holdsPart(
      sql`conversation_messages m join conversations on conversations.id = m.conversation_id`,
      sql`m.body`,
      words,
      sql<boolean>`exists (select from conversation_messages m where m.conversation_id = conversations.id and m.body ilike ${containing(words)})`,
    ),
  ],
})
