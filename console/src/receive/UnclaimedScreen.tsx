import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { UNCLAIMED_STAGES } from '@longhaul/domain/warehouse/unclaimed.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { MasterBody, MasterDetail } from '../shared/queue/Master.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { ViewButtons } from '../shared/queue/ViewButtons.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { courierName } from './courier-name.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'

/** Unclaimed parcels: their location, the claims with their proof, and the outcome. */
export default function UnclaimedScreen() {
  const stage = useStage(UNCLAIMED_STAGES)
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const list = usePages('GET /staff/unclaimed', { stage: stage.shown, ...(q ? { q } : {}) })
  const counts = list.data?.first?.counts
  return (
    <QueueScreen
      title={shellText.sections.unclaimed}
      label={unclaimedText.stages[stage.shown]}
      actions={
        <>
          <Workplace />
          <SearchBox label={unclaimedText.search} value={q} onChange={setQ} />
        </>
      }
      views={
        <ViewButtons
          label={shellText.sections.unclaimed}
          of={stage}
          name={(id) => unclaimedText.stages[id]}
          count={(id) => counts?.[id] ?? 0}
        />
      }
      list={list}
      work={stage.shown === 'unclaimed' || stage.shown === 'disputed' ? 'unclaimed' : undefined}
      renderRow={(parcel) => ({
        image: parcel.image,
        title: parcel.tracking_number,
        sub: `${parcel.warehouse_id} ${parcel.shelf || unclaimedText.noShelf} · ${parcel.look || courierName(parcel.courier)}`,
        end: <Age since={parcel.arrived_at} />,
        endBelow: parcel.open_claims > 0 && unclaimedText.claimsOf(parcel.open_claims),
      })}
      renderPanelById={(id) => (
        <MasterDetail>
          <MasterBody>
            <UnclaimedPanel id={id} />
          </MasterBody>
        </MasterDetail>
      )}
      none={
        <EmptyState picture={<EmptyShelf />} title={q ? unclaimedText.noneFound : unclaimedText.none.title}>
          {q ? null : unclaimedText.none.text}
        </EmptyState>
      }
    />
  )
}
