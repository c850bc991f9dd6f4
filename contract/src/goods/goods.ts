import { PASTED_LINKS_MAX } from '@longhaul/domain/links/read-paste.ts'
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
  url: Type.String({ description: 'The clean link; of half a link, what stands in the text' }),
  words: Type.String({ description: 'What the text says beside this link: "black, L"' }),
  is_whole: Type.Boolean(),
})

/** What a pasted text turned out to be. Exactly one of `link` and `reason` is there. */
const resolution = {
  link: nullable(ResolvedLink),
  /**
   * `cut_link`: the address is not whole and could name another product. `outside_china`: our buyers cannot buy there. `album`: a
   * seller's pictures, sold somewhere else.
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
  /** The marketplace that the text speaks of, where no item of it came out: a share code, a shop, a short link. */
  platform: nullable(Type.String()),
  /** The web address to fill into a manual form, where there is a harmless one. */
  manual_url: nullable(Type.String()),
  /** The shop, where the text leads to one and not to a product. */
  seller_id: nullable(Type.String()),
  /** All links of the text that something can be bought by, each product once. `pick` asks for the one at that place. */
  links: Type.Array(PastedLink),
  /** Which of `links` this answer is about; null where it is about none of them. */
  taken: nullable(Type.Integer({ minimum: 0 })),
  /** What the text says besides the link, for the form: the title that an app shared, and the shopper's words. Empty where nothing. */
  proposal: Type.Object({ title: Type.String(), words: Type.String() }),
}

/** The place in `links` of the link to take, where it is not the first. */
const Pick = Type.Optional(Type.Integer({ minimum: 0, maximum: PASTED_LINKS_MAX - 1 }))

export const resolveLink = route('POST /links/resolve', {
  who: 'anyone',
  summary: 'Recognise the product links in a text, and say more of the first, or of the one that is picked.',
  body: Type.Object({ text: filled(4000), pick: Pick }),
  changes: [],
  reply: Type.Object(resolution),
  perMinute: 60,
})

/** A price in the seller's own currency, where that is not the yuan, and the rate that its yuan are converted by; null where we know no rate. */
export const SellerPrice = Type.Object({
  minor: Type.Integer({ minimum: 1, description: 'In the smallest unit of the currency' }),
  currency: Currency,
  rate: nullable(
    Type.Object({
      nanos: Type.Integer({ minimum: 1, description: 'Billionths of a yuan for one major unit' }),
      quoted_on: Type.String({ format: 'date' }),
    }),
  ),
})

/** One choice of every option, in the order of the options. */
export const ProductVariant = Type.Object({
  choices: Type.Array(Type.String()),
  price_fen: nullable(Fen),
  stock: nullable(Type.Integer({ minimum: 0 })),
  is_available: nullable(Type.Boolean()),
  /** Its own picture, one of the product's, where the page names it. */
  image_file_id: Type.Optional(nullable(Type.String())),
})

/** What is known about a product, from whichever source knew it. */
export const Product = Type.Object({
  title: Type.String(),
  /** The same in the seller's other language, to help who does not read the first; empty where there is none. */
  helper_title: Type.String(),
  price_fen: nullable(Fen),
  freight_fen: nullable(Fen),
  seller_name: Type.String(),
  seller_id: Type.String(),
  images: Type.Array(Type.Object({ file_id: Type.String(), url: Type.String() })),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  source: oneOf(['page', 'data_api', 'earlier_shoppers']),
  read_at: Moment,
  /** Other variants cost more than `price_fen`. */
  price_is_from: Type.Boolean(),
  seller_price: nullable(SellerPrice),
  variants: Type.Array(ProductVariant),
  /** The seller sells no fewer; null where any quantity is sold. */
  min_order: nullable(Type.Integer({ minimum: 2 })),
  /** What one costs from a quantity on, rising; empty where all quantities cost the same. */
  price_steps: Type.Array(Type.Object({ from: Type.Integer({ minimum: 1 }), price_fen: Fen })),
  availability: nullable(oneOf(['in_stock', 'sold_out'])),
  /** Asked again in a moment, there are more of them. */
  more_images: Type.Boolean(),
})

/** A category of goods that some carrier or every one refuses, recognised by its words. */
export const RestrictedGoods = Type.Object({
  category: Type.String(),
  name: Type.String(),
  forbidden: Type.Boolean(),
})

export const lookUpProduct = route('GET /products', {
  who: 'anyone',
  summary:
    'Everything that can be learnt about the product behind a pasted text. Never fails for want of knowledge.',
  query: Type.Object({ url: filled(4000), pick: Pick }),
  shows: [],
  reply: Type.Object({
    ...resolution,
    product: nullable(Product),
    /** Why a source that should know the product could not say. */
    trouble: nullable(oneOf(['blocked', 'gone', 'shop_closed', 'unreachable'])),
    /** Where the page can be seen, if not at its own address: in demo mode, in the mall. */
    page_url: nullable(Type.String()),
    /** Where it was tried a moment ago: when it may be tried again. */
    retry_at: nullable(Moment),
    restricted: Type.Array(RestrictedGoods),
  }),
  perMinute: 60,
})
