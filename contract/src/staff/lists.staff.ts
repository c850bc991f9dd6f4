import { LISTS, LIST_IDS, type ListFilter, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { BULK_MAX, DENSITIES, VIEW_NAME_MAX } from '@longhaul/domain/lists/views.ts'
import { HOLD_NOTE_MAX, HOLD_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { Type, type TSchema } from 'typebox'
import { ById, Done, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'
import type { Topic } from '../topics.ts'

/**
 * A row of any list: its id, and a value for each of the list's columns: text, a number, a moment as text, or
 * null.
 */
export const ListRow = Type.Object({
  id: Id,
  cells: Type.Record(Type.String(), nullable(Type.Union([Type.String(), Type.Number()]))),
})

/** A page of a list. The total is counted up to 1,000, and only for the first page. */
export const ListPage = Type.Object({
  ...pageOf(ListRow).properties,
  found: nullable(Type.Object({ count: Type.Integer(), more: Type.Boolean() })),
})

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] })

const schemaOf = (filter: ListFilter): TSchema =>
  filter.kind === 'choice' ? oneOf(filter.of) : filter.kind === 'day' ? day : text(filter.max)

/**
 * The parameters of every list in addition to its own filters: search words, and a column to sort by, with
 * `-` before it for descending order.
 */
const common = { ...pageQuery, q: Type.Optional(text(100)), sort: Type.Optional(text(40)) }

/**
 * The query of a list. Its type has only the parameters that all lists share: screens pass filters on as they
 * are in the address.
 */
function queryOf(id: ListId) {
  const own = Object.entries(listShape(id).filters).map(([name, filter]) => [
    name,
    Type.Optional(schemaOf(filter)),
  ])
  // It also has the list's own filters.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Type.Object({ ...Object.fromEntries(own), ...common } as typeof common)
}

const listRoute = <const Id extends ListId>(id: Id, shows: readonly Topic[], summary: string) =>
  route(`GET /staff/lists/${id}`, {
    who: { staff: LISTS[id].roles },
    summary,
    query: queryOf(id),
    shows,
    reply: ListPage,
    refusals: ['invalid_input'],
  })

export const listItemRows = listRoute(
  'items',
  ['orders', 'stock'],
  'List the ordered items of all shoppers as a table',
)
export const listParcelRows = listRoute(
  'parcels',
  ['parcels'],
  'List the packages of all shoppers as a table',
)
export const listStockRows = listRoute(
  'stock',
  ['stock'],
  'List everything that is or was in the warehouses as a table',
)
export const listShopperRows = listRoute('shoppers', ['funds', 'shoppers'], 'List shoppers as a table')
export const listRechargeRows = listRoute('recharges', ['funds'], 'List recharges as a table')
export const listRemittanceRows = listRoute('remittances', ['funds'], 'List remittances as a table')
export const listWithdrawalRows = listRoute('withdrawals', ['funds'], 'List withdrawals as a table')
export const listRefundRows = listRoute('refunds', ['orders', 'funds'], 'List refund requests as a table')
export const listMailRows = listRoute('mails', ['mails'], 'List e-mails as a table')

const everybody = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const ListName = oneOf(LIST_IDS)
const ViewName = filled(VIEW_NAME_MAX)
const Words = Type.Record(Type.String({ maxLength: 40 }), text(100), { maxProperties: 20 })

/** A named saved view of a list: its filters, search words and sort order. */
export const ListView = Type.Object({
  id: Id,
  name: Type.String(),
  shared: Type.Boolean(),
  query: Type.Record(Type.String(), Type.String()),
  /** Its author. `may_change` says whether the caller may change it. */
  by: Type.String(),
  mine: Type.Boolean(),
  may_change: Type.Boolean(),
  created_at: Moment,
})

/** A member of staff's layout of a list: null columns are the default ones. */
const Layout = Type.Object({
  columns: nullable(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  density: oneOf(DENSITIES),
  default_view: nullable(Id),
})

export const listFilterChoices = route('GET /staff/list_choices', {
  who: { staff: ['buyer', 'warehouse', 'support', 'finance'] },
  summary:
    'List the choices for a searchable filter of a list: shoppers, shipping methods, shelves or payment providers. Returns the first matches.',
  query: Type.Object({ list: oneOf(LIST_IDS), filter: text(20), q: Type.Optional(text(100)) }),
  shows: ['shoppers', 'site', 'stock', 'funds'],
  reply: Type.Object({ items: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })) }),
  refusals: ['invalid_input'],
})

