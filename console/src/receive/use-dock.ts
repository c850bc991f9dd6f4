import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { type StationCode, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { weight } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useCallback, useRef, useState } from 'react'
import { keep } from '../shared/stored.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import type { TakeLabel } from './ReturnPanel.tsx'
import type { Arrival, ScanResult } from './scan-result.ts'
import type { StockRow } from './stock-item.ts'
import { useToInspect } from './ToInspect.tsx'
import { type ScanNotice, useScans } from './use-scans.ts'

export type Dock = ReturnType<typeof useDock>

/** The state of a warehouse's dock: the scans, the open item, the message to announce, and the next item. */
export function useDock(warehouse: string, onArrival: (arrival: Arrival) => void = () => undefined) {
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const [notice, setNotice] = useState<ScanNotice | null>(null)
  const [showsArrival, setShowsArrival] = useState(false)
  // The last scan's result is shown as new until it is dealt with.
  const [isQuiet, setQuiet] = useState(false)
  const shelved = useRef(new Set<string>())
  // What was shelved after the last scan, newest last: undone before the scan is.
  const lately = useRef<string[]>([])
  const [corrected, setCorrected] = useState('')
  const toInspect = useToInspect(warehouse)
  const [returned, setReturned] = useState('')
  const takeLabel = useRef<TakeLabel | null>(null)
  const onTake = useCallback((take: TakeLabel | null) => void (takeLabel.current = take), [])
  const scans = useScans(warehouse, {
    arrival(arrival) {
      setNotice(null)
      setQuiet(false)
      setShowsArrival(true)
      setReturned('')
      lately.current = []
      const open = arrival.items.find((item) => item.stage === 'received') ?? arrival.items[0]
      choose(open?.id ?? '')
      onArrival(arrival)
    },
    comesBack: (code) => void openReturn(code),
    undone(result) {
      setNotice(null)
      setQuiet(false)
      setShowsArrival(false)
      if (result.kind !== 'refused' && result.found.items.some((item) => item.id === chosen)) choose('')
    },
  })
  const last = scans.results[0]
  /** Opens the next item of the same parcel; if there is none, the bench is free for the next scan. */
  function next(done: string) {
    shelved.current.add(done)
    if (done !== corrected) lately.current.push(done)
    setCorrected('')
    setNotice(null)
    setQuiet(true)
    choose(nextOfParcel(done, last, toInspect, shelved.current))
  }
  useStationCommands({
    UNDO() {
      const id = lately.current.pop()
      if (id === undefined) return scans.undoLast()
      setNotice(noticeOf('UNDO', true, stationText.backOnBench))
      setQuiet(true)
      setCorrected(id)
      choose(id)
      return true
    },
    NEXT() {
      const upcoming = toInspect.find((item) => item.id !== chosen && !shelved.current.has(item.id))
      if (upcoming) {
        // What was said of the last scan is no longer about what is on the bench.
        setQuiet(true)
        setShowsArrival(false)
        choose(upcoming.id)
      }
      return upcoming !== undefined
    },
  })
  function scan(text: string) {
    const read = readStationCode(text)
    // While a return is on the bench, an earlier scan's result says nothing about it.
    setQuiet(takeLabel.current !== null)
    const isOrder = read.kind === 'command' || read.kind === 'shelf' || read.kind === 'scale'
    setNotice(isOrder ? obey(read, text, warehouse) : null)
    if (isOrder) return
    // Our own label is on an item that is already here, so the item is opened, not received.
    if (read.kind === 'goods') openGoods(read.code)
    else if (read.kind === 'package') void openReturn(read.code)
    else scans.scan(read.code)
  }
  /** A label of the return on the bench counts for it; any other opens its goods, or their package. */
  function openGoods(code: string) {
    if (!takeLabel.current) return void openLabelled(code)
    const why = takeLabel.current(code)
    if (why) setNotice(noticeOf(code, false, { title: why, text: '' }))
  }
  async function openReturn(code: string) {
    const found = await findPackage(code)
    if (found === 'unknown') return setNotice(noticeOf(code, false, stationText.labels.unknown))
    if (!found) return
    setQuiet(true)
    setShowsArrival(false)
    choose('')
    setReturned(found)
  }
  async function openLabelled(code: string) {
    const found = await findLabelled(code)
    if (found === 'unknown') return setNotice(noticeOf(code, false, stationText.labels.unknown))
    if (found?.stage === 'shipped_abroad') return void openReturn(code)
    setShowsArrival(false)
    setReturned('')
    if (found) choose(found.id)
  }
  // An old result must not stay green while the network is down.
  const showsResult = scans.isFresh && !isQuiet && scans.held === 0
  return {
    scans,
    last,
    showsResult,
    loud: notice ?? scans.undoFailed,
    chosen,
    /** The item that came back to the bench to be put right, after it was shelved. */
    corrected,
    /** The package of ours on the bench that came back; empty if there is none. */
    returned,
    onTake,
    endReturn: () => setReturned(''),
    choose,
    showsArrival,
    next,
    toInspect,
    scan,
  }
}

