import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { HeldScans, LateRefusals } from '../shared/station/HeldScans.tsx'
import { Station } from '../shared/station/Station.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { Workplace, useWorkplace } from '../shared/Workplace.tsx'
import { DueShelves } from './DueShelves.tsx'
import { ShelfInHand } from './ShelfInHand.tsx'
import { TellFoundDialog } from './TellFoundDialog.tsx'
import { useCount } from './use-count.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'

/** Counts one shelf after the other by scans alone; also on a hand-held. */
export default function CountScreen() {
  const station = useStation()
  const warehouse = useWorkplace()
  const { queue, shelf, things, found, list, scans, loud, scan, begin, handIn, undo, ...telling } =
    useCount(warehouse)
  return (
    <Page
      title={words.title}
      fill
      actions={
        <>
          <Workplace />
          <StationActions station={station} here="count" held={queue.held} devices={false} />
        </>
      }
    >
      <Station
        side={
          <>
            <ScanField
              label={shelf ? words.scanGoods : words.scanShelf}
              {...(shelf ? {} : { hint: words.scanHint })}
              disabledReason={warehouse ? null : receiveText.chooseWarehouse}
              camera
              onScan={scan}
            />
            {loud &&
              (loud.is === 'strange' ? (
                <StrangeBanner title={loud.title} code={loud.code} text={loud.text} />
              ) : (
                <Banner good={loud.is === 'good'} title={loud.title} code={loud.code} text={loud.text} />
              ))}
            {queue.held > 0 && <HeldScans waiting={queue.waiting} onDrop={queue.drop} />}
            <LateRefusals of={queue.late} onSeen={queue.seen} />
          </>
        }
      >
        <div className="grid gap-5 pb-5">
          {shelf ? (
            <ShelfInHand
              shelf={shelf}
              scans={scans}
              things={things}
              found={found}
              onUndo={undo}
              onHandIn={handIn}
              onLabel={telling.setTelling}
            />
          ) : (
            warehouse && <DueShelves list={list} warehouse={warehouse} onBegin={begin} />
          )}
        </div>
      </Station>
      {telling.telling !== null && (
        <TellFoundDialog
          key={telling.telling}
          number={telling.telling}
          onTell={telling.tellFound}
          onClose={() => telling.setTelling(null)}
        />
      )}
    </Page>
  )
}

/** Feedback after a scan that counts although something about it is strange: neither right nor refused. */
const StrangeBanner = ({ title, code, text }: { title: string; code: string; text: string }) => (
  <div role="alert">
    <Note tone="warn" title={title}>
      <p className="code">{code}</p>
      <p>{text}</p>
    </Note>
  </div>
)
