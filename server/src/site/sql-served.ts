import { type RawBuilder, sql } from 'kysely'

/** Whether a row of `countries` is served: staff did not close it, and an open line has a price to it. */
export const isServed = (now: Date): RawBuilder<boolean> => sql<boolean>`
  countries.ships_to and exists (
    select from shipping_rates
    join shipping_lines on shipping_lines.id = shipping_rates.line_id and shipping_lines.closed_at is null
    join rate_cards on rate_cards.id = shipping_rates.card_id and rate_cards.confirmed_at is not null
    where shipping_rates.countries @> array[countries.code]
      and shipping_rates.effective_from <= ${now}
      and (shipping_rates.effective_until is null or shipping_rates.effective_until > ${now}))`
