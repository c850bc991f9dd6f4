import { MAKER_ITEM_MAX, MAKER_MAX } from '@longhaul/domain/customs/product-ids.ts'
import { CUSTOMS_CHECKS } from '@longhaul/domain/duty/customs-checks.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A hand-over to a carrier: the packages of one line that left one warehouse on one day. */
export const Manifest = Type.Object({
  /** The day in warehouse time, Asia/Shanghai. */
  day: Day,
  warehouse_id: Type.String(),
  warehouse_name: Type.String(),
  line_id: Type.String(),
  line_name: Type.String(),
  parcel_count: Type.Integer(),
  grams: Type.Integer(),
})

export const listManifests = route('GET /staff/manifests', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'List what was handed over to carriers in the last 30 days, by day, warehouse and shipping method. Also available as PDF and CSV.',
  shows: ['parcels'],
  reply: Type.Object({ items: Type.Array(Manifest) }),
})

/** The declaration of a package as printed on its papers, and what is still missing. */
export const DeclarationForStaff = Type.Object({
  form: Type.String(),
  rows: Type.Array(
    Type.Object({
      stock_item_id: Id,
      title: Type.String(),
      quantity: Type.Integer(),
      description: Type.String(),
      description_chinese: Type.String(),
      hs_code: Type.String(),
      /** What the title, the options and the dictionary suggest, where the line has no number. */
      proposed_hs_code: Type.String(),
      /** The identifiers of the product: the seller's number, the maker's and the standard one (GTIN). */
      seller_item: Type.String(),
      maker_item: Type.String(),
      standard_item: Type.String(),
      /** Whether somebody stated that it has no standard number. */
      no_standard_item: Type.Boolean(),
      /** The maker's name and address. */
      maker: Type.String(),
      value_fen: Fen,
      paid_fen: Fen,
      /** The shopper's reason for declaring a value other than the amount paid. */
      reason: Type.String(),
    }),
  ),
  goods_fen: Fen,
  country: Type.String(),
  country_name: Type.String(),
  tax_id: Type.String(),
  /** What customs of the destination demand for it, and what is missing of each; null: nothing. */
  checks: Type.Array(
    Type.Object({
      check: oneOf(CUSTOMS_CHECKS),
      name: Type.String(),
      missing: nullable(Type.String()),
      /** Whether the package can't be handed over until it is there. */
      is_blocking: Type.Boolean(),
    }),
  ),
  /** Whether its descriptions may still be corrected, which is possible until the hand-over. */
  open: Type.Boolean(),
})

export const getDeclaration = route('GET /staff/parcels/{id}/declaration', {
  who: { staff: ['warehouse', 'support'] },
  summary: "Get a package's customs declaration, and what is missing from it",
  params: ById,
  shows: ['parcels'],
  reply: DeclarationForStaff,
  refusals: ['not_found'],
})

export const correctDeclaration = route('PUT /staff/parcels/{id}/declaration', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    "Correct the descriptions, tariff numbers and identifiers of a declaration before it is printed, and keep them for the next package of the same products. The values are the shopper's and cannot be changed.",
  params: ById,
  body: Type.Object({
    rows: Type.Array(
      Type.Object({
        stock_item_id: Id,
        description: filled(200),
        description_chinese: text(200),
        hs_code: text(20),
        /** Each stays as it is if omitted. */
        maker_item: Type.Optional(text(MAKER_ITEM_MAX)),
        standard_item: Type.Optional(text(20)),
        no_standard_item: Type.Optional(Type.Boolean()),
        maker: Type.Optional(text(MAKER_MAX)),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  changes: ['parcels'],
  reply: DeclarationForStaff,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
})
