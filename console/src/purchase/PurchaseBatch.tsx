import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { ListProgress, LOOK_MS } from '../shared/paste/ListProgress.tsx'

/** The progress of a list of purchases. */
export function PurchaseBatch({ id }: { id: string }) {
  const batch = useCall('GET /staff/purchase_batches/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  return (
    <Loaded of={batch}>
      {({ order_count: all, recorded, waiting, refused, ended_at: ended }) => (
        <ListProgress
          label={words.title}
          {...{ all, waiting, ended }}
          topic="orders"
          done={words.done(recorded)}
          refused={refused.map(({ row, number, message }) => ({ row, code: number, message }))}
          refusedTitle={words.refused(refused.length)}
        />
      )}
    </Loaded>
  )
}
