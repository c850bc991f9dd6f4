import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { Type } from 'typebox'
import {
  ById,
  CountryCode,
  Done,
  Fen,
  filled,
  Id,
  inLanguages,
  Moment,
  nullable,
  oneOf,
  text,
} from '../fields.ts'
import { route } from '../route.ts'

const FINANCE = { staff: ['finance'] } as const
const ADMIN = { staff: ['admin'] } as const
/** The roles that answer questions about prices and pack by them. */
const READERS = { staff: ['finance', 'support', 'warehouse'] } as const

/**
 * A worldwide rate card has a few hundred rows of less than a kilobyte each. The limit is generous so that an
 * oversized card gets a proper message.
 */
export const RATE_CARD_MAX_BYTES = 64 * 1024 * 1024
export const RATE_CARD_MAX_ROWS = 5_000

export const LineId = Type.String({ pattern: '^[A-Z0-9][A-Z0-9-]{1,39}$' })
const CategoryId = Type.String({ pattern: '^[a-z][a-z0-9_]{1,39}$' })

export const RateCard = Type.Object({
  id: Id,
  name: Type.String(),
  state: oneOf(['in_force', 'scheduled', 'past', 'withdrawn', 'unconfirmed']),
  effective_from: Moment,
  created_at: Moment,
  /** Null: the initial card of the installation. */
  staff_name: nullable(Type.String()),
  lines: Type.Array(Type.String()),
  zones: Type.Integer(),
})

export const listRateCards = route('GET /staff/rate_cards', {
  who: READERS,
  summary: 'List every rate card, past, current and future, latest first',
  shows: ['site'],
  reply: Type.Object({ cards: Type.Array(RateCard) }),
})

const cardTerms = {
  /** Now by default. */
  effective_from: Type.Optional(Moment),
  /** Confirms that destinations missing from the card are withdrawn on purpose. */
  withdrawals: Type.Optional(oneOf(['yes', 'no'])),
}

export const CardIssue = Type.Object({
  row: Type.Integer(),
  column: Type.String(),
  problem: Type.String(),
  detail: Type.String(),
})

export const CardChange = Type.Object({
  line_id: Type.String(),
  kind: oneOf(['added', 'removed', 'changed']),
  countries: Type.Array(CountryCode),
  fields: Type.Array(Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() })),
})

export const previewRateCard = route('POST /staff/rate_cards/preview', {
  unaudited: true,
  who: FINANCE,
  summary:
    'Preview the changes that a rate card would make, or everything that is wrong with it. Nothing is stored.',
  query: Type.Object(cardTerms),
  form: true,
  changes: [],
  reply: Type.Object({
    rows: Type.Integer(),
    lines: Type.Array(Type.String()),
    fault_count: Type.Integer(),
    faults: Type.Array(CardIssue),
    changes: Type.Array(CardChange),
    /** Where the price of its lines contains duty and tax of goods of any value: no limit is entered. */
    unlimited: Type.Array(Type.Object({ line_id: Type.String(), countries: Type.Array(CountryCode) })),
    /** Where its lines bill duty and tax with a markup; `unserved`: where they would, but do not go. */
    billed: Type.Array(
      Type.Object({
        line_id: Type.String(),
        countries: Type.Array(CountryCode),
        unserved: Type.Array(CountryCode),
      }),
    ),
    /** Identifies what the card was compared with; send it back when importing the card. */
    compared: Type.String(),
  }),
  refusals: ['invalid_input', 'too_large'],
  bodyLimit: RATE_CARD_MAX_BYTES + 16_384,
  perMinute: 30,
})

export const addRateCard = route('POST /staff/rate_cards', {
  who: FINANCE,
  summary:
    "Import a rate card, which prices its shipping methods from a given moment. The whole card is refused if anything in it is wrong, or if today's prices differ from those it was compared with. A card that changes prices by more than one person may stays unconfirmed until a second person confirms it.",
  query: Type.Object({ ...cardTerms, name: filled(100), compared: Type.String({ maxLength: 100 }) }),
  form: true,
  changes: ['site'],
  reply: RateCard,
  refusals: ['invalid_input', 'too_large', 'out_of_date', 'transition_not_allowed'],
  bodyLimit: RATE_CARD_MAX_BYTES + 16_384,
  perMinute: 30,
})

