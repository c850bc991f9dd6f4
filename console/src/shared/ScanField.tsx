import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import ScanLine from 'lucide-react/icons/scan-line'
import { type FormEvent, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useScanTaker } from './shortcuts.ts'
import { useWedge } from './use-wedge.ts'

const CameraScan = lazyWithPreload(() => import('./station/CameraScan.tsx').then((found) => found.CameraScan))

/** Two readings of a label within this time are one scan: two scanners, or a trigger held too long. */
const ONE_SCAN_MS = 1_000

/** Wide enough to show a whole number; on a narrow bench the buttons go below. */
const BOX =
  'flex min-w-0 flex-[1_1_12rem] items-center gap-3 rounded-control border-2 border-primary bg-surface px-3'
const BOX_FOCUSED = 'has-focus:outline-3 has-focus:outline-offset-1 has-focus:outline-focus'
const BOX_DISABLED = 'has-disabled:border-line has-disabled:bg-sunken'

/**
 * The input for a barcode scanner: focused on mount, cleared after each scan, and it receives scans wherever
 * the focus is. Uncontrolled, because a scanner types faster than React renders.
 */
export function ScanField({
  label,
  hint,
  disabledReason,
  idle = true,
  camera = false,
  compact = false,
  onDown,
  onScan,
}: {
  label: string
  hint?: string
  disabledReason?: string | null
  /** Whether no other field needs the focus; the scan field takes it each time this becomes true. */
  idle?: boolean
  /** Offers the camera as a second scanner. */
  camera?: boolean
  /** Small and on one line, without a button: Enter submits, and a scan counts wherever the cursor is. */
  compact?: boolean
  /** Called on arrow down, to move on to the form next to it. */
  onDown?: () => void
  onScan: (code: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const off = Boolean(disabledReason)
  const [looking, setLooking] = useState(false)
  const take = useScans(input, off ? null : onScan)
  useEffect(() => {
    if (!off && idle) input.current?.focus()
  }, [off, idle])

  function submit(event: FormEvent) {
    event.preventDefault()
    const field = input.current
    const code = field?.value.trim() ?? ''
    if (field) field.value = ''
    field?.focus()
    if (code !== '') take(code)
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-2" role="search" aria-label={label} onSubmit={submit}>
      <label className={compact ? 'sr-only' : 'font-semibold'} htmlFor={id}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <ScannerInput
          input={input}
          id={id}
          disabled={off}
          describedBy={hint || disabledReason ? `${id}-hint` : undefined}
          compact={compact}
          onDown={onDown}
        />
        {!compact && (
          <Button submit type="primary" size="big" guardMs={0} disabledReason={disabledReason}>
            {consoleWords.scan.go}
          </Button>
        )}
        {camera && <CameraToggle on={looking} disabled={off} onToggle={() => setLooking(!looking)} />}
      </div>
      {looking && !off && <CameraBelow onScan={onScan} />}
      <Hint id={`${id}-hint`} text={disabledReason || hint} />
    </form>
  )
}

/**
 * Receives scans wherever the focus is, and those that the global search passes on; none while `onScan` is
 * null.
 */
function useScans(input: RefObject<HTMLInputElement | null>, onScan: ((code: string) => void) | null) {
  const last = useRef({ code: '', at: 0 })
  const take = (code: string): boolean => {
    if (onScan === null) return false
    const at = performance.now()
    const isTwice = last.current.code === code && at - last.current.at < ONE_SCAN_MS
    last.current = { code, at }
    // Our own labels count once anyway, and commands may be repeated as fast as they are scanned.
    if (isTwice && readStationCode(code).kind === 'parcel') toast.warning(stationText.twiceAtOnce(code))
    else onScan(code)
    return true
  }
  useWedge(input, take)
  useScanTaker(take)
  return take
}

const CameraBelow = ({ onScan }: { onScan: (code: string) => void }) => (
  <Suspense fallback={null}>
    <CameraScan onScan={onScan} />
  </Suspense>
)

const Hint = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="text-sm text-ink-2" id={id}>
      {text}
    </p>
  ) : null

/** The input element. Autocomplete and autocorrect are off, so that no phone keyboard changes a code. */
function ScannerInput({
  input,
  id,
  disabled,
  describedBy,
  compact,
  onDown,
}: {
  input: RefObject<HTMLInputElement | null>
  id: string
  disabled: boolean
  describedBy: string | undefined
  compact: boolean
  onDown: (() => void) | undefined
}) {
  return (
    <span className={`${BOX} ${BOX_FOCUSED} ${BOX_DISABLED}`}>
      <ScanLine className="text-primary" />
      <input
        ref={input}
        className={`w-full min-w-0 flex-1 bg-transparent font-mono shadow-none outline-none ${compact ? 'h-10' : 'h-12 text-lg'}`}
        id={id}
        type="text"
        inputMode="text"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        disabled={disabled}
        aria-describedby={describedBy}
        data-scan=""
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !onDown) return
          event.preventDefault()
          onDown()
        }}
      />
    </span>
  )
}

function CameraToggle({ on, disabled, onToggle }: { on: boolean; disabled: boolean; onToggle: () => void }) {
  return (
    <IconButton
      framed
      label={on ? stationText.cameraOff : stationText.camera}
      aria-pressed={on}
      disabled={disabled}
      icon={on ? <CameraOff /> : <Camera />}
      onClick={onToggle}
    />
  )
}
