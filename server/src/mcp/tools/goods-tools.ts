import { CountryCode, filled, nullable, oneOf, text } from '@longhaul/contract/fields.ts'
import { Product, RestrictedGoods } from '@longhaul/contract/goods/goods.ts'
import { LINK_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Money, ThirdParty, money, moneyOrNull, tool } from '../tool.ts'

const Variant = Type.Object({
  choices: Type.Array(ThirdParty),
  price: nullable(Money),
  is_available: nullable(Type.Boolean()),
})

export const readText = tool({
  name: 'read_text',
  title: 'Read a pasted text',
  description:
    'Finds the product links in a text as it was copied from a Chinese shopping app, and reads what the page of the first one, or of the one picked, says: price, options, seller, and goods that carriers refuse. Costs nothing and stores nothing.',
  does: 'reads',
  openWorld: true,
  calls: ['GET /products'],
  input: Type.Object({
    text: filled(LINK_TEXT_MAX),
    pick: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_999, description: 'Which of `links`' })),
  }),
  output: Type.Object({
    links: Type.Array(
      Type.Object({
        platform: nullable(Type.String()),
        url: Type.String(),
        words: ThirdParty,
        whole: Type.Boolean({ description: 'Whether the link is complete' }),
      }),
    ),
    taken: nullable(Type.Integer()),
    reason: nullable(Type.String({ description: 'Why there is no product: a stable name' })),
    platform: nullable(Type.String()),
    item_id: nullable(Type.String()),
    url: nullable(Type.String({ description: 'The clean link, for the other tools' })),
    product: nullable(
      Type.Object({
        title: ThirdParty,
        title_other: ThirdParty,
        seller: ThirdParty,
        price: nullable(Money),
        price_is_from: Type.Boolean({ description: 'Other options cost more' }),
        freight: nullable(Money),
        options: Type.Array(
          Type.Object({
            name: ThirdParty,
            name_latin: ThirdParty,
            values: Type.Array(ThirdParty),
            values_latin: Type.Array(ThirdParty),
          }),
        ),
        variants: Type.Array(Variant),
        min_order: Product.properties.min_order,
        availability: Product.properties.availability,
      }),
    ),
    restricted: Type.Array(RestrictedGoods),
    form_url: nullable(Type.String({ description: 'The order form of our site, for a person' })),
  }),
  async run({ text: pasted, pick }, shop) {
    const found = await shop.call('GET /products', {
      query: { url: pasted, ...(pick === undefined ? {} : { pick }) },
    })
    const { link, product } = found
    return {
      links: found.links.slice(0, LINKS_SHOWN).map(({ is_whole: whole, ...named }) => ({ ...named, whole })),
      taken: found.taken,
      reason: found.reason,
      platform: link?.platform ?? found.platform,
      item_id: link?.item_id ?? null,
      url: link?.canonical_url ?? null,
      product: product && {
        title: product.title,
        title_other: product.helper_title,
        seller: product.seller_name,
        price: moneyOrNull(shop, product.price_fen),
        price_is_from: product.price_is_from,
        freight: moneyOrNull(shop, product.freight_fen),
        options: product.options,
        variants: product.variants.slice(0, VARIANTS_SHOWN).map(({ choices, price_fen, is_available }) => ({
          choices,
          price: moneyOrNull(shop, price_fen),
          is_available,
        })),
        min_order: product.min_order,
        availability: product.availability,
      },
      restricted: found.restricted,
      form_url: link && publicUrl(`/productdetail?url=${encodeURIComponent(link.canonical_url)}`),
    }
  },
})

/** As many as a model can use. */
const LINKS_SHOWN = 100
const VARIANTS_SHOWN = 200

const Range = Type.Object({ low: Money, expected: Money, high: Money })

export const estimateLandedCost = tool({
  name: 'estimate_to_door',
  title: 'Estimate the cost to the door',
  description:
    'Estimates what goods cost until they are at the door in a country: goods, our fee, freight, packing, insurance, duty and tax, as a range. The first payment, for the order, is only a part of it. Costs nothing and stores nothing.',
  does: 'reads',
  calls: ['POST /goods/landed_cost'],
  input: Type.Object({
    items: Type.Array(
      Type.Object({
        url: filled(4000),
        options: Type.Optional(text(OPTIONS_TEXT_MAX)),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
        price_fen: Type.Optional(Type.Integer({ minimum: 1, description: 'By default the price last read' })),
        freight_fen: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
      { minItems: 1, maxItems: 50 },
    ),
    country: Type.Optional(CountryCode),
    line_id: Type.Optional(Type.String({ maxLength: 40 })),
    insured: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({
    country: CountryCode,
    total: nullable(Range),
    holds_in: Type.Integer({ description: 'In how many of 100 cases the cost is between low and high' }),
    rows: Type.Array(
      Type.Object({
        kind: Type.String(),
        name: Type.String(),
        how: Type.String(),
        when: oneOf(['order', 'shipping', 'door']),
        ...Range.properties,
      }),
    ),
    line_id: nullable(Type.String()),
    lines: Type.Array(
      Type.Object({
        line_id: Type.String(),
        name: Type.String(),
        min_days: Type.Integer(),
        max_days: Type.Integer(),
        tax_mode: Type.String(),
        takes: oneOf(['all', 'likely', 'lightest', 'none']),
        refusals: Type.Array(Type.String()),
        total: nullable(Range),
        tax_known: nullable(Type.String({ description: 'How certain duty and tax are' })),
      }),
    ),
    unpriced: Type.Integer({ description: 'How many items have no known price, and are not in the total' }),
  }),
  async run({ items, ...rest }, shop) {
    const body = {
      ...rest,
      items: items.map(({ url, options, price_fen, ...item }) => ({
        url,
        ...item,
        ...(options === undefined ? {} : { options_text: options }),
        ...(price_fen === undefined ? {} : { unit_price_fen: price_fen }),
      })),
    }
    const found = await shop.call('POST /goods/landed_cost', { body })
    const range = (of: { low_fen: number; expected_fen: number; high_fen: number }) => ({
      low: money(shop, of.low_fen),
      expected: money(shop, of.expected_fen),
      high: money(shop, of.high_fen),
    })
    return {
      country: found.country,
      total: found.total && range(found.total),
      holds_in: found.holds_in,
      rows: found.rows.map((row) => ({
        kind: row.kind,
        name: row.name,
        how: row.how,
        when: row.when,
        ...range(row),
      })),
      line_id: found.line_id,
      lines: found.lines.map((line) => ({
        line_id: line.line_id,
        name: line.name,
        min_days: line.usual_min_days,
        max_days: line.usual_max_days,
        tax_mode: line.tax_mode,
        takes: line.takes,
        refusals: line.refusals,
        total: line.total && range(line.total),
        tax_known: line.tax_certainty,
      })),
      unpriced: found.unpriced,
    }
  },
})
