import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { type StationCode, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { weight } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useRef, useState } from 'react'
import { keep } from '../shared/stored.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import type { Arrival, ScanResult } from './scan-result.ts'
import type { StockRow } from './stock-item.ts'
import { useOwnToInspect } from './ToInspect.tsx'
import { findPackage, useReturned } from './use-returned.ts'
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
  const [corrected, setCorrected] = useState('') // back on the bench after it was shelved
  const { items: toInspect, mine } = useOwnToInspect(warehouse)
  const returned = useReturned()
  function announce(isArrival: boolean) {
    setNotice(null)
    setQuiet(false)
    setShowsArrival(isArrival)
  }
  /** What was said of the last scan is no longer about what is on the bench. */
  function rest(id: string) {
    setQuiet(true)
    setShowsArrival(false)
    choose(id)
  }
  const scans = useScans(warehouse, {
    arrival(arrival) {
      announce(true)
      returned.close()
      lately.current = []
      const open = arrival.items.find((item) => item.stage === 'received') ?? arrival.items[0]
      choose(open?.id ?? '')
      onArrival(arrival)
    },
    comesBack: (code) => void bench.openReturn(code),
    undone(result) {
      announce(false)
      if (result.kind !== 'refused' && result.found.items.some((item) => item.id === chosen)) choose('')
    },
  })
  const last = scans.results[0]
  const bench = opener(returned, {
    refuse: (code, words) => setNotice(noticeOf(code, false, words)),
    open(itemId, parcelId) {
      if (parcelId) setQuiet(true)
      setShowsArrival(false)
      choose(itemId)
      returned.open(parcelId)
    },
  })
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
      if (upcoming) rest(upcoming.id)
      return upcoming !== undefined
    },
  })
  function scan(text: string) {
    const read = readStationCode(text)
    // While a return is on the bench, an earlier scan's result says nothing about it.
    setQuiet(returned.isTaking())
    setNotice(isPrinted(read) ? obey(read, text, warehouse) : null)
    // Our own label is on an item that is already here, so the item is opened, not received.
    if (read.kind === 'goods') bench.openGoods(read.code)
    else if (read.kind === 'package') void bench.openReturn(read.code)
    else if (!isPrinted(read)) scans.scan(read.code)
  }
  return {
    scans,
    last,
    // An old result must not stay green while the network is down.
    showsResult: scans.isFresh && !isQuiet && scans.held === 0,
    loud: notice ?? scans.undoFailed,
    chosen,
    corrected,
    returned,
    choose,
    showsArrival,
    next,
    toInspect,
    mine,
    scan,
  }
}

/** Opens what a scanned label or number is on; refuses what nothing is found for. */
function opener(
  returned: ReturnType<typeof useReturned>,
  on: {
    refuse: (code: string, words: { title: string; text: string }) => void
    /** Opens an item, or a package that came back; the other is empty. */
    open: (itemId: string, parcelId: string) => void
  },
) {
  async function openReturn(code: string) {
    const found = await findPackage(code)
    if (found === 'unknown') on.refuse(code, stationText.labels.unknown)
    else if (found) on.open('', found)
  }
  async function openLabelled(code: string) {
    const found = await findLabelled(code)
    if (found === 'unknown') on.refuse(code, stationText.labels.unknown)
    else if (found?.stage === 'shipped_abroad') await openReturn(code)
    else if (found) on.open(found.id, '')
  }
  return {
    openReturn,
    /** A label of the return on the bench counts for it; any other opens its goods, or their package. */
    openGoods(code: string) {
      if (!returned.isTaking()) return void openLabelled(code)
      const why = returned.take(code)
      if (why) on.refuse(code, { title: why, text: '' })
    },
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
const isPrinted = (read: StationCode): read is Printed =>
  read.kind === 'command' || read.kind === 'shelf' || read.kind === 'scale'

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

const noticeOf = (code: string, good: boolean, words: { title: string; text: string }): ScanNotice => ({
  key: crypto.getRandomValues(new Uint32Array(1)).join(''),
  code,
  good,
  ...words,
})
