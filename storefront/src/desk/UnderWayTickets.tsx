import { weekday, weight } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { TrackedNumber } from '@longhaul/ui/barcode/TrackedNumber.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { to } from '../links.ts'
import { wordsOf } from '../shared/step-words.ts'
import { stopsOf } from '../shared/way-stops.ts'
import type { DeskData, UnderWay } from '../shared/waiting/desk-data.ts'

/** Packages on their way to the shopper: a ticket each, with its number and the places it has passed. */
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
  const { number, item_count: count, weight_grams: grams } = parcel
  const expected = useExpected(parcel)
  const isDue = !parcel.step || parcel.step.about === 'under_way'
  const due = expected ? text.between(...expected) : text.onItsWay
  return (
    <Ticket as="article" layout="row" bleeds label={parcel.name}>
      <TicketPart stub>
        <h3 className="mb-2 text-md">
          <Link to={to.parcel(parcel.id)} className="text-ink no-underline hover:underline">
            {parcel.name}
          </Link>
        </h3>
        <Barcode text={number} small />
        <TrackedNumber number={number} what={text.packageNumber} />
        <p className="text-sm text-ink-2">{text.contents(count, weight(grams))}</p>
      </TicketPart>
      <TearLine />
      <TicketPart>
        <p className="mb-3 font-semibold">
          <Link to={to.parcel(parcel.id)} className="text-ink no-underline hover:underline">
            {parcel.step && !isDue ? wordsOf(parcel.step).title : due}
          </Link>
        </p>
        <Rail label={text.way} steps={stepsOf(parcel, isDue ? expected : null)} />
      </TicketPart>
    </Ticket>
  )
}

/** The first and last expected day; null once the last has passed. */
function useExpected({ expected_from: from, expected_until: until }: UnderWay): [string, string] | null {
  const now = useNow()
  if (!from || !until || (now !== null && Date.parse(until) < now)) return null
  return [weekday(from), weekday(until)]
}

/**
 * The places it has passed, then the door; or, where the carrier reports that it will not arrive, that
 * report.
 */
function stepsOf(parcel: UnderWay, expected: readonly [string, string] | null): Step[] {
  const passed = stopsOf(parcel.warehouse_name, parcel.shipped_at, parcel.stops)
  const milestone = parcel.stops.at(-1)?.milestone
  const isWrong = milestone === 'trouble' || milestone === 'returning'
  const last = passed.length - 1
  const { city } = parcel
  const door = isWrong ? wayText.wontArrive : expected ? text.doorDates(...expected) : undefined
  return [
    ...passed.map((stop, at): Step => ({
      ...stop,
      state: at < last ? 'done' : isWrong ? 'failed' : 'current',
    })),
    // The last place may already be the destination town.
    { label: city && passed[last]?.label !== city ? city : text.door, state: 'next', note: door },
  ]
}