/**
 * The item with our label, or `unknown`; undefined if the request failed, which is shown in a
 * toast.
 */
async function findLabelled(code: string): Promise<StockRow | 'unknown' | undefined> {
  try {
    const { items } = await call('GET /staff/stock_items', { query: { q: code } })
    if (items[0]) playGood()
    else playBad()
    return items[0] ?? 'unknown'
  } catch (error) {
    showError(error)
    return undefined
  }
}

/**
 * The next item from the same parcel as `done`, among the items scanned last and those waiting; empty if
 * there is none.
 */
function nextOfParcel(
  done: string,
  last: ScanResult | undefined,
  toInspect: readonly StockRow[],
  shelved: ReadonlySet<string>,
): string {
  const number = toInspect.find((item) => item.id === done)?.tracking_number
  const sameParcel = [
    ...(last && last.kind !== 'refused' ? last.found.items : []),
    ...toInspect.filter((item) => item.tracking_number === number),
  ]
  return sameParcel.find((item) => item.stage === 'received' && !shelved.has(item.id))?.id ?? ''
}

type Printed = Extract<StationCode, { kind: 'command' | 'shelf' | 'scale' }>

/**
 * Handles a printed code, a shelf or a command, or a scale's input. Returns the message to show; null if a
 * command was handled.
 */
function obey(read: Printed, code: string, warehouse: string): ScanNotice | null {
  if (read.kind === 'shelf') {
    keep(`shelf.${warehouse}`, read.shelf)
    playGood()
    return noticeOf(code, true, stationText.shelfSet(read.shelf))
  }
  if (read.kind === 'scale') {
    playBad()
    return noticeOf(code, false, devicesText.scale.typed(weight(read.grams)))
  }
  if (giveCommand(read.command)) return null
  playBad()
  return noticeOf(
    code,
    false,
    read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command),
  )
}

/**
 * The id of the package with this number, waybill or goods label, or `unknown`; undefined if the request
 * failed, which is shown in a toast.
 */
async function findPackage(code: string): Promise<string | undefined> {
  try {
    const { items } = await call('GET /staff/parcels', { query: { q: code } })
    const found = items.find((row) => isCalled(row, code)) ?? (items.length === 1 ? items[0] : undefined)
    if (found) playGood()
    else playBad()
    return found?.id ?? 'unknown'
  } catch (error) {
    showError(error)
    return undefined
  }
}

/** Whether a package has exactly this number, or travels under it. */
const isCalled = (row: { number: string; tracking_number: string | null }, code: string): boolean =>
  row.number === code.toUpperCase() || row.tracking_number === code.toUpperCase()

const noticeOf = (code: string, good: boolean, words: { title: string; text: string }): ScanNotice => ({
  key: crypto.getRandomValues(new Uint32Array(1)).join(''),
  code,
  good,
  ...words,
})
