import {
  readScaleLine,
  type ScaleShown,
  showScale,
  splitScaleLines,
} from '@longhaul/domain/warehouse/scale-lines.ts'
import { keep, readStored } from '../../stored.ts'

/** Why the scale cannot be read. `gone`: it was unplugged during use. */
export type ScaleError = 'unsupported' | 'refused' | 'busy' | 'gone'

export type ScaleState =
  | { readonly is: 'off' | 'opening' }
  | { readonly is: 'on'; readonly shown: ScaleShown | null }
  | { readonly is: 'failed'; readonly why: ScaleError }

/** The parts of a Web Serial port used here; TypeScript's library does not declare it. */
type Port = {
  readonly readable: ReadableStream<Uint8Array> | null
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
}
type Serial = { requestPort(): Promise<Port>; getPorts(): Promise<readonly Port[]> }

const NAME = 'scale'
export const BAUD_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 115_200] as const
const USUAL_BAUD = 9600
/** After this long without data from the scale, its last reading may no longer be used. */
const SILENT_MS = 3_000

let turn = 0
let state: ScaleState = { is: 'off' }
let end: () => Promise<void> = () => Promise.resolve()
const watchers = new Set<() => void>()

/** The state of this page's only scale. */
export const scaleNow = (): ScaleState => state

export function watchScale(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The baud rate that this browser remembers for its scale. */
export const storedBaud = (): number =>
  BAUD_RATES.find((rate) => String(rate) === readStored(NAME)) ?? USUAL_BAUD

/** Opens the scale that was permitted earlier, if this browser uses one. */
export async function openStoredScale(): Promise<void> {
  if (!readStored(NAME) || state.is === 'on' || state.is === 'opening') return
  const mine = ++turn
  const [port] =
    (await serial()
      ?.getPorts()
      .catch(() => [])) ?? []
  if (mine !== turn) return
  if (port) await open(port, storedBaud())
  else become({ is: 'failed', why: serial() ? 'gone' : 'unsupported' })
}

/**
 * Asks the browser for a scale, opens it and remembers it for this browser. Call it only from a click:
 * browsers prompt at no other time.
 */
export async function chooseScale(baud: number): Promise<void> {
  const way = serial()
  if (!way) return become({ is: 'failed', why: 'unsupported' })
  const port = await way.requestPort().catch(() => null)
  if (!port) return become({ is: 'failed', why: 'refused' })
  await closeScale()
  keep(NAME, String(baud))
  await open(port, baud)
}

/**
 * Closes the port, so that another tab can read it. With `forget` this browser no longer opens it
 * automatically.
 */
export async function closeScale(forget = false): Promise<void> {
  turn++
  if (forget) keep(NAME, '')
  become({ is: 'off' })
  await end()
}

async function open(port: Port, baudRate: number): Promise<void> {
  const mine = ++turn
  become({ is: 'opening' })
  try {
    await end()
    await port.open({ baudRate })
  } catch {
    if (mine === turn) become({ is: 'failed', why: 'busy' })
    return
  }
  const reader = port.readable?.getReader()
  end = async () => {
    end = () => Promise.resolve()
    await reader?.cancel().catch(() => undefined)
    reader?.releaseLock()
    await port.close().catch(() => undefined)
  }
  if (mine !== turn) return await end()
  become({ is: 'on', shown: null })
  if (reader) void listen(reader, mine)
}

async function listen(reader: ReadableStreamDefaultReader<Uint8Array>, mine: number): Promise<void> {
  const decoder = new TextDecoder()
  let [kept, shown]: [string, ScaleShown | null] = ['', null]
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (mine !== turn) return
      if (done) break
      const { lines, rest } = splitScaleLines(kept, decoder.decode(value, { stream: true }))
      kept = rest
      const before: ScaleShown | null = shown
      for (const reading of lines.map(readScaleLine)) if (reading) shown = showScale(shown, reading)
      clearTimeout(silence)
      silence = setTimeout(() => {
        shown = null
        if (mine === turn) become({ is: 'on', shown })
      }, SILENT_MS)
      if (JSON.stringify(shown) !== JSON.stringify(before)) become({ is: 'on', shown })
    }
  } catch {
    // Unplugged: the stream ends with an error.
  } finally {
    clearTimeout(silence)
  }
  if (mine !== turn) return
  await end()
  become({ is: 'failed', why: 'gone' })
}

function become(next: ScaleState): void {
  state = next
  for (const watcher of watchers) watcher()
}

declare global {
  // TypeScript's library does not declare it yet.
  interface Navigator {
    readonly serial?: Serial
  }
}

/** Access to Web Serial; undefined in a browser without it. */
const serial = (): Serial | undefined => navigator.serial
