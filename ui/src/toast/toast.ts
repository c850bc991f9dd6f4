import type { Tone } from '../tag/tones.tsx'

export type Toast = {
  id: number
  tone: Tone
  text: string
  action: { label: string; onClick: () => void } | undefined
  /** The rest of its 4000 ms on screen. */
  leftMs: number
}

type Options = { action?: Toast['action'] }

/**
 * How long a toast is shown (docs/rules/storefront.md), counting only time while the tab is visible and no
 * toast is hovered or focused.
 */
export const TOAST_MS = 4000
const TOASTS_MAX = 3
const TICK_MS = 100

/**
 * Shows a message at the top of the page, or of the open dialog, for 4 seconds. `toast.error` interrupts a
 * screen reader, the others wait. Needs one `<ToastRegion/>` on the page.
 */
export const toast = {
  success: (text: string, options?: Options) => push('ok', text, options),
  error: (text: string, options?: Options) => push('bad', text, options),
  warning: (text: string, options?: Options) => push('warn', text, options),
  info: (text: string, options?: Options) => push('info', text, options),
}

export const readToasts = () => toasts

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function dismissToast(id: number) {
  change(toasts.filter((entry) => entry.id !== id))
}

/** Pauses or resumes the timers of all toasts, while one is hovered or focused. */
export function holdToasts(hold: boolean) {
  held = hold
}

let toasts: readonly Toast[] = []
let lastId = 0
let held = false
let clock: ReturnType<typeof setInterval> | undefined
let tickedAt = 0
const watchers = new Set<() => void>()

/** A repeated text restarts its timer instead of being shown twice; a fourth toast removes the oldest. */
function push(tone: Tone, text: string, options?: Options): number {
  const id = ++lastId
  const others = toasts.filter((entry) => entry.text !== text || entry.tone !== tone)
  change([...others, { id, tone, text, action: options?.action, leftMs: TOAST_MS }].slice(-TOASTS_MAX))
  return id
}

function change(next: readonly Toast[]) {
  toasts = next
  if (toasts.length === 0) {
    clearInterval(clock)
    clock = undefined
    held = false
  } else if (clock === undefined) {
    tickedAt = performance.now()
    clock = setInterval(tick, TICK_MS)
  }
  for (const watcher of watchers) watcher()
}

function tick() {
  const now = performance.now()
  const passed = now - tickedAt
  tickedAt = now
  if (held || document.hidden) return
  for (const shown of toasts) shown.leftMs -= passed
  if (toasts.some((entry) => entry.leftMs <= 0)) change(toasts.filter((entry) => entry.leftMs > 0))
}
