import { weekday, weight } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { TrackedNumber } from '@longhaul/ui/barcode/TrackedNumber.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { DeskData, UnderWay } from '../shared/waiting/desk-data.ts'

/** What is on its way to the shopper: a ticket each, with its number and the places it passed. */
export function UnderWayTickets({ underWay: { count, items } }: { underWay: DeskData['under_way'] }) {
  const [only] = items
  if (!only) return null
  return (
    <section aria-labelledby="under-way">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="under-way" className="text-xl">
          {text.underWay}
        </h2>
        <Link to={count > 1 ? to.parcels() : to.parcel(only.id)}>
          {count > 1 ? text.allPackages(count) : text.openPackage}
        </Link>
      </div>
      <div className="grid grid-cols-1 gap-4">
        {items.map((parcel) => (
          <UnderWayTicket key={parcel.id} parcel={parcel} />
        ))}
      </div>
    </section>
  )
}

function UnderWayTicket({ parcel }: { parcel: UnderWay }) {
  const {
    number,
    item_count: count,
    weight_grams: grams,
    expected_from: from,
    expected_until: until,
  } = parcel
  return (
    <Ticket as="article" layout="row" bleeds label={text.package(number)}>
      <TicketPart stub>
        <Barcode text={number} small />
        <TrackedNumber number={number} what={text.packageNumber} />
        <p className="text-sm text-ink-2">{text.contents(count, weight(grams))}</p>
      </TicketPart>
      <TearLine />
      <TicketPart>
        <p className="mb-3 font-semibold">
          <Link to={to.parcel(parcel.id)} className="text-ink no-underline hover:underline">
            {from && until ? text.between(weekday(from), weekday(until)) : text.onItsWay}
          </Link>
        </p>
        <Rail label={text.way} steps={stepsOf(parcel)} />
      </TicketPart>
    </Ticket>
  )
}

/** The places it passed, and the door. */
function stepsOf({
  stops,
  warehouse_name: start,
  city,
  expected_from: from,
  expected_until: until,
}: UnderWay): Step[] {
  const passed = stops.map(({ milestone, place, happened_at: at }, index): Step => {
    const isLast = index === stops.length - 1
    const where = place || (index === 0 ? start : '')
    return {
      label: where || text.milestones[milestone],
      note: where ? text.milestones[milestone] : undefined,
      state: isLast ? 'current' : 'done',
      at,
    }
  })
  const note = from && until ? text.doorDates(weekday(from), weekday(until)) : undefined
  return [...passed, { label: city || text.door, state: 'next', note }]
}
