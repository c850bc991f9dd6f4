import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { asideText as words } from '@longhaul/text/console/estimates/aside.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Page } from '../shared/Page.tsx'
import { asideColumns } from './aside-columns.tsx'

/** The weighings from which nothing is learnt until somebody decides, and what was decided about others. */
export default function AsideWeighingsScreen() {
  const [asked, setTab] = useSearchParam('tab')
  const tab = asked === 'decided' ? 'decided' : 'waiting'
  const query = tab === 'decided' ? { decided: true } : {}
  const list = useCall('GET /staff/aside_weighings', { query }, { keepPrevious: true })
  const send = useSend('PUT /staff/aside_weighings/{id}/verdict', {
    onDone: (_, { params, body: { verdict } }) => {
      const undo = () => send.mutate({ params, body: { verdict: null } })
      if (verdict === null) toast.success(words.tookBack)
      else toast.success(words[verdict], { action: { label: words.undo, onClick: undo } })
    },
  })
  const columns = asideColumns(({ id }, verdict) => send.mutate({ params: { id }, body: { verdict } }))
  return (
    <Page title={words.title} lead={words.lead}>
      <Tabs
        label={words.title}
        tabs={[
          { id: 'waiting' as const, label: words.tabs.waiting, count: list.data?.waiting },
          { id: 'decided' as const, label: words.tabs.decided },
        ]}
        current={tab}
        onChange={setTab}
      >
        <Loaded of={list} skeleton={<Skeleton kind="card" />}>
          {({ items, waiting }) =>
            items.length === 0 ? (
              <EmptyState picture={<EmptyShelf />} title={tab === 'decided' ? words.noneDecided : words.none}>
                {tab === 'waiting' && words.noneText}
              </EmptyState>
            ) : (
              <>
                <Table
                  caption={words.title}
                  captionHidden
                  rows={items}
                  rowKey={({ id }) => String(id)}
                  columns={columns}
                />
                {tab === 'waiting' && waiting > items.length && (
                  <p className="muted mt-3 text-sm">{words.more(items.length, waiting)}</p>
                )}
              </>
            )
          }
        </Loaded>
      </Tabs>
    </Page>
  )
}
