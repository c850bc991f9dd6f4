import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsCode, readGoodsCode } from '@longhaul/domain/warehouse/goods-labels.ts'
import { type StationCode, readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useState } from 'react'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { useStored } from '../shared/stored.ts'
import type { CountedThing, FoundInCount, Outcome } from './take-order.ts'
import type { Told } from './TellFoundDialog.tsx'
import { useCountQueue } from './use-count-queue.ts'

type Notice = Pick<Outcome, 'is' | 'title' | 'text'> & { code: string }

/**
 * The state of a counting station: the shelf that is counted, kept on this machine, and what was scanned on
 * it. A shelf is handed in before another one is begun, so that no label is counted on the wrong one.
 */
export function useCount(warehouse: string) {
  const [shelf, setShelf] = useStored(`count.${warehouse}`)
  const [notice, setNotice] = useState<Notice | null>(null)
  const queue = useCountQueue({
    onNotBegun: (refused) => {
      if (refused === shelf) setShelf('')
    },
  })
  const list = useCall('GET /staff/shelf_counts')
  const own = list.data?.running.find(
    (row) => row.is_mine && row.shelf === shelf && row.warehouse_id === warehouse,
  )
  const count = useCall(
    'GET /staff/shelf_counts/{id}',
    { params: { id: own?.id ?? '' } },
    { enabled: own !== undefined, keepPrevious: true },
  )
  const seen = shelf && count.data?.shelf === shelf ? count.data : undefined
  const things = seen?.things ?? []
  const found = seen?.found ?? []
  /** The number of the label of a thing that is being told. */
  const [telling, setTelling] = useState<string | null>(null)

  useStationCommands({
    DONE() {
      setNotice(null)
      return handIn()
    },
    UNDO() {
      setNotice(null)
      return shelf !== '' && queue.undoLast(shelf)
    },
  })
  function handIn(): boolean {
    if (!shelf) return false
    queue.push('DONE', { do: 'end', shelf, warehouse })
    setShelf('')
    return true
  }
  function begin(next: string) {
    setNotice(null)
    setShelf(next)
    queue.push(next, { do: 'begin', shelf: next, warehouse })
  }
  function tell(told: Notice) {
    if (told.is === 'good') playGood()
    else playBad()
    setNotice(told)
  }
  /** The label of a thing without another: told already, or to be told now. */
  function scanFound(code: string) {
    const known = found.find(({ number }) => number === code)
    setNotice(null)
    if (!known) return setTelling(code)
    tell({ is: 'strange', title: words.again, text: words.found.againText(known.look), code })
  }
  function scan(typed: string) {
    const read = readStationCode(typed)
    if (read.kind === 'command' && giveCommand(read.command)) return
    if (read.kind === 'shelf') {
      if (!shelf) return begin(read.shelf)
      const { title, text } = words.handInFirst(shelf)
      if (shelf !== read.shelf) return tell({ is: 'refused', title, text, code: read.shelf })
      return tell({ is: 'good', title: words.begun(shelf), text: words.begunText, code: shelf })
    }
    if (read.kind === 'goods' && shelf) {
      setNotice(null)
      queue.push(read.code, { do: 'scan', shelf, warehouse })
      return
    }
    if (read.kind === 'found' && shelf) return scanFound(read.code)
    if (read.kind === 'goods' || read.kind === 'found')
      return tell({ is: 'refused', ...words.shelfFirst, code: read.code })
    tell({ is: 'refused', ...whyNothing(read), code: typed })
  }
  return {
    queue,
    shelf,
    things,
    list,
    found,
    telling,
    setTelling,
    /** Tells the thing whose label was scanned or printed. */
    tellFound(told: Told) {
      if (telling === null || !shelf) return
      setNotice(null)
      queue.push(telling, { do: 'tell', shelf, warehouse, ...told })
    },
    scans: scansOf(things, found, queue.waiting, shelf),
    // An old result must not stay green while the network is down.
    loud: notice ?? (queue.held === 0 ? queue.done[0] : undefined),
    scan,
    begin,
    handIn,
    undo: () => shelf !== '' && queue.undoLast(shelf),
  }
}

/** How many labels were scanned, those that wait for the network included; none counts twice. */
function scansOf(
  things: readonly CountedThing[],
  found: readonly FoundInCount[],
  waiting: ReturnType<typeof useCountQueue>['waiting'],
  shelf: string,
): number {
  const labels = new Set([
    ...things.flatMap((thing) => thing.pieces.map((piece) => `${thing.goods_number}-${piece}`)),
    ...found.map(({ number }) => number),
  ])
  for (const { code, order } of waiting) {
    if (order.shelf !== shelf) continue
    if (order.do === 'scan' || order.do === 'tell') labels.add(labelOf(code))
    if (order.do === 'unscan') labels.delete(labelOf(code))
  }
  return labels.size
}

function labelOf(code: string): string {
  const read = readGoodsCode(code)
  return read ? goodsCode(read) : code
}

/** What a scan is that is neither goods nor a shelf, and what is wanted. */
function whyNothing(read: Exclude<StationCode, { kind: 'shelf' | 'goods' | 'found' }>): {
  title: string
  text: string
} {
  if (read.kind === 'command')
    return read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command)
  const text = {
    package: words.isPackage,
    parcel: words.isParcel,
    bin: words.isNeither,
    scale: words.isNeither,
    other: words.isNeither,
  }
  return { title: words.notCounted, text: text[read.kind] }
}
