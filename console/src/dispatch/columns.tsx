import type { Reply } from '@longhaul/contract/routes.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, weight } from '@longhaul/text/format.ts'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Age } from '../shared/Age.tsx'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { ParcelDocuments } from '../shared/ParcelDocuments.tsx'
import { TrackingField } from '../shared/TrackingField.tsx'
import { goToField, stepField } from '../shared/tracking-fields.ts'
import { TextButton } from '../shared/TextButton.tsx'

export type ParcelRow = Reply<'GET /staff/parcels'>['items'][number]

type Doing = {
  open: (id: string) => void
  send: (parcel: ParcelRow, number: string, isSure: boolean) => Promise<unknown>
  /** Why this person may not ship; null if they may. */
  why: string | null
}

/**
 * The columns of a stage: documents and a field for the tracking number before the hand-over, the number and
 * its age afterwards.
 */
export function parcelColumns(stage: string, doing: Doing): Column<ParcelRow>[] {
  return [number(doing.open), destination, weighed, ...(stage === 'to_ship' ? [handOver(doing)] : underWay)]
}

const number = (open: (id: string) => void): Column<ParcelRow> => ({
  head: consoleWords.package,
  names: true,
  render: (row) => (
    <>
      <AssignedTo kind="dispatch" id={row.id} />
      <TextButton onClick={() => open(row.id)}>
        <span className="code">{row.number}</span>
      </TextButton>
      {/* A long name must not push the number's field out of sight; its link is on a 24 px line below the number. */}
      <small className="line-clamp-2 max-w-44 leading-6 font-normal wrap-anywhere" title={row.shopper_name}>
        <ShopperLink id={row.shopper_id} name={row.shopper_name} code={row.shopper_code} />
      </small>
    </>
  ),
})

const destination: Column<ParcelRow> = {
  head: dispatchText.destination,
  render: (row) => (
    <>
      {row.country_name}
      <small className="muted block">{row.line_name}</small>
    </>
  ),
}

const weighed: Column<ParcelRow> = {
  head: dispatchText.weighed,
  align: 'end',
  render: (row) => (
    <>
      {weight(row.actual_grams ?? row.estimated_grams)}
      <small className="muted block">{money(row.actual_fen ?? row.estimated_fen)}</small>
    </>
  ),
}

/**
 * The field is beside the documents, or below them on a narrow screen, so that no one has to scroll to it.
 */
const handOver = ({ send, why }: Doing): Column<ParcelRow> => ({
  head: dispatchText.handOverHead,
  // They take the full width of a card.
  inCard: false,
  render: (row) => (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <ParcelDocuments parcel={row} />
      <div className="min-w-0 grow">
        <TrackingField
          noun={consoleWords.waybillNumber}
          label={row.number}
          action={dispatchText.ship}
          disabledReason={why}
          onOther={(code) => goToField(code.toUpperCase())}
          send={async (typed, isSure) => {
            await send(row, typed, isSure)
            toast.success(dispatchText.shipped(row.number))
            stepField(1)
          }}
        />
      </div>
    </div>
  ),
})

const underWay: Column<ParcelRow>[] = [
  {
    head: consoleWords.waybillNumber,
    render: (row) => (row.tracking_number ? <span className="code">{row.tracking_number}</span> : '—'),
  },
  { head: dispatchText.since, align: 'end', render: (row) => <Age since={row.stage_at} /> },
]
