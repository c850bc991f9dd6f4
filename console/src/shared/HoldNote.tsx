import type { HeldWorkKind } from '@longhaul/domain/staff/holds.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { time } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useHold, useHolds } from './use-hold.ts'
import { useMe } from './use-me.ts'

const words = recordsText.hold

/**
 * Holds the open item; if a colleague already holds it, says who and since when, and offers to take over
 * after a warning.
 */
export function HoldNote({ kind, id }: { kind: HeldWorkKind; id: string }) {
  const { other, takeOver } = useHold(kind, id)
  if (!other) return null

  async function press(name: string) {
    const asked = {
      title: words.takeOverTitle(name),
      text: words.takeOverText,
      confirmText: words.takeOver,
    }
    if (!(await ask(asked))) return
    await takeOver()
    toast.success(words.mine)
  }

  return (
    <div role="status">
      <Note
        tone="warn"
        title={words.other(other.by_name)}
        action={
          <Button guardMs={0} onClick={() => void press(other.by_name)}>
            {words.takeOver}
          </Button>
        }
      >
        {words.since(time(other.taken_at))}
      </Note>
    </div>
  )
}

/** In a row of a queue: which colleague has it open, if any. */
export function HeldBy({ kind, id }: { kind: HeldWorkKind; id: string }) {
  const me = useMe()
  const hold = useHolds(kind).find((hold) => hold.id === id && hold.by !== me?.id)
  return hold ? <span className="font-semibold text-ink"> · {words.row(hold.by_name)}</span> : null
}
