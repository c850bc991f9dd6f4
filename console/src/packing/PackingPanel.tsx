import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { PackingVideoCard } from '../shared/PackingVideoCard.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { CommandField } from '../shared/station/CommandField.tsx'
import { useStationCommands } from '../shared/station/commands.ts'
import { BoxBench } from './BoxBench.tsx'
import { PackingHead } from './PackingHead.tsx'
import { Settlement } from './Settlement.tsx'

/**
 * One package on the bench: its destination and shipping method, the contents of its box, weight and size,
 * then the effect of the real figures.
 */
export function PackingPanel({
  id,
  onNext,
  onOpen,
}: {
  id: string
  onNext: () => void
  /** Opens the package with a scanned number; false if it is not waiting here. */
  onOpen?: (number: string) => boolean
}) {
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } }, { enabled: id !== '' })
  const opening = onOpen ? { onOpen } : {}
  return (
    <Loaded of={parcel} skeleton={<Skeleton kind="card" />}>
      {(row) =>
        row.stage === 'to_pick' || row.stage === 'packing' ? (
          <BoxBench parcel={row} onGone={onNext} {...opening} />
        ) : (
          <MasterDetail>
            <MasterBody>
              <Stack as="article" aria-label={row.number}>
                <HoldNote kind="parcel" id={row.id} />
                <PackingHead parcel={row} />
                <PackingVideoCard parcel={row} />
                <Settlement parcel={row} onNext={onNext} />
                <AfterPacking onNext={onNext} {...opening} />
              </Stack>
            </MasterBody>
          </MasterDetail>
        )
      }
    </Loaded>
  )
}

/** Shown once the box is closed: DONE opens the next package, and scanning a label opens its package. */
function AfterPacking({ onNext, onOpen }: { onNext: () => void; onOpen?: (number: string) => boolean }) {
  useStationCommands({
    DONE() {
      onNext()
      return true
    },
  })
  return <CommandField label={packingText.scanNext} {...(onOpen ? { onOpen } : {})} />
}
