import {
  DEVICE_FAVOURITES_MAX,
  DEVICE_VIEWED_MAX,
  FAVOURITE_NOTE_MAX,
  KEPT_URL_MAX,
} from '@longhaul/domain/favourites/limits.ts'
import { TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'
import { GoodsNames } from './names.ts'

const Note = text(FAVOURITE_NOTE_MAX)
const named = { url: filled(KEPT_URL_MAX), title: filled(TITLE_MAX) }

/** Goods with what their page said when it was last read. */
const goods = {
  id: Id,
  /** Of a favourite search: `search`; of a favourite shop: `shop`. */
  platform: Type.String(),
  url: Type.String(),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  seller_name: Type.String(),
  image: nullable(Type.String()),
  /** The page's price; null if no page was read or it names none in yuan. */
  price_fen: nullable(Fen),
  /** Whether other variants cost more. */
  price_is_from: Type.Boolean(),
  is_sold_out: Type.Boolean(),
  /** When the page was read; null if none was. */
  read_at: nullable(Moment),
}

export const Favourite = Type.Object({
  ...goods,
  note: Type.String(),
  /** The price when it became a favourite, if that was known. */
  saved_fen: nullable(Fen),
  created_at: Moment,
})

export const ViewedGoods = Type.Object({ ...goods, viewed_at: Moment })

export const listFavourites = route('GET /favourites', {
  who: 'shopper',
  summary: 'Get the favourite goods, newest first, with what their pages said when they were last read',
  query: Type.Object(pageQuery),
  shows: ['favourites'],
  reply: Type.Object({ ...pageOf(Favourite).properties, count: Type.Integer() }),
})

export const findFavourite = route('GET /favourites/find', {
  who: 'shopper',
  summary: 'Get whether the goods, shop or search of a link are a favourite',
  query: Type.Object({ url: filled(KEPT_URL_MAX) }),
  shows: ['favourites'],
  reply: Type.Object({ favourite: nullable(Type.Object({ id: Id, note: Type.String() })) }),
})

export const addFavourite = route('POST /favourites', {
  who: 'shopper',
  summary:
    'Make goods, a shop at a marketplace by its `shop_url`, or a search here by its address (`/search?q=`), a favourite. What is one already stays one, with its note unless another is sent. A shopper has at most 500.',
  body: Type.Object({ ...named, note: Type.Optional(Note) }),
  changes: ['favourites'],
  reply: Type.Object({ id: Id }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const changeFavourite = route('PATCH /favourites/{id}', {
  who: 'shopper',
  summary: 'Change the note of a favourite',
  params: ById,
  body: Type.Object({ note: Note }),
  changes: ['favourites'],
  reply: Done,
  refusals: ['not_found'],
})

export const removeFavourite = route('DELETE /favourites/{id}', {
  who: 'shopper',
  summary: 'Remove a favourite',
  params: ById,
  changes: ['favourites'],
  reply: Done,
  refusals: ['not_found'],
})

export const clearFavourites = route('DELETE /favourites', {
  who: 'shopper',
  summary: 'Remove all favourites',
  changes: ['favourites'],
  reply: Done,
})

export const listViewedGoods = route('GET /viewed_goods', {
  who: 'shopper',
  summary: 'Get the goods that the shopper looked at, the latest first: at most 200',
  shows: ['favourites'],
  reply: Type.Object({ items: Type.Array(ViewedGoods), keeps_history: Type.Boolean() }),
})

export const addViewedGoods = route('POST /viewed_goods', {
  who: 'shopper',
  summary: 'Remember that goods were looked at, unless the shopper turned that off',
  body: Type.Object(named),
  changes: ['favourites'],
  reply: Done,
  refusals: ['invalid_input'],
  perMinute: 60,
})

export const removeViewedGoods = route('DELETE /viewed_goods/{id}', {
  who: 'shopper',
  summary: 'Remove goods from those looked at',
  params: ById,
  changes: ['favourites'],
  reply: Done,
  refusals: ['not_found'],
})

export const clearViewedGoods = route('DELETE /viewed_goods', {
  who: 'shopper',
  summary: 'Remove all goods looked at',
  changes: ['favourites'],
  reply: Done,
})

export const changeHistory = route('PUT /viewed_goods/keeping', {
  who: 'shopper',
  summary: 'Turn on or off that goods looked at are remembered. Turning it off removes those that are.',
  body: Type.Object({ on: Type.Boolean() }),
  changes: ['favourites'],
  reply: Done,
})

export const takeOverKept = route('POST /favourites/take_over', {
  who: 'shopper',
  summary:
    'After a log-in: add what the device kept for the guest. Goods that are there already are not added again; what is no link to goods, or has no room, is left out.',
  body: Type.Object({
    favourites: Type.Array(Type.Object({ ...named, note: Note }), { maxItems: DEVICE_FAVOURITES_MAX }),
    viewed: Type.Array(Type.Object({ ...named, viewed_at: Moment }), { maxItems: DEVICE_VIEWED_MAX }),
  }),
  bodyLimit: 524_288,
  changes: ['favourites'],
  reply: Type.Object({ favourites: Type.Integer(), viewed: Type.Integer(), no_room_for: Type.Integer() }),
})
