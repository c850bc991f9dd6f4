import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { countText } from '@longhaul/text/console/count/count.ts'
import { putAwayText } from '@longhaul/text/console/putaway/putaway.ts'
import { transfersText } from '@longhaul/text/console/transfers/transfers.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Tab, Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { to } from '../links.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { useMine } from '../shared/work/use-mine.tsx'
import { stockColumns } from './columns.tsx'
import { type StockRow, workOf } from './stock-row.ts'
import { StockSheet } from './StockSheet.tsx'

const STAGES = [
  'in_stock',
  'received',
  'abnormal',
  'in_parcel',
  'storage_expired',
  'photos',
  'moving',
  'held',
  'shipped_abroad',
  'all',
] as const
type StageId = (typeof STAGES)[number]

const labelOf = (id: StageId): string => {
  if (id === 'all') return consoleWords.all
  if (id === 'photos') return stockText.photoOrders
  if (id === 'held') return stockText.held
  return id === 'moving' ? stockText.moving : consoleWords.itemStages[id]
}

/** Everything stored in the warehouses, by stage: item, owner, location, and how long it may stay. */
export default function StockScreen() {
  const [asked, setStage] = useSearchParam('stage')
  const [q, setQ] = useSearchParam('q', { replace: true })
  const mayPutAway = whyNotRole(useMe(), ['warehouse']) === null
  const [open, setOpen] = useSearchParam('id', { replace: true })
  const stage = STAGES.find((stage) => stage === asked) ?? 'in_stock'
  const mine = useMine<StockRow>(workOf(stage) ?? 'stock_item', ({ id }) => id, true)
  const list = usePages('GET /staff/stock_items', {
    ...(mine.isOn ? { mine: true } : {}),
    ...(stage === 'all' ? {} : { stage }),
    ...(q ? { q } : {}),
  })
  const counts = list.data?.first?.counts
  const tabs = STAGES.map((id): Tab<StageId> => ({
    id,
    label: labelOf(id),
    count: id === 'all' ? undefined : counts && (counts[id] ?? 0),
  }))
  return (
    <Page
      title={shellText.sections.stock}
      actions={
        <>
          <Workplace />
          {mayPutAway && <Link to={to.putAway()}>{putAwayText.title}</Link>}
          {mayPutAway && <Link to={to.countDifferences()}>{countText.differences}</Link>}
          {mayPutAway && <Link to={to.transfers()}>{transfersText.title}</Link>}
          <SearchBox label={stockText.searchLabel} value={q} onChange={setQ} />
        </>
      }
    >
      <Tabs
        label={shellText.sections.stock}
        tabs={tabs}
        current={stage}
        onChange={(id) => setStage(id === 'in_stock' ? '' : id)}
      >
        {mine.buttons}
        <PagedTable
          of={list}
          caption={labelOf(stage)}
          columns={stockColumns(stage, setOpen)}
          rowKey={(row) => row.id}
          none={
            <EmptyState
              picture={<EmptyShelf />}
              title={q ? stockText.noneFound : mine.isOn ? workText.noneMine : stockText.none}
              action={
                q &&
                stage !== 'all' && (
                  <Button guardMs={0} onClick={() => setStage('all')}>
                    {stockText.searchAll}
                  </Button>
                )
              }
            />
          }
          card
        />
      </Tabs>
      {open && <StockSheet id={open} onClose={() => setOpen('')} />}
    </Page>
  )
}
