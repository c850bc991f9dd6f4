import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { MILESTONES } from '@longhaul/domain/shipping/milestones.ts'
import { Type } from 'typebox'
import { CountryCode, Fen, Id, Moment, nullable, oneOf } from '../fields.ts'
import { GoodsNames } from '../goods/names.ts'
import { route } from '../route.ts'
import { NextStep } from './next-step.ts'

/** The display of a pending decision: the item, its picture, and the location of its page. */
const Waiting = Type.Object({
  step: NextStep,
  subject: Type.Object({ kind: oneOf(['order', 'stock_item', 'parcel']), id: Id, number: Type.String() }),
  /** The order item that a question or a supplement is about, for the call that answers it. */
  order_item_id: nullable(Id),
  /** Its stock item, if it is in the warehouse. */
  stock_item_id: nullable(Id),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  /** Of a package, its goods and its place in the reader's language. */
  name: Type.Optional(Type.String()),
  options_text: Type.String(),
  quantity: Type.Integer(),
  /** The number of items, the first of which `title` names. */
  item_count: Type.Integer(),
  image: nullable(Type.String()),
  /** The photos from inspection. */
  photos: Type.Array(Type.String()),
  /** The buyer's or the inspector's note. */
  note: Type.String(),
})

const UnderWay = Type.Object({
  id: Id,
  number: Type.String(),
  /** Its goods and its place in the reader's language: "Headphones and bottle to Berlin". */
  name: Type.String(),
  country: CountryCode,
  country_name: Type.String(),
  city: Type.String(),
  warehouse_name: Type.String(),
  item_count: Type.Integer(),
  weight_grams: Type.Integer(),
  images: Type.Array(Type.String()),
  step: nullable(NextStep),
  shipped_at: nullable(Moment),
  /** Its last stops in chronological order, at most five. */
  stops: Type.Array(Type.Object({ milestone: oneOf(MILESTONES), place: Type.String(), happened_at: Moment })),
  expected_from: nullable(Moment),
  expected_until: nullable(Moment),
})

const Coming = Type.Object({
  order_id: Id,
  order_number: Type.String(),
  order_item_id: Id,
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  options_text: Type.String(),
  image: nullable(Type.String()),
  stage: oneOf(ITEM_STAGES),
  stage_at: Moment,
  review_due_at: nullable(Moment),
})

const Shelved = Type.Object({
  id: Id,
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  image: nullable(Type.String()),
  photo: nullable(Type.String()),
  weight_grams: nullable(Type.Integer()),
  warehouse_id: Type.String(),
  stage: oneOf(['received', 'abnormal', 'in_stock', 'storage_expired']),
  free_until: nullable(Moment),
  /** Negative if late. */
  days_left: nullable(Type.Integer()),
  /** All days from shelving to the last free day. */
  free_days: nullable(Type.Integer()),
  /** Whether it can be packed now. */
  ready: Type.Boolean(),
  step: nullable(NextStep),
})

/** Goods that arrived, with what the order form needs to buy them again. */
const Bought = Type.Object({
  order_id: Id,
  order_item_id: Id,
  url: Type.String(),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  options_text: Type.String(),
  quantity: Type.Integer(),
  image: nullable(Type.String()),
  /** The price of one piece when it was ordered. */
  unit_price_fen: Fen,
  ordered_at: Moment,
  /** All pieces together, as weighed in the warehouse. */
  weight_grams: nullable(Type.Integer()),
})

/** `count` is the total, of which the first are listed. */
const WaitingList = Type.Object({ count: Type.Integer(), items: Type.Array(Waiting) })

export const getWaiting = route('GET /desk/waiting', {
  who: 'shopper',
  summary: 'List everything that waits for the shopper, by deadline: the same entries as on the desk',
  shows: ['orders', 'stock', 'parcels'],
  reply: WaitingList,
})

export const getDesk = route('GET /desk', {
  who: 'shopper',
  summary:
    "Get the shopper's desk: what needs the shopper, by deadline; what is on its way; what is coming to the warehouse; the shelf; what to buy again; the balance",
  shows: ['orders', 'stock', 'parcels', 'funds'],
  reply: Type.Object({
    waiting: WaitingList,
    under_way: Type.Object({ count: Type.Integer(), items: Type.Array(UnderWay) }),
    /** `count` stops at 1,000. */
    coming: Type.Object({ count: Type.Integer(), items: Type.Array(Coming) }),
    shelf: Type.Object({
      /** Stops at 1,000. */
      count: Type.Integer(),
      /**
       * How many of the most urgent goods can be packed; `ready_more` if the shelf has more goods than were
       * examined.
       */
      ready_count: Type.Integer(),
      ready_grams: Type.Integer(),
      ready_more: Type.Boolean(),
      items: Type.Array(Shelved),
    }),
    /** The goods that arrived last, each with the same options once. */
    bought: Type.Array(Bought),
    /** Whether the shopper has ever placed an order, whatever became of it. */
    has_ordered: Type.Boolean(),
    available_fen: Fen,
    frozen_fen: Fen,
    /** What the shopper owes: nothing is shipped or paid out before it is paid. */
    owed_fen: Fen,
  }),
})
