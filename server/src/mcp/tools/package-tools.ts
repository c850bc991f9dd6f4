import { CountryCode, Id, Moment, nullable, text } from '@longhaul/contract/fields.ts'
import { ParcelCard, TrackingEvent } from '@longhaul/contract/parcels/parcels.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Type } from 'typebox'
import { Money, type Shop, ThirdParty, money, moneyOrNull, tool } from '../tool.ts'
import { Cursor, Next, nextOf } from './shown.ts'

const Parcel = {
  id: Id,
  number: Type.String(),
  name: ThirdParty,
  status: ParcelCard.properties.status,
  line: Type.String(),
  country: CountryCode,
  cost: Money,
  to_pay: nullable(Money),
  tracking_number: nullable(Type.String()),
  next: nullable(Next),
}

type Card = Reply<'GET /parcels'>['items'][number]

const parcelOf = (shop: Shop, parcel: Card) => ({
  id: parcel.id,
  number: parcel.number,
  name: parcel.name,
  status: parcel.status,
  line: parcel.line_name,
  country: parcel.country,
  cost: money(shop, parcel.actual_fen ?? parcel.estimated_fen),
  to_pay: moneyOrNull(shop, parcel.supplement?.amount_fen ?? null),
  tracking_number: parcel.tracking_number,
  next: nextOf(shop, parcel.next),
})

export const listPackages = tool({
  name: 'list_packages',
  title: 'List packages',
  description: 'Lists packages, newest first, each with its status and its one next step.',
  does: 'reads',
  calls: ['GET /parcels'],
  input: Type.Object({ q: Type.Optional(text(100)), ...Cursor }),
  output: Type.Object({
    packages: Type.Array(Type.Object(Parcel)),
    next_cursor: nullable(Type.String()),
  }),
  async run(query, shop) {
    const { items, next_cursor } = await shop.call('GET /parcels', { query })
    return { packages: items.map((parcel) => parcelOf(shop, parcel)), next_cursor }
  },
})

export const track = tool({
  name: 'track',
  title: 'Track a package',
  description: 'Says where a package is: its stages, the carrier’s events, and when it is expected.',
  does: 'reads',
  calls: ['GET /parcels/{id}'],
  input: Type.Object({ id: Id }),
  output: Type.Object({
    ...Parcel,
    carrier: nullable(Type.String()),
    carrier_page: nullable(Type.String()),
    expected_from: nullable(Moment),
    expected_until: nullable(Moment),
    events: Type.Array(
      Type.Object({
        happened_at: Moment,
        milestone: TrackingEvent.properties.milestone,
        place: ThirdParty,
        description: ThirdParty,
      }),
    ),
  }),
  async run({ id }, shop) {
    const parcel = await shop.call('GET /parcels/{id}', { params: { id } })
    return {
      ...parcelOf(shop, parcel),
      carrier: parcel.carrier_name,
      carrier_page: parcel.carrier_page,
      expected_from: parcel.expected_from,
      expected_until: parcel.expected_until,
      events: parcel.events.map(({ happened_at, milestone, place, description }) => ({
        happened_at,
        milestone,
        place,
        description,
      })),
    }
  },
})
