import { KEPT_URL_MAX } from '@longhaul/domain/favourites/limits.ts'
import { OPTIONS_TEXT_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { SEEN_STATES } from '@longhaul/domain/watches/seen.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { GoodsNames } from './names.ts'

/** Goods that are watched for a shopper, and what the shopper knows of them. */
export const Watch = Type.Object({
  id: Id,
  platform: Type.String(),
  url: Type.String(),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  image: nullable(Type.String()),
  /** Empty: the page's first price counts. */
  options_text: Type.String(),
  /** The same in Latin letters, as far as known. */
  options_latin: Type.String(),
  /** What the page said, as the shopper was told last; null before the first reading. */
  state: nullable(oneOf(SEEN_STATES)),
  price_fen: nullable(Fen),
  /** When the page was read last; null if it was not yet. */
  read_at: nullable(Moment),
  /** Whether the page could not be read the last times: it does not answer, or lets no program read it. */
  is_unreadable: Type.Boolean(),
  until: Moment,
  created_at: Moment,
})

export const listWatches = route('GET /watches', {
  who: 'shopper',
  summary: 'Get the goods that are watched, newest first: at most 100',
  shows: ['favourites'],
  reply: Type.Object({
    items: Type.Array(Watch),
    /** Whether this shop watches pages at all. */
    is_open: Type.Boolean(),
  }),
})

export const addWatch = route('POST /watches', {
  who: 'shopper',
  summary:
    'Have goods watched for half a year: the shopper is told when their price changes, when they are sold out or back, and when their page is gone. Goods have one watch; sent again, its options and its time are set anew.',
  body: Type.Object({
    url: filled(KEPT_URL_MAX),
    title: filled(TITLE_MAX),
    options_text: text(OPTIONS_TEXT_MAX),
  }),
  changes: ['favourites'],
  reply: Type.Object({ id: Id }),
  refusals: ['invalid_input', 'transition_not_allowed'],
})

export const removeWatch = route('DELETE /watches/{id}', {
  who: 'shopper',
  summary: 'End a watch',
  params: ById,
  changes: ['favourites'],
  reply: Done,
  refusals: ['not_found'],
})

export const clearWatches = route('DELETE /watches', {
  who: 'shopper',
  summary: 'End all watches',
  changes: ['favourites'],
  reply: Done,
})
