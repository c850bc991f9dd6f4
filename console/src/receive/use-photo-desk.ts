import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { weight } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useState } from 'react'
import { useWorkplace } from '../shared/Workplace.tsx'
import { lineOf } from '../shared/goods/goods-names.ts'
import { playBad, playGood } from '../shared/sounds.ts'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { useOrderedPhotos } from './OrderedPhotos.tsx'
import type { StockRow } from './stock-item.ts'
import { useToInspect } from './ToInspect.tsx'

const words = stationText.photos

/**
 * The item at the desk, the items waiting for pictures, and the handling of scans and commands: a shelf's
 * code sets where the item is put back.
 */
export function usePhotoDesk() {
  const warehouse = useWorkplace()
  const ordered = useOrderedPhotos(warehouse)
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const [notice, setNotice] = useState<{
    key: number
    good: boolean
    title: string
    text: string
    code: string
  } | null>(null)
  const [shelf, setShelf] = useState<string | null>(null)
  const [before, setBefore] = useState<readonly string[]>([])
  const waiting = useToInspect(warehouse).items.filter(lacksPhotos)

  function open(id: string) {
    setBefore((all) => (chosen && chosen !== id ? [...all, chosen] : all).slice(-5))
    choose(id)
    setShelf(null)
  }
  function showNotice(good: boolean, code: string, what: { title: string; text: string }) {
    if (good) playGood()
    else playBad()
    setNotice((was) => ({ key: (was?.key ?? 0) + 1, good, code, ...what }))
  }
  function next(): boolean {
    const row = [...ordered, ...waiting].find((entry) => entry.id !== chosen)
    if (!row) return false
    open(row.id)
    showNotice(true, row.tracking_number, { title: words.found, text: lineOf(row) })
    return true
  }
  useStationCommands({
    DONE: next,
    NEXT: next,
    UNDO() {
      const id = before.at(-1)
      if (id === undefined) return false
      setBefore(before.slice(0, -1))
      choose(id)
      showNotice(true, 'UNDO', words.back)
      return true
    },
  })
  async function scan(text: string) {
    const read = readStationCode(text)
    if (read.kind === 'command') {
      if (!giveCommand(read.command)) showNotice(false, text, stationText.nothingWaits(read.command))
      return
    }
    if (read.kind === 'shelf') {
      setShelf(read.shelf)
      return showNotice(true, text, stationText.shelfSet(read.shelf))
    }
    if (read.kind === 'scale') return showNotice(false, text, devicesText.scale.typed(weight(read.grams)))
    const { code } = read
    try {
      const row = await findForPhotos(code)
      if (!row) return showNotice(false, code, words.unknown)
      open(row.id)
      showNotice(true, code, { title: words.found, text: lineOf(row) })
    } catch (error) {
      showNotice(false, code, { title: words.unknown.title, text: sentenceOf(asCallError(error)) })
    }
  }
  return { ordered, waiting, chosen, shelf, open, setShelf, next, notice, scan }
}

/**
 * The item with a scanned label or tracking number: one that is received and lacks photos, else one taken off
 * its shelf for photos.
 */
async function findForPhotos(code: string): Promise<StockRow | undefined> {
  const isLabel = readStationCode(code).kind === 'goods'
  const number = normaliseTrackingNumber(code)
  for (const stage of ['received', 'photos']) {
    const { items } = await call('GET /staff/stock_items', { query: { stage, q: isLabel ? code : number } })
    const rows = items.filter((item) => isLabel || item.tracking_number === number)
    const row = rows.find(lacksPhotos) ?? rows[0]
    if (row) return row
  }
  return undefined
}

/** Whether photos are missing: every item needs one, and all that were paid for. */
const lacksPhotos = (row: StockRow): boolean =>
  row.photos.length === 0 || row.photos.filter((photo) => photo.kind === 'detail').length < row.photo_shots
