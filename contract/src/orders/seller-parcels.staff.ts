import { SELLER_PARCEL_LIST_MAX } from '@longhaul/domain/orders/seller-parcel-list.ts'
import { SELLER_ORDER_ITEMS_MAX } from '@longhaul/domain/orders/seller-order.ts'
import { Type } from 'typebox'
import { route } from '../route.ts'

const BUYERS = { staff: ['buyer'] } as const
/** 500 lines of two long numbers, with some margin. */
const List = Type.String({ maxLength: 80_000 })

export const previewSellerParcels = route('POST /staff/seller_parcels/preview', {
  who: BUYERS,
  summary:
    "Check a list of sellers' tracking numbers completely, line by line, without changing anything. A number that arrived for somebody else is reported to the warehouse.",
  body: Type.Object({ text: List }),
  changes: [],
  reply: Type.Object({
    parcel_count: Type.Integer(),
    item_count: Type.Integer(),
    /** The first of the parcels, as a preview. */
    parcels: Type.Array(
      Type.Object({
        row: Type.Integer(),
        seller_name: Type.String(),
        number: Type.String(),
        tracking_number: Type.String(),
        item_count: Type.Integer(),
      }),
    ),
    faults: Type.Array(Type.Object({ row: Type.Integer(), problem: Type.String(), value: Type.String() })),
  }),
  refusals: ['invalid_input'],
  unaudited: true,
  perMinute: 30,
})

export const recordSellerParcels = route('POST /staff/seller_parcels', {
  who: BUYERS,
  summary:
    "Record a list of sellers' tracking numbers, all or none: every line must be valid. `expected_count` is the number of parcels that the preview found.",
  body: Type.Object({
    text: List,
    expected_count: Type.Integer({ minimum: 1, maximum: SELLER_PARCEL_LIST_MAX * SELLER_ORDER_ITEMS_MAX }),
  }),
  changes: ['orders', 'messages'],
  reply: Type.Object({ parcel_count: Type.Integer(), item_count: Type.Integer() }),
  refusals: ['invalid_input', 'out_of_date', 'transition_not_allowed'],
  once: true,
  perMinute: 30,
})
