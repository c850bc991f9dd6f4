import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { Banner } from '../shared/station/Banner.tsx'
import { Station } from '../shared/station/Station.tsx'
import { StationActions } from '../shared/station/StationActions.tsx'
import { useStation } from '../shared/station/use-station.ts'
import { Bench } from './Bench.tsx'
import { InspectionPictures } from './InspectionPictures.tsx'
import { Captions } from './Captions.tsx'
import { OrderedPhotos } from './OrderedPhotos.tsx'
import { PutBack, TakenOut } from './PutBack.tsx'
import { ToInspect } from './ToInspect.tsx'
import { usePhotoDesk } from './use-photo-desk.ts'

const words = stationText.photos

/**
 * The photo desk: scan an item that was received or taken off its shelf, see which photos the shopper paid
 * for, take them, go on to the next.
 */
export default function PhotosScreen() {
  const station = useStation()
  const { ordered, waiting, chosen, shelf, open, setShelf, next, notice, scan } = usePhotoDesk()
  return (
    <Page
      title={stationText.stations.photos}
      fill
      actions={
        <>
          <Workplace />
          <StationActions station={station} here="photos" />
        </>
      }
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
            {notice && (
              <Banner
                key={notice.key}
                good={notice.good}
                title={notice.title}
                code={notice.code}
                text={notice.text}
              />
            )}
            <OrderedPhotos items={ordered} chosen={chosen} onChoose={open} />
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
          <Desk key={chosen} id={chosen} shelf={shelf} onShelf={setShelf} onDone={next} />
        ) : (
          <EmptyState picture={<EmptyShelf />} title={words.ready.title}>
            {words.ready.text}
          </EmptyState>
        )}
      </Station>
    </Page>
  )
}

function Desk({
  id,
  shelf,
  onShelf,
  onDone,
}: {
  id: string
  /** The shelf scanned or typed for the item at the desk. */
  shelf: string | null
  onShelf: (shelf: string) => void
  onDone: () => void
}) {
  const stock = useCall('GET /staff/stock_items/{id}', { params: { id } })
  return (
    <Loaded of={stock} skeleton={<Skeleton kind="card" />}>
      {(row) => (
        <Bench row={row}>
          {row.photo_order && <TakenOut row={row} order={row.photo_order} />}
          {row.stage === 'received' || row.photo_order ? (
            <InspectionPictures row={row} />
          ) : (
            <Note tone="ok">{words.done}</Note>
          )}
          {row.photos.length > 0 && <Captions row={row} />}
          {row.photo_order && (
            <PutBack
              row={row}
              order={row.photo_order}
              shelf={shelf ?? row.shelf}
              onShelf={onShelf}
              onDone={onDone}
            />
          )}
        </Bench>
      )}
    </Loaded>
  )
}
