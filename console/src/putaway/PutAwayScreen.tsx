import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { putAwayText as words } from '@longhaul/text/console/putaway/putaway.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { Station } from '../shared/station/Station.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { Workplace, useWorkplace } from '../shared/Workplace.tsx'
import { LastMoves } from './LastMoves.tsx'
import { FullNote, FullQuestion } from './FullShelf.tsx'
import { ThingInHand } from './ThingInHand.tsx'
import { usePutAway } from './use-put-away.ts'

/** Puts goods on a shelf, or on another one, by scans alone; also on a hand-held. */
export default function PutAwayScreen() {
  const station = useStation()
  const warehouse = useWorkplace()
  const putAway = usePutAway(warehouse)
  const { moves, hand, loud, full, passedOver, scan, empty } = putAway
  return (
    <Page
      title={words.title}
      fill
      actions={
        <>
          <Workplace />
          <StationActions station={station} here="putAway" held={moves.held} devices={false} />
        </>
      }
    >
      <Station
        side={
          <>
            <ScanField
              label={words.scan}
              hint={hand ? '' : words.scanHint}
              disabledReason={warehouse ? null : receiveText.chooseWarehouse}
              camera
              onScan={scan}
            />
            {loud && (
              <Banner key={loud.key} good={loud.good} title={loud.title} code={loud.code} text={loud.text} />
            )}
            {moves.held > 0 && <HeldScans waiting={moves.waiting} onDrop={moves.drop} />}
            <LateRefusals of={moves.late} onSeen={moves.seen} />
          </>
        }
      >
        <div className="grid gap-5 pb-5">
          {hand?.kind === 'thing' && (
            <ThingInHand key={hand.code} code={hand.code} warehouse={warehouse} station={putAway} />
          )}
          {!hand &&
            (full.said ? (
              <FullNote full={full} />
            ) : (
              passedOver && <FullQuestion proposed={passedOver} full={full} />
            ))}
          {hand?.kind === 'shelf' && <OpenShelf shelf={hand.shelf} onClose={empty} />}
          {!hand && moves.moves.length === 0 && (
            <EmptyState picture={<EmptyShelf />} title={words.ready.title}>
              {words.ready.text}
            </EmptyState>
          )}
          <LastMoves moves={moves.moves} canUndo={moves.canUndo} onUndo={moves.undo} />
        </div>
      </Station>
    </Page>
  )
}

/** The shelf on which everything goes that is scanned now. */
const OpenShelf = ({ shelf, onClose }: { shelf: string; onClose: () => void }) => (
  <section className="grid justify-items-start gap-2 rounded-card bg-kraft-tint p-4" role="status">
    <p className="text-sm text-ink-2">{words.shelfOpen}</p>
    <p className="code text-2xl font-semibold">{shelf}</p>
    <p>{words.shelfOpenHint}</p>
    <Button size="small" guardMs={0} onClick={onClose}>
      {words.closeShelf}
    </Button>
  </section>
)
