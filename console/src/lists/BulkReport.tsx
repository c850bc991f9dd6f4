import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Report } from './use-bulk.ts'

const words = listsText.bulk

/** The result for each row: the refused ones first, each with its reason. They stay selected. */
export function BulkReport({
  report,
  error,
  names,
  onClose,
}: {
  report: Report
  error: CallError | null
  names: ReadonlyMap<string, string>
  onClose: () => void
}) {
  const refused = report.filter((row) => !row.done)
  const done = report.filter((row) => row.done)
  return (
    <Sheet
      open
      title={words.result}
      onClose={onClose}
      footer={
        <Button guardMs={0} onClick={onClose}>
          {refused.length > 0 ? words.keepRefused : words.close}
        </Button>
      }
    >
      <Stack>
        <Failure of={error} />
        {refused.length > 0 && <Note tone="warn">{words.refused(refused.length)}</Note>}
        <ul>
          {refused.map((row) => (
            <li key={row.id} className="py-1 wrap-anywhere">
              <b className="code">{names.get(row.id) ?? row.id}</b> {row.refusal}
            </li>
          ))}
        </ul>
        {done.length > 0 && <Note tone="ok">{words.done(done.length)}</Note>}
        <ul>
          {done.map((row) => (
            <li key={row.id} className="py-1 wrap-anywhere">
              <b className="code">{names.get(row.id) ?? row.id}</b> {words.isDone}
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  )
}
