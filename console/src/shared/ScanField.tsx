import { consoleWords } from '@longhaul/text/console/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import ScanLine from 'lucide-react/icons/scan-line'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useWedge } from './use-wedge.ts'

/**
 * The field that a scanner types into: focused on arrival, empty after each scan, and reached by a scan wherever the focus is. The value
 * lives in the element itself: a scanner is quicker than a render.
 */
export function ScanField({
  label,
  hint,
  disabledReason,
  idle = true,
  onDown,
  onScan,
}: {
  label: string
  hint?: string
  disabledReason?: string | null
  /** Nothing else wants the focus: the field takes it back each time that this becomes true. */
  idle?: boolean
  /** Arrow down leaves the scanner for the form beside it. */
  onDown?: () => void
  onScan: (code: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const off = Boolean(disabledReason)
  useWedge(input, (code) => !off && onScan(code))
  useEffect(() => {
    if (!off && idle) input.current?.focus()
  }, [off, idle])

  function submit(event: FormEvent) {
    event.preventDefault()
    const field = input.current
    const code = field?.value.trim() ?? ''
    if (field) field.value = ''
    field?.focus()
    if (code !== '' && !off) onScan(code)
  }

  return (
    <form className="scan" role="search" aria-label={label} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="scan-row">
        <span className="scan-box">
          <ScanLine />
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="text"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            disabled={off}
            aria-describedby={hint || disabledReason ? `${id}-hint` : undefined}
            data-scan=""
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !onDown) return
              event.preventDefault()
              onDown()
            }}
          />
        </span>
        <Button submit type="primary" size="big" guardMs={0} disabledReason={disabledReason}>
          {consoleWords.scan.go}
        </Button>
      </div>
      {(disabledReason || hint) && (
        <p className="scan-hint" id={`${id}-hint`}>
          {disabledReason || hint}
        </p>
      )}
    </form>
  )
}
