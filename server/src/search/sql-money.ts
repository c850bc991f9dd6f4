import { sql } from 'kysely'
import { byShopper } from './sql-people.ts'
import { type Search, begins, way } from './sql-way.ts'

/** Searches recharges by our number, by the provider's numbers, and by shopper. */
export const rechargeSearch = (words: string): Search => ({
  id: sql`recharges.id`,
  ways: [
    way(sql`recharges`, sql<boolean>`recharges.number = ${words.toUpperCase()}`),
    way(sql`recharges`, begins(sql`recharges.provider_ref`, words)),
    way(sql`recharges`, sql<boolean>`recharges.payment_ref = ${words}`),
    byShopper('recharges', 'recharges', words),
  ],
})

export const remittanceSearch = (words: string): Search => byNumber('remittances', words)
export const withdrawalSearch = (words: string): Search => byNumber('withdrawals', words)

const byNumber = (table: 'remittances' | 'withdrawals', words: string): Search => ({
  id: sql`${sql.ref(`${table}.id`)}`,
  ways: [
    way(sql`${sql.table(table)}`, sql<boolean>`${sql.ref(`${table}.number`)} = ${words.toUpperCase()}`),
    byShopper(table, table, words),
  ],
})
