import { readTypedScale } from '@longhaul/domain/warehouse/scale-lines.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { playBad } from './sounds.ts'
import { KEY_GAP_MS, SCAN_LENGTH_MIN, SLOW_GAP_MS } from './scanner-speed.ts'

/**
 * A barcode scanner acts as a keyboard that types very fast and ends with Enter or Tab. Wherever the focus
 * is, its code is passed to `onScan`: outside a field the keys go to the scan field; inside another field a
 * burst is recognised by its speed, and its characters are removed from there. An open dialog never receives
 * the scanner's Enter: the code is held until a person answers the dialog.
 */
export function useWedge(field: RefObject<HTMLInputElement | null>, onScan: (code: string) => void): void {
  const scan = useRef(onScan)
  useEffect(() => {
    scan.current = onScan
  })

  useEffect(() => {
    let burst: Burst | undefined

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // The global search is a dialog but not a question; it handles scans itself.
      if (document.querySelector('dialog[open][data-scans]')) return
      const asked = document.querySelector('dialog[open]') !== null
      const at = event.target instanceof HTMLElement ? event.target : document.body
      if (at === field.current && !asked) return
      const typing = isTextField(at)
      const now = performance.now()
      // No one types text on a button, so keys there are a scan even if a busy machine delivers them slowly.
      const gap = asked && !typing ? SLOW_GAP_MS : KEY_GAP_MS

      // A scanner presses Shift for every capital letter.
      if (event.key === 'Shift' || event.key === 'CapsLock') return
      if (event.key.length === 1 && (event.key !== ' ' || burst !== undefined)) {
        if (!typing && !asked) return divert(event, field.current)
        const goesOn = burst !== undefined && burst.at === at && now - burst.lastAt < gap
        burst =
          goesOn && burst
            ? { ...burst, code: burst.code + event.key, lastAt: now }
            : startBurst(at, event.key, now)
        return
      }
      const ended = burst
      burst = undefined
      if (event.key !== 'Enter' && event.key !== 'Tab') return
      if (!ended || ended.at !== at || now - ended.lastAt >= gap) return
      if (!asked && weighInto(ended)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (ended.code.length < SCAN_LENGTH_MIN) return
      event.preventDefault()
      event.stopPropagation()
      if (ended.before !== null && isTextField(ended.at)) writeValue(ended.at, ended.before)
      if (asked) return hold(ended.code)
      field.current?.focus()
      scan.current(ended.code)
    }
    const { hold, forget } = holdScans((code) => scan.current(code))
    document.addEventListener('keydown', press, true)
    return () => {
      document.removeEventListener('keydown', press, true)
      forget()
    }
  }, [field])
}

type TextField = HTMLInputElement | HTMLTextAreaElement
/** `before`: the previous value of the field, if the keys went into one. */
type Burst = { at: HTMLElement; before: string | null; code: string; lastAt: number }

const startBurst = (at: HTMLElement, key: string, now: number): Burst => ({
  at,
  before: isTextField(at) ? at.value : null,
  code: key,
  lastAt: now,
})

/** Longer input is a parcel's number, scanned while the cursor was in a weight field. */
const WEIGHT_LENGTH_MAX = 12

/**
 * Handles input from a scale that acts as a keyboard, in a weight field: the field gets the weight in grams,
 * and the scale's Enter does not submit. False if the input is not from a scale. An ambiguous weight is
 * refused, and the field keeps its previous value.
 */
function weighInto({ at, code, before }: Burst): boolean {
  if (!(at instanceof HTMLInputElement) || at.dataset['scale'] === undefined || before === null) return false
  const text = code.trim()
  const isScale = /^[-+\d.,\s]+(KG|G|LBS?)?$/i.test(text) && text.length <= WEIGHT_LENGTH_MAX
  const grams = readTypedScale(text)
  if (!isScale || (grams === null && /^\d{7,}$/.test(text))) return false
  if (grams === null) {
    playBad()
    toast.error(devicesText.scale.unread(text))
  }
  writeValue(at, grams === null ? before : String(grams))
  return true
}

/**
 * Scans made while a question is open do not answer it: they are announced, held, and processed once the
 * question is answered. A person who keeps scanning is not looking at the screen.
 */
function holdScans(onScan: (code: string) => void) {
  let held: string[] = []
  const watcher = new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) return
    const codes = held
    forget()
    codes.forEach(onScan)
  })
  function forget() {
    watcher.disconnect()
    held = []
  }
  return {
    forget,
    hold(code: string) {
      held.push(code)
      playBad()
      toast.warning(stationText.heldByQuestion(code))
      watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    },
  }
}

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

/** Sets a value in a way that React notices. */
function writeValue(field: TextField, value: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
