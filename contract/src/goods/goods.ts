import { LINK_TEXT_MAX, LIST_TEXT_MAX, PASTED_LINKS_MAX } from '@longhaul/domain/links/limits.ts'
import { Type } from 'typebox'
import { Currency, Fen, Moment, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** The product that a link names. */
export const ResolvedLink = Type.Object({
  platform: Type.String(),
  item_id: Type.String(),
  canonical_url: Type.String(),
  seller_id: nullable(Type.String()),
  sku_id: nullable(Type.String()),
  via_agent: nullable(Type.String()),
})

/** One of several links in a text. */
export const PastedLink = Type.Object({
  platform: nullable(Type.String()),
  url: Type.String({ description: 'The clean link; for an incomplete link, the text as pasted' }),
  words: Type.String({ description: 'The words next to this link, such as "black, L"' }),
  is_whole: Type.Boolean(),
})

/** The result of parsing a pasted text. Exactly one of `link` and `reason` is set. */
const resolution = {
  link: nullable(ResolvedLink),
  /**
   * `cut_link`: the address is incomplete and could name another product. `outside_china`: our buyers cannot
   * buy there. `album`: a seller's pictures of goods sold elsewhere.
   */
  reason: nullable(
    oneOf([
      'no_link',
      'not_a_product',
      'unsupported_scheme',
      'shop_or_search',
      'needs_redirect',
      'blocked',
      'cut_link',
      'outside_china',
      'album',
    ]),
  ),
  /**
   * The marketplace that the text refers to if no item was found: from a share code, a shop, a short link.
   */
  platform: nullable(Type.String()),
  /** The URL to prefill in the manual form, if there is a harmless one. */
  manual_url: nullable(Type.String()),
  /** The shop, if the text leads to a shop instead of a product. */
  seller_id: nullable(Type.String()),
  /** The front page of the shop that the link names, if surely known. It can be made a favourite. */
  shop_url: nullable(Type.String()),
  /**
   * All links in the text that lead to something buyable, each product once. `pick` selects a link by index.
   */
  links: Type.Array(PastedLink),
  /** Whether the text has more links than `links`, which has at most 2,000. */
  links_cut: Type.Boolean(),
  /** The index in `links` that this answer is about; null if none. */
  taken: nullable(Type.Integer({ minimum: 0 })),
  /**
   * The rest of the text, for the form: the title that an app shared, and the shopper's words. Empty if there
   * is none.
   */
  proposal: Type.Object({ title: Type.String(), words: Type.String() }),
}

/** The index in `links` of the link to use, if not the default. */
const Pick = Type.Optional(Type.Integer({ minimum: 0, maximum: PASTED_LINKS_MAX - 1 }))

export const resolveLink = route('POST /links/resolve', {
  who: 'anyone',
  summary:
    'Recognise the product links in a text or a list of up to 2,000 rows, and describe the first one or the one selected',
  body: Type.Object({ text: filled(LIST_TEXT_MAX), pick: Pick }),
  bodyLimit: 4 * LIST_TEXT_MAX,
  changes: [],
  reply: Type.Object(resolution),
  perMinute: 60,
})

/**
 * A price in the seller's own currency, if that is not the yuan, and the rate for converting it to yuan; null
 * if no rate is known.
 */
export const SellerPrice = Type.Object({
  minor: Type.Integer({ minimum: 1, description: 'In the smallest unit of the currency' }),
  currency: Currency,
  rate: nullable(
    Type.Object({
      nanos: Type.Integer({ minimum: 1, description: 'Billionths of a yuan per major unit' }),
      quoted_on: Type.String({ format: 'date' }),
    }),
  ),
})

/** One value for every option, in the order of the options. */
export const ProductVariant = Type.Object({
  choices: Type.Array(Type.String()),
  price_fen: nullable(Fen),
  stock: nullable(Type.Integer({ minimum: 0 })),
  is_available: nullable(Type.Boolean()),
  /** Its own picture among the product's, if the page specifies one. */
  image_file_id: Type.Optional(nullable(Type.String())),
})

/** What is known about a product, from any source. */
export const Product = Type.Object({
  title: Type.String(),
  /**
   * The title in the seller's other language, for readers who cannot read the first; empty if there is none.
   */
  helper_title: Type.String(),
  price_fen: nullable(Fen),
  freight_fen: nullable(Fen),
  seller_name: Type.String(),
  seller_id: Type.String(),
  images: Type.Array(Type.Object({ file_id: Type.String(), url: Type.String() })),
  options: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(Type.String()),
      /** The name in Latin letters, as far as known. */
      name_latin: Type.String(),
      values_latin: Type.Array(Type.String()),
    }),
  ),
  source: oneOf(['page', 'data_api', 'earlier_shoppers']),
  read_at: Moment,
  /** Whether other variants cost more than `price_fen`. */
  price_is_from: Type.Boolean(),
  seller_price: nullable(SellerPrice),
  variants: Type.Array(ProductVariant),
  /** The seller's minimum quantity; null if any quantity is sold. */
  min_order: nullable(Type.Integer({ minimum: 2 })),
  /**
   * The unit price from each quantity on, in ascending order of quantity; empty if all quantities cost the
   * same.
   */
  price_steps: Type.Array(Type.Object({ from: Type.Integer({ minimum: 1 }), price_fen: Fen })),
  availability: nullable(oneOf(['in_stock', 'sold_out'])),
  /** Whether a repeated request in a moment will return more images. */
  more_images: Type.Boolean(),
})

/** A category of goods that some or all carriers refuse, recognised by its words. */
export const RestrictedGoods = Type.Object({
  category: Type.String(),
  name: Type.String(),
  forbidden: Type.Boolean(),
})

export const lookUpProduct = route('GET /products', {
  who: 'anyone',
  summary: 'Look up everything known about the product behind a pasted text. Never fails for lack of data.',
  query: Type.Object({
    url: filled(LINK_TEXT_MAX),
    pick: Pick,
    stored: Type.Optional(
      Type.Boolean({
        description:
          'Ask no other site: answer at once from what is stored and still fresh, or with not_found',
      }),
    ),
  }),
  refusals: ['not_found'],
  shows: [],
  reply: Type.Object({
    ...resolution,
    product: nullable(Product),
    /** Why a source that should know the product could not provide it. */
    trouble: nullable(oneOf(['blocked', 'gone', 'shop_closed', 'unreachable'])),
    /** Where the page can be viewed if not at its own address: in demo mode, in the mall. */
    page_url: nullable(Type.String()),
    /** When a retry is allowed, if the product was requested a moment ago. */
    retry_at: nullable(Moment),
    restricted: Type.Array(RestrictedGoods),
  }),
  perMinute: 60,
})
