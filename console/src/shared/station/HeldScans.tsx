import { stationText } from '@longhaul/text/console/station/station.ts'
import { time } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import X from 'lucide-react/icons/x'
import type { Waiting } from './scan-queue.ts'

const LIST = 'mt-2 grid gap-1'
const ROW = 'flex min-h-8 flex-wrap items-center gap-2'

/**
 * The scans that wait for the network, in order. All but the first, which may be in flight, can be removed.
 */
export function HeldScans<Order>({
  waiting,
  onDrop,
}: {
  waiting: readonly Waiting<Order>[]
  onDrop: (key: string) => void
}) {
  return (
    <Note tone="warn" title={stationText.held(waiting.length)}>
      <p>{stationText.heldText}</p>
      <ol className={LIST} aria-label={stationText.heldTitle}>
        {waiting.map((row, at) => (
          <li key={row.key} className={ROW}>
            <span className="code">{row.code}</span>{' '}
            <time className="text-ink-2" dateTime={row.at}>
              {time(new Date(row.at))}
            </time>
            {at > 0 && (
              <IconButton
                label={stationText.takeOut(row.code)}
                icon={<X />}
                onClick={() => onDrop(row.key)}
              />
            )}
          </li>
        ))}
      </ol>
    </Note>
  )
}

/** What the server refused after the wait, when no one was looking: shown until it is acknowledged. */
export type LateRefusal = { key: string; code: string; message: string }

export function LateRefusals({ of, onSeen }: { of: readonly LateRefusal[]; onSeen: () => void }) {
  if (of.length === 0) return null
  return (
    <Note
      tone="bad"
      title={stationText.lateTitle(of.length)}
      action={
        <Button size="small" guardMs={0} onClick={onSeen}>
          {stationText.seen}
        </Button>
      }
    >
      <ul className={LIST}>
        {of.map((entry) => (
          <li key={entry.key} className={ROW}>
            <span className="code">{entry.code}</span> {entry.message}
          </li>
        ))}
      </ul>
    </Note>
  )
}
