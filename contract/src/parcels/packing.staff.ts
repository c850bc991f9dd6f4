import { Type } from 'typebox'
import { ById, Fen, Id, ShownFen, filled, nullable, text } from '../fields.ts'
import { route } from '../route.ts'

const Millimetres = Type.Integer({ minimum: 10, maximum: 2000 })
const CartonCode = Type.String({ pattern: '^[A-Z0-9][A-Z0-9-]{0,11}$' })
const Size = Type.Array(Type.Integer())

/** A carton that the warehouses stock: inner sides, longest first. */
export const Carton = Type.Object({
  code: CartonCode,
  size_mm: Size,
  weight_grams: Type.Integer(),
  closed: Type.Boolean(),
})

export const listCartons = route('GET /staff/cartons', {
  who: { staff: ['warehouse', 'support', 'finance'] },
  summary: 'List the cartons used to estimate and pack packages, smallest first',
  shows: ['site'],
  reply: Type.Object({ items: Type.Array(Carton) }),
})

export const saveCarton = route('PUT /staff/cartons/{code}', {
  who: { staff: ['warehouse'] },
  summary: 'Add or change a carton; it applies to estimates from now on. A closed carton is no longer used.',
  params: Type.Object({ code: CartonCode }),
  body: Type.Object({
    length_mm: Millimetres,
    width_mm: Millimetres,
    height_mm: Millimetres,
    weight_grams: Type.Integer({ minimum: 1, maximum: 20_000 }),
    closed: Type.Boolean(),
  }),
  changes: ['site'],
  reply: Type.Object({ items: Type.Array(Carton) }),
  refusals: ['invalid_input'],
})

export const planPacking = route('GET /staff/parcels/{id}/packing_plan', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Get the carton that fits a package and the position of each item in it, or the plan for a given carton',
  params: ById,
  query: Type.Object({ carton: Type.Optional(text(12)) }),
  shows: ['parcels', 'site'],
  reply: Type.Object({
    /**
     * The smallest carton that fits everything; null if a single item is sent in its own packaging, or no
     * carton fits.
     */
    suggested: nullable(Type.String()),
    carton: nullable(Carton),
    cartons: Type.Array(Type.Object({ ...Carton.properties, takes_all: Type.Boolean() })),
    estimated_grams: Type.Integer(),
    estimated_size_mm: Size,
    /** How much of the carton the items fill, in per cent of its volume. */
    fill_percent: nullable(Type.Integer()),
    placed: Type.Array(Type.Object({ stock_item_id: Id, at_mm: Size, size_mm: Size })),
    left: Type.Array(Id),
  }),
  refusals: ['not_found', 'invalid_input'],
})

const Half = Type.Object({
  number: nullable(Type.String()),
  item_count: Type.Integer(),
  estimated_grams: Type.Integer(),
  estimated_size_mm: Size,
  total_fen: Fen,
  frozen_fen: Fen,
})

/** The financial effect of splitting or merging packages, before and after. */
const Change = Type.Object({
  before_fen: Fen,
  after: Type.Array(Half),
  /** Given back to the shopper immediately. */
  given_back_fen: Fen,
  /** Not on hold yet; charged by the actual weight after packing. */
  missing_fen: Fen,
})

export const previewSplit = route('POST /staff/parcels/{id}/preview_split', {
  unaudited: true,
  who: { staff: ['warehouse', 'support'] },
  summary: 'Preview the cost of splitting a package in two. Nothing is stored.',
  params: ById,
  body: Type.Object({ stock_item_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  changes: [],
  reply: Change,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const splitParcel = route('POST /staff/parcels/{id}/split', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Split a package that is not packed: the given items travel in a second one, by the same shipping method to the same address. Both are repriced; any excess is given back, and any shortfall is charged when they are packed.',
  params: ById,
  body: Type.Object({
    stock_item_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    reason: filled(500),
    expected_after_fen: ShownFen,
  }),
  changes: ['stock', 'parcels', 'funds', 'messages'],
  reply: Type.Object({ ...Change.properties, new_parcel_id: Id, new_number: Type.String() }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'out_of_date'],
  once: true,
})

export const listMergeable = route('GET /staff/parcels/{id}/mergeable', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'List packages that could be merged into this one, and the cost of doing so',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({ id: Id, number: Type.String(), item_count: Type.Integer(), change: Change }),
    ),
  }),
  refusals: ['not_found'],
})

export const mergeParcels = route('POST /staff/parcels/{id}/merge', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Merge another package with the same shopper, shipping method and address into this one. It is repriced; any excess is given back.',
  params: ById,
  body: Type.Object({ parcel_id: Id, reason: filled(500), expected_after_fen: ShownFen }),
  changes: ['stock', 'parcels', 'funds', 'rewards', 'messages'],
  reply: Change,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'out_of_date'],
  once: true,
})
