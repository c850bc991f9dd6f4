import { CountryCode, Id, Moment, Quote, nullable } from '@longhaul/contract/fields.ts'
import { previewParcel } from '@longhaul/contract/parcels/parcels.ts'
import { Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Money, ThirdParty, money, moneyOrNull, tool } from '../tool.ts'
import { Cursor, Next, nextOf } from './shown.ts'

export const listShelf = tool({
  name: 'list_shelf',
  title: 'List what is in the warehouse',
  description:
    'Lists the shopper’s goods in our warehouse that can be shipped, most urgent first, with photos, weight, problems, and until when storage is free.',
  does: 'reads',
  calls: ['GET /stock_items'],
  input: Type.Object(Cursor),
  output: Type.Object({
    things: Type.Array(
      Type.Object({
        stock_item_id: Id,
        title: ThirdParty,
        title_latin: ThirdParty,
        quantity: Type.Integer(),
        value: Money,
        warehouse_id: Type.String(),
        order_number: nullable(Type.String()),
        weight_grams: nullable(Type.Integer()),
        size_mm: nullable(Type.Array(Type.Integer())),
        problem: nullable(Type.String()),
        photos: Type.Array(Type.String({ description: 'The address of a photo, valid for a day' })),
        free_until: nullable(Moment),
        days_left: nullable(Type.Integer()),
        late_fee: Money,
        next: nullable(Next),
      }),
    ),
    next_cursor: nullable(Type.String()),
  }),
  async run(page, shop) {
    const found = await shop.call('GET /stock_items', { query: { ...page, stage: 'in_stock' } })
    return {
      things: found.items.map((thing) => ({
        stock_item_id: thing.id,
        title: thing.title,
        title_latin: thing.names?.title ?? '',
        quantity: thing.quantity,
        value: money(shop, thing.value_fen),
        warehouse_id: thing.warehouse_id,
        order_number: thing.order_number,
        weight_grams: thing.weight_grams,
        size_mm: thing.size_mm,
        problem: thing.problem,
        photos: thing.photos.map(({ url }) => publicUrl(url)),
        free_until: thing.free_until,
        days_left: thing.days_left,
        late_fee: money(shop, thing.late_fee_fen),
        next: nextOf(shop, thing.next),
      })),
      next_cursor: found.next_cursor,
    }
  },
})

export const quotePackage = tool({
  name: 'quote_package',
  title: 'Quote a package',
  description:
    'Compares all shipping lines for goods on the shelf, with every row of the price and what customs charge on arrival, or why a line refuses them, and what could make it cheaper. With one of the account’s addresses each line has a quote for shipping by it.',
  does: 'reads',
  calls: ['POST /parcels/preview', 'POST /parcels/advice'],
  input: Type.Object({
    stock_item_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    address_id: Type.Optional(Id),
    country: Type.Optional(CountryCode),
    insured_fen: previewParcel.body.properties.insured_fen,
    service_ids: previewParcel.body.properties.service_ids,
  }),
  output: Type.Object({
    country: CountryCode,
    estimated_grams: Type.Integer(),
    available: Money,
    lines: Type.Array(
      Type.Object({
        line_id: Type.String(),
        name: Type.String(),
        refusals: Type.Array(Type.String({ description: 'Why it cannot carry the goods' })),
        min_days: Type.Integer(),
        max_days: Type.Integer(),
        rows: Type.Array(Type.Object({ kind: Type.String(), name: Type.String(), amount: Money })),
        total: nullable(Money),
        tax_mode: nullable(
          Type.String({ description: 'Who pays duty and tax, as far as the line promises' }),
        ),
        at_door: nullable(
          Type.Object(
            { low: Money, expected: Money, high: Money },
            {
              description:
                'What the recipient pays customs and the carrier on arrival, besides the total; null if unknown',
            },
          ),
        ),
        tax_known: nullable(
          Type.String({ description: 'How certain that is; it is at least as much if “partly”' }),
        ),
        quote: nullable(Quote),
      }),
    ),
    services: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), price: Money })),
    declaration: Type.Array(
      Type.Object({ stock_item_id: Id, description: Type.String(), value_fen: Type.Integer() }),
      { description: 'What would be declared to customs, to be passed on as it is' },
    ),
    advice: Type.Object({
      split_saves: nullable(Money),
      lighter_saves: nullable(Money),
      wait: nullable(Type.String({ description: 'Whether to wait for what is still on its way' })),
    }),
  }),
  async run({ insured_fen, ...goods }, shop) {
    const insured = insured_fen === undefined ? {} : { insured_fen }
    const found = await shop.call('POST /parcels/preview', { body: { ...goods, ...insured } })
    const advice = await shop.call('POST /parcels/advice', { body: goods })
    return {
      country: found.country,
      estimated_grams: found.estimated_grams,
      available: money(shop, found.available_fen),
      lines: found.lines.map((line) => ({
        line_id: line.line_id,
        name: line.name,
        refusals: line.refusals,
        min_days: line.min_days,
        max_days: line.max_days,
        rows: line.fees.map(({ kind, name, fee_fen }) => ({ kind, name, amount: money(shop, fee_fen) })),
        total: moneyOrNull(shop, line.total_fen),
        tax_mode: line.tax_mode ?? null,
        at_door:
          line.duty && line.duty.certainty !== 'unknown'
            ? {
                low: money(shop, line.duty.low_fen),
                expected: money(shop, line.duty.likely_fen),
                high: money(shop, line.duty.high_fen),
              }
            : null,
        tax_known: line.duty?.certainty ?? null,
        quote: line.quote ?? null,
      })),
      services: found.services.map(({ id, name, price_fen }) => ({
        id,
        name,
        price: money(shop, price_fen),
      })),
      declaration: found.declaration.map(({ stock_item_id, description, value_fen }) => ({
        stock_item_id,
        description,
        value_fen,
      })),
      advice: {
        split_saves: moneyOrNull(shop, advice.split?.saved_fen ?? null),
        lighter_saves: moneyOrNull(shop, advice.lighter?.saved_fen ?? null),
        wait: advice.wait?.says ?? null,
      },
    }
  },
})
