import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

const words = handOverText.numbers
const LOOK_MS = 1_500

/** How far a batch is. It runs on the server, whether this is open or not. */
export function BatchProgress({ id }: { id: string }) {
  const queries = useQueryClient()
  const batch = useCall('GET /staff/tracking_numbers/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  const ended = batch.data?.ended_at ?? null
  useEffect(() => {
    if (ended) void refreshTopics(queries, ['parcels'])
  }, [ended, queries])
  return (
    <Loaded of={batch}>
      {({ row_count: all, shipped, waiting, refused }) => (
        <Stack>
          <p role="status">
            <b>{words.progress(all - waiting, all)}</b>
          </p>
          <progress max={all} value={all - waiting} aria-label={words.title} />
          <p>{words.shipped(shipped)}</p>
          {refused.length > 0 && (
            <Note tone="warn" title={words.refused(refused.length)}>
              <ul className="list-disc ps-4">
                {refused.map((row) => (
                  <li key={row.row}>
                    {words.row(row.row)}: <span className="code">{row.parcel_number}</span> {row.message}
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