export const listViews = route('GET /staff/list_views', {
  who: everybody,
  summary: 'List the views of a list, your own and shared ones, and your layout of it',
  query: Type.Object({ list: ListName }),
  shows: ['lists'],
  reply: Type.Object({ views: Type.Array(ListView), layout: Layout }),
  refusals: ['invalid_input'],
})

export const addView = route('POST /staff/list_views', {
  who: everybody,
  summary:
    'Save the current filters and sort order of a list as a view, for yourself or for everyone who may read it',
  body: Type.Object({ list: ListName, name: ViewName, shared: Type.Boolean(), query: Words }),
  changes: ['lists'],
  reply: ListView,
  refusals: ['invalid_input'],
})

export const changeView = route('PATCH /staff/list_views/{id}', {
  who: everybody,
  summary: 'Rename a view, change whether it is shared, or replace its filters',
  params: ById,
  body: Type.Object({
    name: Type.Optional(ViewName),
    shared: Type.Optional(Type.Boolean()),
    query: Type.Optional(Words),
  }),
  changes: ['lists'],
  reply: ListView,
  refusals: ['not_found', 'forbidden', 'invalid_input'],
})

export const deleteView = route('DELETE /staff/list_views/{id}', {
  who: everybody,
  summary: 'Delete a view. Anyone whose list opened with it sees the whole list again.',
  params: ById,
  changes: ['lists'],
  reply: Done,
  refusals: ['not_found', 'forbidden'],
})

export const setLayout = route('PUT /staff/list_layouts/{list}', {
  who: everybody,
  summary: 'Set your layout of a list: its columns and their order, its density, and the view it opens with',
  params: Type.Object({ list: ListName }),
  body: Layout,
  changes: ['lists'],
  reply: Layout,
  refusals: ['invalid_input'],
})

const ids = Type.Array(Id, { minItems: 1, maxItems: BULK_MAX })

/** The result for each row of a bulk action, in the order of the call. */
export const BulkReport = Type.Object({
  rows: Type.Array(
    Type.Object({
      id: Id,
      done: Type.Boolean(),
      /** The reason for a refusal, as a sentence. */
      refusal: nullable(Type.String()),
    }),
  ),
})

export const approveItems = route('POST /staff/order_items/approve', {
  who: { staff: ['support', 'buyer'] },
  summary:
    'Approve many items, each independently: those that cannot be approved are reported and do not hold up the others. A price that differs from the page is left to a person.',
  body: Type.Object({ ids }),
  changes: ['orders', 'messages'],
  reply: BulkReport,
  refusals: ['invalid_input'],
})

export const undoDecisions = route('POST /staff/order_items/undo_decision', {
  who: { staff: ['support', 'buyer'] },
  summary:
    'Take back your own decision about items within a minute, each independently, while nothing else has happened to them: an approval, a question or a demand to pay more, a cancellation. The shopper is told.',
  body: Type.Object({ ids }),
  changes: ['orders', 'funds', 'messages'],
  reply: BulkReport,
  refusals: ['invalid_input'],
})

export const holdStock = route('POST /staff/stock_items/hold', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Put many stock items on hold, each independently. They cannot be packed or leave, and their storage days do not count, until they are released. Their shoppers are told the reason; the note, which `other` needs, is for staff.',
  body: Type.Object({ ids, reason: oneOf(HOLD_REASONS), note: text(HOLD_NOTE_MAX) }),
  changes: ['stock', 'orders', 'parcels', 'messages'],
  reply: BulkReport,
  refusals: ['invalid_input'],
})

export const releaseStock = route('POST /staff/stock_items/release', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Release many stock items from hold, each independently. The days of the hold are added to their free storage.',
  body: Type.Object({ ids }),
  changes: ['stock', 'orders', 'parcels', 'messages'],
  reply: BulkReport,
  refusals: ['invalid_input'],
})

export const moveStockToShelf = route('POST /staff/stock_items/shelf', {
  who: { staff: ['warehouse'] },
  summary: 'Move many stock items to this shelf, each independently',
  body: Type.Object({ ids, shelf: filled(20) }),
  changes: ['stock'],
  reply: BulkReport,
  refusals: ['invalid_input'],
})
