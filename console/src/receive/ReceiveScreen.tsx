import { receiveText } from '@longhaul/text/console/receive.ts'
import { shellText } from '@longhaul/text/console/shell.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useRef } from 'react'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { useHoldShortcuts } from '../shared/shortcuts.ts'
import { SoundSwitch } from '../shared/SoundSwitch.tsx'
import { useKept } from '../shared/kept.ts'
import { useSearchParam } from '../shared/use-search-param.ts'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'
import { InspectionPanel } from './InspectionPanel.tsx'
import { LastScans } from './LastScans.tsx'
import { ScanBanner } from './ScanBanner.tsx'
import { ToInspect } from './ToInspect.tsx'
import { useScans } from './use-scans.ts'
import { WarehouseChoice } from './WarehouseChoice.tsx'

/** The dock: scan, match, inspect, weigh, measure, photograph, shelve. Every key belongs to the scanner. */
export default function ReceiveScreen() {
  useHoldShortcuts()
  const [warehouse, setWarehouse] = useKept('warehouse')
  const [chosen, choose] = useSearchParam('id', { replace: true })
  const { results, held, scan } = useScans(warehouse, (arrival) => {
    const open = arrival.items.find((item) => item.stage === 'received') ?? arrival.items[0]
    choose(open?.id ?? '')
  })
  const last = results[0]
  const shelved = useRef(new Set<string>())
  /** The next thing of the same parcel; without one the scanner has its turn. */
  function next(done: string) {
    shelved.current.add(done)
    const items = last && 'arrival' in last ? last.arrival.items : []
    choose(items.find((item) => item.stage === 'received' && !shelved.current.has(item.id))?.id ?? '')
  }
  return (
    <Page
      title={shellText.sections.receive}
      fill
      actions={
        <>
          {held > 0 && <StatusTag kind="waiting">{receiveText.held(held)}</StatusTag>}
          <WarehouseChoice value={warehouse} onChange={setWarehouse} />
          <SoundSwitch />
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
            onDown={toBench}
            onScan={scan}
          />
          {last && <ScanBanner key={last.key} result={last} />}
          <LastScans results={results} chosen={chosen} onChoose={choose} />
          <ToInspect warehouse={warehouse} chosen={chosen} onChoose={choose} />
        </div>
        <div className="station-main">
          {chosen ? (
            <InspectionPanel key={chosen} id={chosen} onDone={() => next(chosen)} />
          ) : last?.kind === 'unclaimed' ? (
            <UnclaimedPanel key={last.arrival.arrival_id} id={last.arrival.arrival_id} />
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
