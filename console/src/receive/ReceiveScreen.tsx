import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useRef, useState } from 'react'
import { keep, useKept } from '../shared/kept.ts'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { playBad, playGood } from '../shared/sounds.ts'
import { Banner } from '../shared/station/Banner.tsx'
import { giveCommand, useStationCommands } from '../shared/station/commands.ts'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { InspectionPanel } from './InspectionPanel.tsx'
import { LastScans } from './LastScans.tsx'
import { ScanBanner } from './ScanBanner.tsx'
import { ToInspect, useToInspect } from './ToInspect.tsx'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'
import { type Said, useScans } from './use-scans.ts'
import { WarehouseChoice } from './WarehouseChoice.tsx'

/** The dock: scan, match, inspect, weigh, measure, photograph, shelve. Every key belongs to the scanner. */
export default function ReceiveScreen() {
  const station = useStation()
  const [warehouse, setWarehouse] = useKept('warehouse')
  const [shelf] = useKept(`shelf.${warehouse}`)
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const [said, setSaid] = useState<Said | null>(null)
  const [showsArrival, setShowsArrival] = useState(false)
  const shelved = useRef(new Set<string>())
  const scans = useScans(warehouse, {
    arrival(arrival) {
      setSaid(null)
      setShowsArrival(true)
      const open = arrival.items.find((item) => item.stage === 'received') ?? arrival.items[0]
      choose(open?.id ?? '')
    },
    undone(result) {
      setSaid(null)
      setShowsArrival(false)
      if (result.kind !== 'refused' && result.found.items.some((item) => item.id === chosen)) choose('')
    },
  })
  const last = scans.results[0]
  /** The next thing of the same parcel; without one the scanner has its turn. */
  function next(done: string) {
    shelved.current.add(done)
    const items = last && last.kind !== 'refused' ? last.found.items : []
    choose(items.find((item) => item.stage === 'received' && !shelved.current.has(item.id))?.id ?? '')
  }
  const toInspect = useToInspect(warehouse)
  useStationCommands({
    UNDO: scans.undoLast,
    NEXT() {
      const next = toInspect.find((item) => item.id !== chosen && !shelved.current.has(item.id))
      if (next) choose(next.id)
      return next !== undefined
    },
  })
  function scan(text: string) {
    setSaid(null)
    const read = readStationCode(text)
    if (read.kind === 'thing') return scans.scan(read.code)
    const tell = (good: boolean, words: { title: string; text: string }) => {
      if (good) playGood()
      else playBad()
      setSaid({ key: crypto.getRandomValues(new Uint32Array(1)).join(''), code: text, good, ...words })
    }
    if (read.kind === 'shelf') {
      keep(`shelf.${warehouse}`, read.shelf)
      return tell(true, stationText.shelfSet(read.shelf))
    }
    if (!giveCommand(read.command))
      tell(
        false,
        read.command === 'UNDO' ? stationText.nothingToUndo : stationText.nothingWaits(read.command),
      )
  }
  const loud = said ?? scans.undoFailed
  return (
    <Page
      title={shellText.sections.receive}
      fill
      actions={
        <>
          <WarehouseChoice value={warehouse} onChange={setWarehouse} />
          <StationActions station={station} here="receive" held={scans.held} />
        </>
      }
    >
      <div className="station">
        <div className="station-side">
          <ScanField
            label={receiveText.scan}
            hint={receiveText.scanHint}
            disabledReason={warehouse ? null : receiveText.chooseWarehouse}
            idle={chosen === ''}
            camera
            onDown={toBench}
            onScan={scan}
          />
          {warehouse && (
            <p className="station-shelf">
              <Tag tone={shelf ? 'info' : 'plain'}>
                {shelf ? stationText.shelfNow(shelf) : stationText.shelfNone}
              </Tag>
            </p>
          )}
          {loud ? (
            <Banner key={loud.key} good={loud.good} title={loud.title} code={loud.code} text={loud.text} />
          ) : (
            scans.isFresh && last && <ScanBanner key={`${last.key} ${last.kind}`} result={last} />
          )}
          {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
          <LateRefusals of={scans.late} onSeen={scans.seen} />
          <LastScans results={scans.results} chosen={chosen} onChoose={choose} onUndo={scans.undo} />
          <ToInspect items={toInspect} chosen={chosen} onChoose={choose} />
        </div>
        <div className="station-main">
          {chosen ? (
            <InspectionPanel key={chosen} id={chosen} onDone={() => next(chosen)} />
          ) : showsArrival && last?.kind === 'unclaimed' ? (
            <UnclaimedPanel key={last.found.id} id={last.found.id} />
          ) : (
            <EmptyState picture={<EmptyShelf />} title={receiveText.ready.title}>
              {receiveText.ready.text}
            </EmptyState>
          )}
        </div>
      </div>
    </Page>
  )
}

/** From the scanner to the first figure, without the mouse. */
const toBench = (): void => document.querySelector<HTMLInputElement>('.inspection .measures input')?.focus()
