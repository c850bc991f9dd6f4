import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { PackingVideoCard } from '../shared/PackingVideoCard.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { CommandField } from '../shared/station/CommandField.tsx'
import { useStationCommands } from '../shared/station/commands.ts'
import { playGood } from '../shared/sounds.ts'
import { BoxBench } from './BoxBench.tsx'
import { BoxLabel } from './BoxLabel.tsx'
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
                {row.stage === 'to_ship' && <BoxLabel parcel={row} />}
                <AfterPacking number={row.number} onNext={onNext} {...opening} />
              </Stack>
            </MasterBody>
          </MasterDetail>
        )
      }
    </Loaded>
  )
}

/**
 * Shown once the box is closed: its label, scanned on the box, proves that it is the right one and opens the
 * next package, as DONE does. Another label opens its package, or is said to be on the wrong box.
 */
function AfterPacking({
  number,
  onNext,
  onOpen,
}: {
  number: string
  onNext: () => void
  onOpen?: (number: string) => boolean
}) {
  function open(code: string): boolean {
    const read = readStationCode(code)
    if (read.kind !== 'package') return onOpen?.(code) ?? false
    if (read.code.toUpperCase() !== number) {
      if (onOpen?.(code)) return true
      toast.error(packingText.boxLabel.wrong(read.code.toUpperCase(), number))
      return false
    }
    playGood()
    toast.success(packingText.boxLabel.right(number))
    onNext()
    return true
  }
  useStationCommands({
    DONE() {
      onNext()
      return true
    },
  })
  return <CommandField label={packingText.scanNext} onOpen={open} />
}
