import { comeBackText } from '@longhaul/text/console/dispatch/come-back.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { type ParcelStage, parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { findEdge } from '@longhaul/domain/states/table.ts'
import { isFinal, TRACKING_STATUSES, type TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { correctAddressText } from '@longhaul/text/console/dispatch/correct-address.ts'
import { trackingText } from '@longhaul/text/console/dispatch/tracking.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { DeclarationBox } from '../shared/customs/DeclarationBox.tsx'
import { PackingVideoCard } from '../shared/PackingVideoCard.tsx'
import { Facts } from '../shared/Facts.tsx'
import { Entry, EntryList } from '../shared/layout/EntryList.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { ParcelAsk } from '../shared/ParcelAsk.tsx'
import { ParcelDocuments } from '../shared/ParcelDocuments.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { AssignBar } from '../shared/work/AssignBar.tsx'
import { AddressProblem } from './AddressProblem.tsx'
import { ComeBackForm } from '../shared/ComeBackForm.tsx'
import { Fold } from './Fold.tsx'
import { CorrectAddress } from './CorrectAddress.tsx'
import { CorrectNumber } from './CorrectNumber.tsx'
import { EventForm } from './EventForm.tsx'
import { carrierName } from './NumbersPreview.tsx'
import { ShipmentCard } from './ShipmentCard.tsx'
import type { Parcel } from '../shared/parcel.ts'

/** The stages in which a package leaves or is under way, so that somebody has it. */
const DISPATCHED: ReadonlySet<ParcelStage> = new Set([
  'to_ship',
  'address_problem',
  'in_transit',
  'exception',
])

/**
 * One package: destination, contents and location; once it is under way, tracking events can be entered
 * manually.
 */
export function ParcelSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } })
  const me = useMe()
  return (
    <Sheet
      open
      title={parcel.data ? dispatchText.packageOf(parcel.data.number) : consoleWords.package}
      onClose={onClose}
    >
      <Loaded of={parcel}>
        {(row) => (
          <Stack>
            <p>
              <Link to={to.package(row.id)}>{recordsText.parcel.page}</Link>
            </p>
            {DISPATCHED.has(row.stage) && <AssignBar kind="dispatch" id={row.id} />}
            <Head parcel={row} />
            <ParcelAsk parcel={row} />
            <PackingVideoCard parcel={row} />
            {row.stage === 'to_ship' && (
              <>
                <ShipmentCard parcel={row} />
                <AddressProblem parcel={row} />
              </>
            )}
            {IS_TRACKED.has(row.stage) && (
              <>
                <EventForm parcel={row} />
                <CorrectNumber parcel={row} />
              </>
            )}
            {row.address_problem && (
              <Note tone="warn" title={correctAddressText.wrong}>
                {row.address_problem}
              </Note>
            )}
            {row.stage === 'address_problem' && whyNotRole(me, CORRECTS) === null && (
              <CorrectAddress parcel={row} />
            )}
            {isAway(row.stage) && whyNotRole(me, BOOKS_BACK) === null && (
              <Fold title={comeBackText.title}>
                <ComeBackForm parcel={row} />
              </Fold>
            )}
            {row.events.length > 0 && <Timeline parcel={row} />}
            <Contents parcel={row} />
            <DeclarationBox id={row.id} />
            <ParcelDocuments parcel={row} all />
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}

/** Whether the package has left and may still come back, according to the table of stages. */
const isAway = (stage: Parcel['stage']): boolean =>
  findEdge(parcelTable, stage, 'come_back', BOOKS_BACK) !== undefined
const IS_TRACKED: ReadonlySet<Parcel['stage']> = new Set(['in_transit', 'exception', 'delivered'])
const BOOKS_BACK = ['warehouse'] as const
const CORRECTS = ['support'] as const

function Head({ parcel }: { parcel: Parcel }) {
  const { address } = parcel
  return (
    <Facts
      facts={[
        { name: dispatchText.stage, value: consoleWords.parcelStages[parcel.stage] },
        {
          name: consoleWords.shopper,
          value: <ShopperLink id={parcel.shopper_id} name={parcel.shopper_name} code={parcel.shopper_code} />,
        },
        { name: dispatchText.line, value: parcel.line_name },
        parcel.tracking_number !== null && {
          name: consoleWords.waybillNumber,
          value: (
            <>
              <span className="code">{parcel.tracking_number}</span>
              <CopyButton text={parcel.tracking_number} what={consoleWords.waybillNumber} />
              {parcel.carrier && <span className="block">{carrierName(parcel.carrier)}</span>}
            </>
          ),
        },
        {
          name: dispatchText.address,
          value: (
            <>
              {fullName(address)}
              {addressLines(address, parcel.country_name).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <span className="block">{address.phone}</span>
            </>
          ),
        },
        {
          name: dispatchText.weighed,
          value: `${weight(parcel.actual_grams ?? parcel.estimated_grams)} · ${money(parcel.actual_fen ?? parcel.estimated_fen)}`,
        },
      ]}
    />
  )
}

/** Newest first, as the shopper sees it. */
function Timeline({ parcel }: { parcel: Parcel }) {
  const events = parcel.events.toSorted((a, b) => b.happened_at.localeCompare(a.happened_at))
  const steps = events.map((event, index): Step => {
    const status = TRACKING_STATUSES.find((trackingStatus) => trackingStatus === event.status)
    const label = status ? trackingText[status] : event.description
    const carrierText = event.original ?? (event.description === label ? '' : event.description)
    return {
      label,
      state: index > 0 || isEnd(status) ? 'done' : 'current',
      at: event.happened_at,
      note: [event.reason, event.place, carrierText].filter(Boolean).join(' · '),
    }
  })
  return (
    <section>
      <h3>{dispatchText.timeline}</h3>
      <Rail label={dispatchText.timeline} layout="column" steps={steps} />
    </section>
  )
}

const isEnd = (status: TrackingStatus | undefined): boolean => status !== undefined && isFinal(status)

function Contents({ parcel }: { parcel: Parcel }) {
  return (
    <section>
      <h3>{dispatchText.contents(parcel.contents.length)}</h3>
      <EntryList>
        {parcel.contents.map((content) => (
          <Entry key={content.stock_item_id}>
            <GoodsCard size="s" goods={content} />
            <span className="num muted">{content.weight_grams !== null && weight(content.weight_grams)}</span>
          </Entry>
        ))}
      </EntryList>
    </section>
  )
}
