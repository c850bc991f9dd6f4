import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { readGoodsNumber } from '@longhaul/domain/warehouse/goods-labels.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { normaliseTrackingNumber } from '@longhaul/domain/warehouse/tracking-number.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useState } from 'react'
import { useKept } from '../shared/kept.ts'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { Banner } from '../shared/station/Banner.tsx'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { Station } from '../shared/station/Station.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { Bench, PhotoWish } from './Bench.tsx'
import { InspectionPictures } from './InspectionPictures.tsx'
import { ToInspect, useToInspect } from './ToInspect.tsx'
import type { StockRow } from './stock-item.ts'

const words = stationText.photos

/** The photo desk: scan what was received, see what the shopper paid to see, take the pictures, on to the next. */
export default function PhotosScreen() {
  const station = useStation()
  const { waiting, chosen, open, said, scan } = usePhotoDesk()
  return (
    <Page
      title={stationText.stations.photos}
      fill
      actions={<StationActions station={station} here="photos" />}
    >
      <Station
        side={
          <>
            <ScanField
              label={words.scan}
              hint={words.hint}
              idle={chosen === ''}
              camera
              onScan={(code) => void scan(code)}
            />
            {said && (
              <Banner key={said.key} good={said.good} title={said.title} code={said.code} text={said.text} />
            )}
            <ToInspect
              items={waiting}
              chosen={chosen}
              onChoose={open}
              title={words.waiting(waiting.length)}
            />
          </>
        }
      >
        {chosen ? (
          <Desk key={chosen} id={chosen} />
        ) : (
          <EmptyState picture={<EmptyShelf />} title={words.ready.title}>
            {words.ready.text}
          </EmptyState>
        )}
      </Station>
    </Page>
  )
}

/** What is at the desk, what waits for pictures, and what a scan or a command does. */
function usePhotoDesk() {
  const [warehouse] = useKept('warehouse')
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const [said, setSaid] = useState<{
    key: number
    good: boolean
    title: string
    text: string
    code: string
  } | null>(null)
  const [before, setBefore] = useState<readonly string[]>([])
  const waiting = useToInspect(warehouse).filter(lacksPhotos)

  function open(id: string) {
    setBefore((all) => (chosen && chosen !== id ? [...all, chosen] : all).slice(-5))
    choose(id)
  }
  function tell(good: boolean, code: string, what: { title: string; text: string }) {
    if (good) playGood()
    else playBad()
    setSaid((was) => ({ key: (was?.key ?? 0) + 1, good, code, ...what }))
  }
  function next(): boolean {
    const row = waiting.find((entry) => entry.id !== chosen)
    if (!row) return false
    open(row.id)
    tell(true, row.tracking_number, { title: words.found, text: row.title })
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
      tell(true, 'UNDO', words.back)
      return true
    },
  })
  async function scan(text: string) {
    const read = readStationCode(text)
    if (read.kind === 'command') {
      if (!giveCommand(read.command)) tell(false, text, stationText.nothingWaits(read.command))
      return
    }
    const code = read.kind === 'shelf' ? text : read.code
    try {
      const number = normaliseTrackingNumber(code)
      const labelled = readGoodsNumber(code) !== null
      const { items } = await call('GET /staff/stock_items', {
        query: { stage: 'received', q: labelled ? code : number },
      })
      const rows = items.filter((item) => labelled || item.tracking_number === number)
      const row = rows.find(lacksPhotos) ?? rows[0]
      if (!row) return tell(false, code, words.unknown)
      open(row.id)
      tell(true, code, { title: words.found, text: row.title })
    } catch (error) {
      tell(false, code, { title: words.unknown.title, text: sentenceOf(asCallError(error)) })
    }
  }
  return { waiting, chosen, open, said, scan }
}

function Desk({ id }: { id: string }) {
  const stock = useCall('GET /staff/stock_items/{id}', { params: { id } })
  return (
    <Loaded of={stock} skeleton={<Skeleton kind="card" />}>
      {(row) => (
        <Bench row={row}>
          <PhotoWish row={row} />
          <InspectionPictures row={row} />
        </Bench>
      )}
    </Loaded>
  )
}

/** One picture of everything, and each that was paid for. */
const lacksPhotos = (row: StockRow): boolean =>
  row.photos.length === 0 || row.photos.filter((photo) => photo.kind === 'detail').length < row.photo_shots
