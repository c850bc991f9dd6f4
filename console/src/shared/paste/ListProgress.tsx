import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import type { Topic } from '@longhaul/contract/topics.ts'
import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { named } from '@longhaul/text/marks.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Stack } from '../layout/Stack.tsx'

/** The polling interval for a list that the server is processing. */
export const LOOK_MS = 1_500

/**
 * The progress of a list. The server processes it whether or not this is open; when it is done, the changed
 * data is refetched.
 */
export function ListProgress({
  label,
  all,
  waiting,
  ended,
  topic,
  done,
  refused,
  refusedTitle,
}: {
  label: string
  all: number
  waiting: number
  ended: string | null
  topic: Topic
  done: string
  refused: readonly { row: number; code: string; message: string }[]
  refusedTitle: string
}) {
  const queries = useQueryClient()
  useEffect(() => {
    if (ended) void refreshTopics(queries, [topic])
  }, [ended, queries, topic])
  return (
    <Stack>
      <p role="status">
        <b>{pastedText.progress(all - waiting, all)}</b>
      </p>
      <progress
        className="h-1.5 w-full rounded-[3px] accent-primary"
        max={all}
        value={all - waiting}
        aria-label={label}
      />
      <p>{done}</p>
      {refused.length > 0 && (
        <Note tone="warn" title={refusedTitle}>
          <ul className="list-disc ps-4">
            {refused.map((row) => (
              <li key={row.row}>
                {named(pastedText.line(row.row), '')}
                <span className="code">{row.code}</span> {row.message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Stack>
  )
}
