import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { KeyHint } from '../shared/Key.tsx'

/**
 * The button that finishes a box, always in the same place. While it is disabled, a shrinking list beside it
 * shows what is missing.
 */
export function FinishBar({
  busy,
  why,
  missing,
}: {
  busy: boolean
  why: string | null
  missing: readonly string[]
}) {
  return (
    <footer className="sticky bottom-0 z-1 mt-auto flex flex-wrap-reverse items-end gap-x-4 gap-y-2 border-t bg-surface px-5 py-3 max-desk:px-4">
      <Button
        submit
        type="primary"
        size="big"
        guardMs={0}
        busy={busy && consoleWords.saving}
        disabledReason={why}
      >
        {packingText.finish} <KeyHint>F9</KeyHint>
      </Button>
      {missing.length === 0 ? (
        <p className="min-w-36 flex-1 basis-0 text-sm text-ink-2">{packingText.finishHint}</p>
      ) : (
        <ul className="grid min-w-36 flex-1 basis-0 gap-1 text-sm" aria-label={packingText.stillMissing}>
          {missing.map((entry) => (
            <li key={entry} className="flex items-baseline gap-2">
              <span className="size-2.5 flex-none rounded-[2px] border-2 border-kraft" />
              {entry}
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
