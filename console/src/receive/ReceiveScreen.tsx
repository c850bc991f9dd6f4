import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DeskLead } from '../shared/DeskLead.tsx'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { toBench } from '../shared/station/bench-keys.ts'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { Station } from '../shared/station/Station.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { useStored } from '../shared/stored.ts'
import { Workplace, useWorkplace } from '../shared/Workplace.tsx'
import { ArrivalLabels, useArrivalLabels } from './ArrivalLabels.tsx'
import { InspectionPanel } from './InspectionPanel.tsx'
import { LastScans } from './LastScans.tsx'
import { ReturnPanel } from './ReturnPanel.tsx'
import { ScanBanner } from './ScanBanner.tsx'
import { ToInspect } from './ToInspect.tsx'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'
import { type Dock, useDock } from './use-dock.ts'

/** The dock: scan, match, inspect, weigh, measure, photograph, shelve. Every key belongs to the scanner. */
export default function ReceiveScreen() {
  const station = useStation()
  const warehouse = useWorkplace()
  const labels = useArrivalLabels()
  const dock = useDock(warehouse, labels.onArrival)
  const { scans, last, loud, chosen, choose } = dock
  return (
    <Page
      title={shellText.sections.receive}
      fill
      lead={<DeskLead figure="shelved" queue="inspect" />}
      actions={
        <>
          <Workplace />
          <StationActions station={station} here="receive" held={scans.held} />
        </>
      }
    >
      <Station
        side={
          <>
            <ScanField
              label={receiveText.scan}
              hint={receiveText.scanHint}
              disabledReason={warehouse ? null : receiveText.chooseWarehouse}
              idle={chosen === ''}
              camera
              onDown={toBench}
              onScan={dock.scan}
            />
            {warehouse && <ShelfNow warehouse={warehouse} />}
            <ArrivalLabels labels={labels} warehouse={warehouse} />
            {loud ? (
              <Banner key={loud.key} good={loud.good} title={loud.title} code={loud.code} text={loud.text} />
            ) : (
              dock.showsResult &&
              last && (
                <ScanBanner
                  key={`${last.key} ${last.kind}`}
                  result={last}
                  onRegister={() => scans.register(last.code)}
                />
              )
            )}
            {scans.held > 0 && <HeldScans waiting={scans.waiting} onDrop={scans.drop} />}
            <LateRefusals of={scans.late} onSeen={scans.seen} />
            <LastScans results={scans.results} chosen={chosen} onChoose={choose} onUndo={scans.undo} />
            <ToInspect
              items={dock.toInspect}
              head={dock.mine.buttons}
              none={dock.mine.none}
              chosen={chosen}
              onChoose={choose}
            />
          </>
        }
      >
        <DockBench dock={dock} warehouse={warehouse} />
      </Station>
    </Page>
  )
}

function ShelfNow({ warehouse }: { warehouse: string }) {
  const [shelf] = useStored(`shelf.${warehouse}`)
  return (
    <p>
      <Tag tone={shelf ? 'info' : 'plain'} size="large">
        {shelf ? stationText.shelfNow(shelf) : stationText.shelfNone}
      </Tag>
    </p>
  )
}

/** The content of the bench: the item to inspect, an unexpected parcel, or nothing yet. */
function DockBench({ dock, warehouse }: { dock: Dock; warehouse: string }) {
  const { chosen, corrected, last, showsArrival, next, returned } = dock
  if (chosen) {
    const again = chosen === corrected
    return (
      <InspectionPanel key={`${chosen} ${again}`} id={chosen} again={again} onDone={() => next(chosen)} />
    )
  }
  if (returned.id)
    return (
      <ReturnPanel
        key={returned.id}
        id={returned.id}
        warehouse={warehouse}
        onTake={returned.onTake}
        onDone={returned.close}
      />
    )
  if (showsArrival && (last?.kind === 'unclaimed' || last?.kind === 'in_doubt'))
    return <UnclaimedPanel key={last.found.id} id={last.found.id} />
  return (
    <EmptyState picture={<EmptyShelf />} title={receiveText.ready.title}>
      {receiveText.ready.text}
    </EmptyState>
  )
}
