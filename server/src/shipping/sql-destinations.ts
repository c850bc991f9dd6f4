import type { Texts } from '@longhaul/domain/languages.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** Every country with its open lines that have a price now, and its packages that are not paid yet. */
export const listDestinationRows = (db: Db, now: Date, code?: string) =>
  db
    .selectFrom('countries')
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .select(['code', 'name', 'continent_name', 'ships_to', 'closed_why'])
    .select((select) =>
      select
        .selectFrom('shipping_rates')
        .innerJoin('shipping_lines', 'shipping_lines.id', 'shipping_rates.line_id')
        .innerJoin('rate_cards', 'rate_cards.id', 'shipping_rates.card_id')
        .where('shipping_lines.closed_at', 'is', null)
        .where('rate_cards.confirmed_at', 'is not', null)
        .where(sql<boolean>`shipping_rates.countries @> array[countries.code]`)
        .where('shipping_rates.effective_from', '<=', now)
        .where((where) =>
          where.or([
            where('shipping_rates.effective_until', 'is', null),
            where('shipping_rates.effective_until', '>', now),
          ]),
        )
        .select(sql<number>`count(distinct shipping_rates.line_id)::integer`.as('count'))
        .as('priced_lines'),
    )
    .select((select) =>
      select
        .selectFrom('parcels')
        .whereRef('parcels.country', '=', 'countries.code')
        .where('stage', '=', 'pending_payment')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('unpaid_packages'),
    )
    .orderBy(sql`continent_name ->> ${FIRST_LANG}`)
    .orderBy(sql`name ->> ${FIRST_LANG}`)
    .execute()

export const lockCountry = (tx: Tx, code: string) =>
  tx
    .selectFrom('countries')
    .where('code', '=', code)
    .select(['code', 'ships_to', 'closed_why'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Closes a country with the reason that shoppers read; null opens it. */
export const setClosedWhy = (tx: Tx, code: string, why: Texts | null) =>
  tx
    .updateTable('countries')
    .set({ ships_to: why === null, closed_why: why && JSON.stringify(why) })
    .where('code', '=', code)
    .execute()
