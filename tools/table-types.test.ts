import { expect, test } from 'vitest'
import { renderTables, type Column } from './table-types.ts'

test('a table becomes an interface, and DB lists it', () => {
  const columns = [
    column('id', { type: 'bigint', optional: true }),
    column('lang', { optional: true, checks: ['CHECK ((lang = ANY (languages())))'] }),
    column('name', { type: 'jsonb', checks: ['CHECK (is_texts(name, 1, 100))'] }),
    column('words', { type: 'jsonb', checks: ['CHECK (is_words(words))'] }),
    column('closed_by', {
      nullable: true,
      checks: ["CHECK ((closed_by = ANY (ARRAY['shopper'::text, 'staff'::text])))"],
    }),
    column('total_fen', { type: 'bigint', nullable: true, computed: true, optional: true }),
    column('made_on', { type: 'date' }),
    column('made_at', { type: 'timestamp with time zone' }),
    column('address', { type: 'jsonb' }),
  ]
  expect(renderTables(columns)).toBe(`// Generated from the database by \`npm run tables\`. Do not edit.
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import type { Generated, GeneratedAlways } from 'kysely'

/** What a jsonb column holds: its reader knows the shape. Written as JSON text. */
export type Json = unknown

export interface OrderItems {
  id: Generated<number>
  lang: Generated<Lang>
  name: Texts
  words: Record<Lang, string[]>
  closed_by: 'shopper' | 'staff' | null
  total_fen: GeneratedAlways<number | null>
  made_on: string
  made_at: Date
  address: Json
}

export interface DB {
  order_items: OrderItems
}
`)
})

test.each([
  ["CHECK ((state = 'open'::text))", "'open'"],
  ["CHECK ((state = 'open'::text)) NOT VALID", "'open'"],
  ["CHECK ((\"type\" = ANY (ARRAY['it''s'::text, 'a, b'::text])))", "'it\\'s' | 'a, b'"],
  ["CHECK ((code ~ '^[A-Z]{3}$'::text))", 'string'],
  ["CHECK (((state = ANY (ARRAY['a'::text])) OR (state = 'b'::text)))", 'string'],
  ["CHECK ((state <> ALL (ARRAY['a'::text, 'b'::text])))", 'string'],
  ["CHECK ((state = 'a'::text) AND (length(state) > 'b'::text))", 'string'],
  ["CHECK ((state <@ ARRAY['a'::text, 'b'::text]))", "('a' | 'b')[]"],
  ["CHECK (((cardinality(state) >= 1) AND (state <@ ARRAY['a'::text])))", "('a')[]"],
  ["CHECK (((state <@ ARRAY['a'::text]) OR (cardinality(state) = 0)))", 'string'],
])('%s', (check, type) => {
  expect(renderTables([column('state', { checks: [check] })])).toContain(`  state: ${type}\n`)
})

test('a column whose values come from one of our lists or shapes has its type', () => {
  const columns = [
    column('status', { table: 'tracking_events', nullable: true }),
    column('reason', { table: 'number_batch_rows', optional: true }),
    column('estimated_fees', { table: 'parcels', type: 'jsonb' }),
    column('actual_fees', { table: 'parcels', type: 'jsonb', nullable: true }),
  ]
  const rendered = renderTables(columns)
  expect(rendered).toContain(`
import type { Reason } from '@longhaul/domain/refusals.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { ColumnType, Generated } from 'kysely'
`)
  for (const line of [
    'status: TrackingStatus | null',
    "reason: Generated<Reason | ''>",
    'estimated_fees: JsonOf<BillRow[]>',
    'actual_fees: JsonOf<BillRow[] | null>',
  ])
    expect(rendered).toContain(`  ${line}\n`)
})

test('a type that is not in the rules is refused', () => {
  expect(() => renderTables([column('place', { type: 'point' })])).toThrow(
    'order_items.place: no type for point',
  )
})

function column(name: string, rest: Partial<Column>): Column {
  return {
    table: 'order_items',
    name,
    type: 'text',
    nullable: false,
    computed: false,
    optional: false,
    checks: [],
    ...rest,
  }
}
