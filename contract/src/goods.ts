import { Type } from 'typebox'
import { Fen, Moment, filled, nullable, oneOf } from './fields.ts'
import { route } from './route.ts'

/** What a pasted text turned out to be. Exactly one of `link` and `reason` is there. */
export const ResolvedLink = Type.Object({
  platform: Type.String(),
  item_id: Type.String(),
  canonical_url: Type.String(),
  seller_id: nullable(Type.String()),
  sku_id: nullable(Type.String()),
  via_agent: nullable(Type.String()),
})

const resolution = {
  link: nullable(ResolvedLink),
  reason: nullable(
    oneOf(['no_link', 'not_a_product', 'unsupported_scheme', 'shop_or_search', 'needs_redirect', 'blocked']),
  ),
  /** The web address to fill into a manual form, where there is a harmless one. */
  manual_url: nullable(Type.String()),
}

export const resolveLink = route('POST /links/resolve', {
  who: 'anyone',
  summary: 'Recognise the first product link in a text.',
  body: Type.Object({ text: filled(4000) }),
  reply: Type.Object(resolution),
  perMinute: 60,
})

/** What is known about a product, from whichever source knew it. */
export const Product = Type.Object({
  title: Type.String(),
  price_fen: nullable(Fen),
  freight_fen: nullable(Fen),
  seller_name: Type.String(),
  seller_id: Type.String(),
  images: Type.Array(Type.Object({ file_id: Type.String(), url: Type.String() })),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  source: oneOf(['demo_mall', 'page', 'data_api', 'earlier_shoppers']),
  read_at: Moment,
})

export const lookUpProduct = route('GET /products', {
  who: 'anyone',
  summary:
    'Everything that can be learnt about the product behind a pasted text. Never fails for want of knowledge.',
  query: Type.Object({ url: filled(4000) }),
  reply: Type.Object({
    ...resolution,
    product: nullable(Product),
    restricted: Type.Array(
      Type.Object({ category: Type.String(), name: Type.String(), forbidden: Type.Boolean() }),
    ),
  }),
  perMinute: 60,
})
