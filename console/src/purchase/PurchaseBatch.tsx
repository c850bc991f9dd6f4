import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

const LOOK_MS = 1_500

/** How far a list is. It is recorded by the server, whether this is open or not. */
export function PurchaseBatch({ id }: { id: string }) {
  const queries = useQueryClient()
  const batch = useCall('GET /staff/purchase_batches/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  const ended = batch.data?.ended_at ?? null
  useEffect(() => {
    if (ended) void refreshTopics(queries, ['orders'])
  }, [ended, queries])
  return (
    <Loaded of={batch}>
      {({ order_count: all, recorded, waiting, refused }) => (
        <Stack>
          <p role="status">
            <b>{words.progress(all - waiting, all)}</b>
          </p>
          <progress max={all} value={all - waiting} aria-label={words.title} />
          <p>{words.done(recorded)}</p>
          {refused.length > 0 && (
            <Note tone="warn" title={words.refused(refused.length)}>
              <ul className="list-disc ps-4">
                {refused.map((order) => (
                  <li key={order.row}>
                    {words.line(order.row)}: <span className="code">{order.number}</span> {order.message}
                  </li>
                ))}
              </ul>
            </Note>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
