import { type RefObject, useEffect, useRef } from 'react'

/** A scanner types a character every few milliseconds; no human types faster than this. */
const KEY_GAP_MS = 35
/** The length of the shortest printed command, DONE. */
const SCAN_LENGTH_MIN = 4

/**
 * A barcode scanner acts as a keyboard that types very fast and ends with Enter or Tab. Wherever the focus is, its code is passed to
 * `onScan`: outside a field the keys go to the scan field; inside another field a burst is recognised by its speed, and its characters are
 * removed from there.
 */
export function useWedge(field: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  const scan = useRef(onScan)
  useEffect(() => {
    scan.current = onScan
  })

  useEffect(() => {
    let burst: Burst | undefined

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const at = event.target instanceof HTMLElement ? event.target : document.body
      if (at === field.current) return
      const typing = isTextField(at)
      const now = performance.now()

      // A scanner presses Shift for every capital letter.
      if (event.key === 'Shift' || event.key === 'CapsLock') return
      if (event.key.length === 1 && event.key !== ' ') {
        if (!typing) return divert(event, field.current)
        const goesOn = burst !== undefined && burst.field === at && now - burst.lastAt < KEY_GAP_MS
        burst =
          goesOn && burst
            ? { ...burst, code: burst.code + event.key, lastAt: now }
            : startBurst(at, event.key, now)
        return
      }
      const ended = burst
      burst = undefined
      if (event.key !== 'Enter' && event.key !== 'Tab') return
      if (!typing || !ended || ended.field !== at || now - ended.lastAt >= KEY_GAP_MS) return
      if (ended.code.length < SCAN_LENGTH_MIN) return
      event.preventDefault()
      event.stopPropagation()
      writeValue(ended.field, ended.before)
      field.current?.focus()
      scan.current(ended.code)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [field])
}

type TextField = HTMLInputElement | HTMLTextAreaElement
type Burst = { field: TextField; before: string; code: string; lastAt: number }

const startBurst = (field: TextField, key: string, at: number): Burst => ({
  field,
  before: field.value,
  code: key,
  lastAt: at,
})

/** Moves the focus to the scan field with this key; the rest of the code follows. */
function divert(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (!field || field.disabled) return
  event.preventDefault()
  event.stopPropagation()
  field.focus()
  field.value += event.key
}

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit'].includes(element.type))

/** Restores a value such that React notices the change. */
function writeValue(field: TextField, value: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
