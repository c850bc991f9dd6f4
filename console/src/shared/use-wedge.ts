import { readTypedScale } from '@longhaul/domain/warehouse/scale-lines.ts'
import { SHELF_MAX, looksScanned } from '@longhaul/domain/warehouse/station-codes.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { playBad } from './sounds.ts'
import { SCAN_LENGTH_MIN, SLOW_GAP_MS, keyGapMs } from './scanner-speed.ts'
import { emptyOnBench, nextOnBench } from './station/bench-keys.ts'

/**
 * A barcode scanner acts as a keyboard that types very fast and ends with Enter or Tab. Wherever the focus
 * is, its code is passed to `onScan`: inside another field a burst is recognised by the time stamps of its
 * keys, however late a busy page handles them, and its characters are removed from there. What does not look
 * like a code is typing and stays in its field. Outside a field, figures go to the field that waits for them
 * on the bench, everything else to the scan field. An open dialog never receives the scanner's Enter: the
 * code is held until a person answers the dialog.
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
      // The global search is a dialog but not a question; it handles scans itself, as the set-up does.
      if (document.querySelector('dialog[open] [data-scans], dialog[open][data-scans]')) return
      const asked = document.querySelector('dialog[open]') !== null
      const at = event.target instanceof HTMLElement ? event.target : document.body
      if (at === field.current && !asked) return
      const typing = isTextField(at)
      const now = event.timeStamp
      // No one types text on a button, so keys there are a scan even if a busy machine delivers them slowly.
      const gap = typing ? keyGapMs() : SLOW_GAP_MS

      // A scanner presses Shift for every capital letter.
      if (event.key === 'Shift' || event.key === 'CapsLock') return
      if (event.key.length === 1 && (event.key !== ' ' || burst !== undefined)) {
        // A station that cannot scan yet still recognises one, or its Enter would press the focused button.
        if (!typing && !asked && field.current?.disabled === false) {
          burst = divert(event, field.current)
          return
        }
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
      if (!asked && (weighInto(ended) || shelveInto(ended))) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (ended.code.length < SCAN_LENGTH_MIN || (typing && !looksScanned(ended.code))) return
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
  // Bare digits after others are the rest of a person's figure.
  if (before !== '' && /^\d+$/.test(text)) return false
  const isScale = /^[-+\d.,\s]+(KG|G|LBS?)?$/i.test(text) && text.length <= WEIGHT_LENGTH_MAX
  const grams = readTypedScale(text)
  if (!isScale || (grams === null && /^\d{7,}$/.test(text))) return false
  if (grams === null) {
    playBad()
    toast.error(devicesText.scale.unread(text))
  }
  writeValue(at, grams === null ? before : String(grams))
  if (grams !== null && at.closest('[data-bench]')) emptyOnBench()?.focus()
  return true
}

/**
 * A shelf's own bar code scanned into a field for shelves, whatever the house prints on it: the field gets
 * it, and the scanner's Enter does not submit. Our own codes are handled as everywhere.
 */
function shelveInto({ at, code, before }: Burst): boolean {
  if (!(at instanceof HTMLInputElement) || at.dataset['shelf'] === undefined || before === null) return false
  const text = code.trim()
  if (text.length < 2 || text.length > SHELF_MAX || looksScanned(text)) return false
  writeValue(at, text)
  return true
}

let returned: (() => void) | undefined

/**
 * Answers a question in such a way that the work on the bench goes on: scans held by the question are not
 * processed, which would take the bench away, but named, to be scanned again later.
 */
export const returnHeldScans = (): void => returned?.()

/**
 * Scans made while a question is open do not answer it: they are announced, held, and processed once the
 * question is answered. A person who keeps scanning is not looking at the screen.
 */
function holdScans(onScan: (code: string) => void) {
  let held: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new MutationObserver(() => {
    // Whoever asked learns of the answer first, and may give the scans back.
    if (!document.querySelector('dialog[open]')) timer ??= setTimeout(release)
  })
  function release() {
    const codes = held
    forget()
    codes.forEach(onScan)
  }
  function giveBack() {
    if (held.length === 0) return
    toast.warning(stationText.givenBack(held))
    forget()
  }
  function forget() {
    watcher.disconnect()
    clearTimeout(timer)
    timer = undefined
    held = []
    if (returned === giveBack) returned = undefined
  }
  return {
    forget,
    hold(code: string) {
      // The same label twice in a second is one scan.
      if (held.at(-1) !== code) held.push(code)
      playBad()
      toast.warning(stationText.heldByQuestion(code))
      returned = giveBack
      watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    },
  }
}

/**
 * Moves the focus to where a key pressed outside every field belongs, with this key: a figure to the field
 * of the bench that waits for one, anything else to the scan field. Returns the burst that it may begin in
 * the bench's field.
 */
function divert(event: KeyboardEvent, scanField: HTMLInputElement): Burst | undefined {
  event.preventDefault()
  event.stopPropagation()
  const home = /[\d.,+]/.test(event.key) ? nextOnBench() : null
  if (home) {
    const burst = { at: home, before: home.value, code: event.key, lastAt: event.timeStamp }
    home.focus()
    writeValue(home, home.value + event.key)
    return burst
  }
  scanField.focus()
  scanField.value += event.key
  return undefined
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
