import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { UNCLAIMED_STAGES } from '@longhaul/domain/warehouse/unclaimed.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueList } from '../shared/QueueList.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { useListKeys } from '../shared/use-list-keys.ts'
import { usePages } from '../shared/use-pages.ts'
import { ViewButtons } from '../shared/ViewButtons.tsx'
import { courierName } from './courier-name.ts'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'
import './receive.css'

/** Parcels that nobody is known for: where they lie, who claims them with what proof, and what became of them. */
export default function UnclaimedScreen() {
  const [asked, setStage] = useSearchParam('stage', { drop: 'id' })
  const [q, setQ] = useSearchParam('q', { replace: true, drop: 'id' })
  const [wanted, choose] = useSearchParam('id', { replace: true })
  const stage = UNCLAIMED_STAGES.find((one) => one === asked) ?? 'unclaimed'
  const list = usePages('GET /staff/unclaimed', { stage, ...(q ? { q } : {}) })
  const counts = list.data?.first?.counts
  const parcels = list.data?.items ?? []
  const chosen = wanted || (parcels[0]?.id ?? '')
  useListKeys(
    parcels.map((parcel) => parcel.id),
    chosen,
    choose,
  )
  return (
    <Page
      title={shellText.sections.unclaimed}
      fill
      actions={<SearchBox label={unclaimedText.search} value={q} onChange={setQ} />}
    >
      <div className="desk">
        <ViewButtons
          label={shellText.sections.unclaimed}
          views={UNCLAIMED_STAGES.map((id) => ({
            id,
            name: unclaimedText.stages[id],
            count: counts?.[id] ?? 0,
          }))}
          shown={stage}
          onShow={setStage}
        />
        <Loaded of={list} skeleton={<Skeleton kind="rows" count={6} />}>
          {({ items }) =>
            items.length === 0 && !wanted ? (
              <EmptyState
                picture={<EmptyShelf />}
                title={q ? unclaimedText.noneFound : unclaimedText.none.title}
              >
                {q ? null : unclaimedText.none.text}
              </EmptyState>
            ) : (
              <div className="master">
                <QueueList label={unclaimedText.stages[stage]} shown={items.length} pages={list}>
                  {items.map((parcel) => (
                    <QueueRow
                      key={parcel.id}
                      chosen={parcel.id === chosen}
                      image={parcel.image}
                      title={parcel.tracking_number}
                      sub={`${parcel.warehouse_id} ${parcel.shelf || unclaimedText.noShelf} · ${parcel.look || courierName(parcel.courier)}`}
                      end={<Age since={parcel.arrived_at} />}
                      endBelow={parcel.open_claims > 0 && unclaimedText.claimsOf(parcel.open_claims)}
                      onChoose={() => choose(parcel.id)}
                    />
                  ))}
                </QueueList>
                <div className="master-detail">
                  <div className="master-body">
                    <UnclaimedPanel key={chosen} id={chosen} />
                  </div>
                </div>
              </div>
            )
          }
        </Loaded>
      </div>
    </Page>
  )
}