export const confirmRateCard = route('POST /staff/rate_cards/{id}/confirm', {
  who: FINANCE,
  summary:
    'Put an unconfirmed rate card in force: as its second person, or, as an admin, one supplied with the installation',
  params: ById,
  body: Type.Object({}),
  changes: ['site'],
  reply: RateCard,
  refusals: ['not_found', 'forbidden', 'transition_not_allowed', 'out_of_date', 'invalid_input'],
})

export const addExampleRates = route('POST /staff/rate_cards/examples', {
  who: ADMIN,
  summary:
    'Add the example shipping methods and their prices, if there are none yet. They price nothing until they are confirmed.',
  body: Type.Object({}),
  changes: ['site'],
  reply: RateCard,
  refusals: ['transition_not_allowed'],
})

export const withdrawRateCard = route('POST /staff/rate_cards/{id}/withdraw', {
  who: FINANCE,
  summary: 'Withdraw a rate card that is not in force yet. The shipping methods keep their present prices.',
  params: ById,
  body: Type.Object({}),
  changes: ['site'],
  reply: RateCard,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const exportRateCard = route('GET /staff/rate_cards/export', {
  who: READERS,
  summary: 'Download the prices in force at a moment as a CSV file, in the format used for import',
  query: Type.Object({ at: Type.Optional(Moment), line_id: Type.Optional(LineId) }),
  shows: ['site'],
  reply: Type.Object({ file_name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
})

const lineWords = {
  ...inLanguages('name', filled(100)),
  ...inLanguages('note', text(500)),
  tax_mode: oneOf(['ddu', 'ddp', 'ioss']),
  /** Up to which value of the goods it pays them: `EU 150 EUR, * 800 USD`; empty: no limit. */
  duty_paid_up_to: text(400),
  /** For which goods it does not: beginnings of tariff numbers, categories: `3303, battery_pure`. */
  duty_excludes: text(400),
  /**
   * Where its carrier bills them, and what it adds: `NO 2%, GB 2% min 100 CNY, EU 3% + 12 CNY`; else they are
   * in its price.
   */
  duty_markup: text(400),
  position: Type.Integer({ minimum: 0, maximum: 1_000 }),
  closed: Type.Boolean(),
}

export const StaffZone = Type.Object({
  zone: Type.String(),
  ...inLanguages('name', Type.String()),
  countries: Type.Array(CountryCode),
  first_grams: Type.Integer(),
  first_price_fen: Fen,
  step_grams: Type.Integer(),
  step_price_fen: Fen,
  customs_fee_fen: Fen,
  min_charge_grams: Type.Integer(),
  volumetric_divisor: Type.Integer(),
  volumetric_min_side_mm: Type.Integer(),
  max_grams: Type.Integer(),
  max_length_mm: Type.Integer(),
  max_sum_mm: nullable(Type.Integer()),
  max_girth_mm: nullable(Type.Integer()),
  min_days: Type.Integer(),
  max_days: Type.Integer(),
  observed_days: Type.String(),
  refused_categories: Type.Array(Type.String()),
})

export const StaffLine = Type.Object({
  id: LineId,
  option: oneOf(DELIVERY_OPTIONS),
  ...lineWords,
  /** Packages by this line that are not yet settled or shipped. */
  open_parcels: Type.Integer(),
  zones: Type.Array(StaffZone),
})

export const listLinesForStaff = route('GET /staff/shipping_lines', {
  who: READERS,
  summary: 'List every shipping method, open or closed, with the current prices of its zones',
  shows: ['site'],
  reply: Type.Object({ lines: Type.Array(StaffLine) }),
})

export const addLine = route('POST /staff/shipping_lines', {
  who: ADMIN,
  summary: 'Add a shipping method. It goes nowhere until a rate card prices it.',
  body: Type.Object({ id: LineId, option: oneOf(DELIVERY_OPTIONS), ...lineWords }),
  changes: ['site'],
  reply: StaffLine,
  refusals: ['invalid_input'],
})

export const changeLine = route('PUT /staff/shipping_lines/{id}', {
  who: ADMIN,
  summary:
    'Rename or reorder a shipping method, close it to new packages, or reopen it. Packages that chose it keep it.',
  params: Type.Object({ id: LineId }),
  body: Type.Object(lineWords),
  changes: ['site'],
  reply: StaffLine,
  refusals: ['invalid_input', 'not_found'],
})

const warehouseWords = {
  ...inLanguages('name', filled(100)),
  address_latin: filled(300),
  address_chinese: filled(300),
  receiver: filled(100),
  phone: filled(40),
  // Hong Kong has none.
  postcode: text(20),
  position: Type.Integer({ minimum: 0, maximum: 1_000 }),
  closed: Type.Boolean(),
}
const WarehouseId = Type.String({ pattern: '^[A-Z0-9]{2,8}$' })

export const StaffWarehouse = Type.Object({
  id: WarehouseId,
  ...warehouseWords,
  /**
   * Whether staff have confirmed its address; until then it is not shown to shoppers. Saving it confirms it.
   */
  confirmed: Type.Boolean(),
  /** The number of goods stored there. */
  stock: Type.Integer(),
})

export const listWarehousesForStaff = route('GET /staff/warehouses', {
  who: READERS,
  summary: 'List every warehouse, open or closed, with how much is stored there',
  shows: ['site'],
  reply: Type.Object({ warehouses: Type.Array(StaffWarehouse) }),
})

export const addWarehouse = route('POST /staff/warehouses', {
  who: ADMIN,
  summary: 'Add a warehouse',
  body: Type.Object({ id: WarehouseId, ...warehouseWords }),
  changes: ['site'],
  reply: StaffWarehouse,
  refusals: ['invalid_input'],
})

export const changeWarehouse = route('PUT /staff/warehouses/{id}', {
  who: ADMIN,
  summary: 'Change a warehouse, or close it to new orders. At least one must stay open.',
  params: Type.Object({ id: WarehouseId }),
  body: Type.Object(warehouseWords),
  changes: ['site'],
  reply: StaffWarehouse,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const CategoryBan = Type.Object({
  id: Id,
  line_id: nullable(Type.String()),
  country: nullable(CountryCode),
  note: Type.String(),
  staff_name: Type.String(),
  created_at: Moment,
})

const categoryWords = {
  ...inLanguages('name', filled(100)),
  ...inLanguages('words', Type.Array(filled(60), { maxItems: 200 })),
  forbidden: Type.Boolean(),
}

export const StaffCategory = Type.Object({
  id: CategoryId,
  ...categoryWords,
  /**
   * For each open line: how many destinations its card serves, and for how many of them it refuses the
   * category.
   */
  refusals: Type.Array(
    Type.Object({ line_id: Type.String(), served: Type.Integer(), refusing: Type.Integer() }),
  ),
  bans: Type.Array(CategoryBan),
})

export const listCategoriesForStaff = route('GET /staff/goods_categories', {
  who: READERS,
  summary:
    'List goods categories by shipping method and country: what the rate card excludes, and what staff added',
  shows: ['site'],
  reply: Type.Object({ lines: Type.Array(Type.String()), categories: Type.Array(StaffCategory) }),
})

export const changeCategory = route('PUT /staff/goods_categories/{id}', {
  who: ADMIN,
  summary: 'Rename a goods category, change its detection words, or forbid it entirely',
  params: Type.Object({ id: CategoryId }),
  body: Type.Object(categoryWords),
  changes: ['site'],
  reply: StaffCategory,
  refusals: ['invalid_input', 'not_found'],
})

export const addCategoryBan = route('POST /staff/goods_categories/{id}/bans', {
  who: ADMIN,
  summary: 'Ban a goods category from a shipping method, a country, or a shipping method to a country',
  params: Type.Object({ id: CategoryId }),
  body: Type.Object({
    line_id: nullable(LineId),
    country: nullable(CountryCode),
    note: text(200),
  }),
  changes: ['site'],
  reply: StaffCategory,
  refusals: ['invalid_input', 'not_found'],
})

export const removeCategoryBan = route('DELETE /staff/goods_category_bans/{id}', {
  who: ADMIN,
  summary: 'Remove a ban added by staff. Exclusions of the rate card stay in force.',
  params: ById,
  changes: ['site'],
  reply: Done,
  refusals: ['not_found'],
})
