import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { ListProgress, LOOK_MS } from '../shared/paste/ListProgress.tsx'

const words = handOverText.numbers

/** The progress of a list of tracking numbers. */
export function BatchProgress({ id }: { id: string }) {
  const batch = useCall('GET /staff/tracking_numbers/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  return (
    <Loaded of={batch}>
      {({ row_count: all, shipped, waiting, refused, ended_at: ended }) => (
        <ListProgress
          label={words.title}
          {...{ all, waiting, ended }}
          topic="parcels"
          done={words.shipped(shipped)}
          refused={refused.map(({ row, parcel_number, message }) => ({ row, code: parcel_number, message }))}
          refusedTitle={words.refused(refused.length)}
        />
      )}
    </Loaded>
  )
}
