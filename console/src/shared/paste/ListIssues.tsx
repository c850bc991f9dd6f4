import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { LINES_LISTED } from './pasted-list.ts'

type Fault = { row: number; problem: string }

/**
 * The faults that the check of a list found, line by line: the first ones individually, the rest as a count.
 * Empty if there are none.
 */
export function ListIssues<Row extends Fault>({
  rows,
  title,
  tone = 'warn',
  onLeaveOut,
  children,
}: {
  rows: readonly Row[]
  title: string
  tone?: ComponentProps<typeof Note>['tone']
  /** Removes these lines from the list. */
  onLeaveOut?: () => void
  /** Renders the fault of a line. */
  children: (row: Row) => ReactNode
}) {
  if (rows.length === 0) return null
  return (
    <Note
      tone={tone}
      title={title}
      action={
        onLeaveOut && (
          <Button size="small" guardMs={0} onClick={onLeaveOut}>
            {pastedText.leaveOut}
          </Button>
        )
      }
    >
      <ul className="list-disc ps-4">
        {rows.slice(0, LINES_LISTED).map((row, at) => (
          <li key={at}>
            {row.row > 0 && named(pastedText.line(row.row), '')}
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length > LINES_LISTED && <p className="muted">{pastedText.more(rows.length - LINES_LISTED)}</p>}
    </Note>
  )
}
