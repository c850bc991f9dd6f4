import { findText } from '@longhaul/text/console/find/find.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useModal } from '@longhaul/ui/dialog/use-modal.ts'
import { SearchInput } from '@longhaul/ui/field/SearchInput.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { FIND_MAX } from '@longhaul/domain/lists/finds.ts'
import { useId, useState, type KeyboardEvent, useRef } from 'react'
import { FindResults } from './FindResults.tsx'
import { shortcutsHeld, giveScan } from '../shared/shortcuts.ts'
import { useChoosing } from './use-choosing.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { SCAN_LENGTH_MIN, keyGapMs } from '../shared/scanner-speed.ts'

const DIALOG =
  'mx-auto mt-[10dvh] flex max-h-[76dvh] w-[min(680px,calc(100vw-16px))] flex-col gap-2 overflow-hidden rounded-card border border-line bg-surface p-3 text-ink shadow-dialog backdrop:bg-scrim not-open:hidden max-md:mt-2'

/**
 * The global search: one field, an ARIA combobox. The focus stays in the field, arrows move through the
 * results, Enter opens one. If a scanner sends Enter before the results arrive, the scanned item opens as
 * soon as they do; at a station it waits to be chosen, since the scan may have been meant for the station.
 */
export function FindDialog({ words, onClose }: { words: string; onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState(words.slice(0, FIND_MAX))
  const [scan, setScan] = useState(words)
  const isStation = shortcutsHeld()
  const { entries, state, active, choose, press } = useChoosing(typed, { scan, isStation }, onClose)
  const readScan = useScanBurst()
  const { ref, on } = useModal(true, onClose, (dialog) => dialog.querySelector('input'))
  return (
    <dialog {...on} ref={ref} className={DIALOG} aria-label={shellText.find} data-scans="">
      <SearchInput
        label={findText.label}
        clearLabel={consoleWords.clearSearch}
        maxLength={FIND_MAX}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          const code = readScan(event)
          if (code === null) return press(event)
          event.preventDefault()
          setTyped(code.slice(0, FIND_MAX))
          setScan(code.slice(0, FIND_MAX))
        }}
      />
      {isStation && scan !== '' && <ScannedHere code={scan} onClose={onClose} />}
      <FindResults id={id} entries={entries} active={active} onChoose={choose} />
      <p className="px-2 text-xs text-ink-2" role="status">
        {state}
      </p>
    </dialog>
  )
}

/**
 * Says that a scan made at a station while the search is open was looked up and not counted, and offers to
 * count it.
 */
function ScannedHere({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <div role="status">
      <Note
        tone="warn"
        title={findText.scanned(code)}
        action={
          <Button
            size="small"
            guardMs={0}
            onClick={() => {
              onClose()
              giveScan(code)
            }}
          >
            {findText.countIt}
          </Button>
        }
      >
        {findText.notCounted}
      </Note>
    </div>
  )
}

/**
 * Recognises a scan in a field that people also type into, by its speed and its Enter. The returned function
 * gives the code if this key ends one; text typed before the scan is not part of it.
 */
function useScanBurst() {
  const burst = useRef({ code: '', lastAt: 0 })
  return (event: KeyboardEvent): string | null => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift' || event.key === 'CapsLock')
      return null
    // The time of the key press itself, because rendering the results may delay the event.
    const now = event.timeStamp
    const goesOn = now - burst.current.lastAt < keyGapMs()
    const { code } = burst.current
    if (event.key.length === 1) {
      burst.current = { code: goesOn ? code + event.key : event.key, lastAt: now }
      return null
    }
    burst.current = { code: '', lastAt: 0 }
    return event.key === 'Enter' && goesOn && code.length >= SCAN_LENGTH_MIN ? code : null
  }
}
