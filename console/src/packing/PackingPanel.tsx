import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { PackingVideoCard } from '../shared/PackingVideoCard.tsx'
import { to } from '../links.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { CommandField } from '../shared/station/CommandField.tsx'
import { useStationCommands } from '../shared/station/commands.ts'
import { CancelPackage } from './CancelPackage.tsx'
import { PackForm } from './PackForm.tsx'
import { MergeSheet } from './MergeSheet.tsx'
import { PickList } from './PickList.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Settlement } from './Settlement.tsx'
import { SplitSheet } from './SplitSheet.tsx'
import type { Parcel } from '../shared/parcel.ts'

/** One package on the bench: where it goes and how, its pick list, then weight and size, then what the real figures changed. */
export function PackingPanel({
  id,
  onNext,
  onOpen,
}: {
  id: string
  onNext: () => void
  /** Opens the package of a scanned number; false if it is none that waits here. */
  onOpen?: (number: string) => boolean
}) {
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } }, { enabled: id !== '' })
  const [carton, setCarton] = useState<string | null>(null)
  return (
    <MasterDetail>
      <MasterBody>
        <Loaded of={parcel} skeleton={<Skeleton kind="card" />}>
          {(row) => (
            <Stack as="article" aria-label={row.number}>
              <HoldNote kind="parcel" id={row.id} />
              <Head parcel={row} />
              <PackingVideoCard parcel={row} />
              {row.stage === 'to_pick' && <Start parcel={row} onGone={onNext} />}
              {(row.stage === 'to_pick' || row.stage === 'packing') && (
                <>
                  <PickList parcel={row} {...(onOpen ? { onOpen } : {})} />
                  <PlanCard parcel={row} carton={carton} onCarton={setCarton} />
                </>
              )}
              {row.stage === 'packing' && (
                <>
                  <PackForm parcel={row} carton={carton} />
                  <Line as="p">
                    <Rearrange parcel={row} />
                    <CancelPackage parcel={row} onGone={onNext} />
                    <span className="muted">{packingText.cancelHint}</span>
                  </Line>
                </>
              )}
              {row.stage !== 'to_pick' && row.stage !== 'packing' && (
                <>
                  <Settlement parcel={row} onNext={onNext} />
                  <AfterPacking onNext={onNext} {...(onOpen ? { onOpen } : {})} />
                </>
              )}
            </Stack>
          )}
        </Loaded>
      </MasterBody>
    </MasterDetail>
  )
}

/** The box is closed: the scanner goes on to the next one, or to a package whose label it reads. */
function AfterPacking({ onNext, onOpen }: { onNext: () => void; onOpen?: (number: string) => boolean }) {
  useStationCommands({
    DONE() {
      onNext()
      return true
    },
  })
  return <CommandField label={packingText.scanNext} {...(onOpen ? { onOpen } : {})} />
}

function Head({ parcel }: { parcel: Parcel }) {
  const { address } = parcel
  return (
    <>
      <Line>
        <h2>
          <span className="code">{parcel.number}</span>
        </h2>
        <StatusTag kind={parcel.stage === 'to_pick' ? 'waiting' : 'working'}>
          {consoleWords.parcelStages[parcel.stage]}
        </StatusTag>
        <span className="muted">
          <ShopperLink id={parcel.shopper_id} name={parcel.shopper_name} code={parcel.shopper_code} />
        </span>
        <Link to={to.package(parcel.id)}>{recordsText.parcel.page}</Link>
        <AuditLink kind="parcel" id={parcel.id} />
      </Line>
      <Facts
        columns={2}
        facts={[
          { name: packingText.line, value: parcel.line_name },
          {
            name: packingText.to,
            value: `${address.first_name} ${address.last_name}, ${address.city}, ${parcel.country_name}`,
          },
          {
            name: packingText.estimated,
            value: `${weight(parcel.estimated_grams)} · ${money(parcel.estimated_fen)}`,
          },
          {
            name: packingText.services,
            value: listed(parcel.services.map((service) => service.name)) || packingText.none,
            mark: parcel.services.length > 0,
          },
          parcel.remark !== '' && { name: packingText.remark, value: parcel.remark, mark: true },
        ]}
      />
    </>
  )
}

function Start({ parcel, onGone }: { parcel: Parcel; onGone: () => void }) {
  const start = useSend('POST /staff/parcels/{id}/start_packing', { quiet: true })
  useStationCommands({
    DONE() {
      if (!start.isPending) start.mutate({ params: { id: parcel.id }, body: {} })
      return true
    },
  })
  return (
    <>
      <Note
        tone="info"
        title={packingText.startTitle}
        action={
          <>
            <Button
              type="primary"
              busy={start.isPending && consoleWords.saving}
              onClick={() => start.mutate({ params: { id: parcel.id }, body: {} })}
            >
              {packingText.start}
            </Button>
            <Rearrange parcel={parcel} />
            <CancelPackage parcel={parcel} onGone={onGone} />
          </>
        }
      >
        {packingText.startText}
      </Note>
      <Failure of={start.error} />
    </>
  )
}

/** Splits a package or merges another into it, before it is packed. */
function Rearrange({ parcel }: { parcel: Parcel }) {
  const [open, setOpen] = useState<'split' | 'merge' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {parcel.contents.length > 1 && (
        <Button guardMs={0} onClick={() => setOpen('split')}>
          {packingText.split.open}
        </Button>
      )}
      {parcel.stage === 'to_pick' && (
        <Button guardMs={0} onClick={() => setOpen('merge')}>
          {packingText.merge.open}
        </Button>
      )}
      {open === 'split' && <SplitSheet parcel={parcel} onClose={close} />}
      {open === 'merge' && <MergeSheet parcel={parcel} onClose={close} />}
    </>
  )
}
