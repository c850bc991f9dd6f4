import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { loadNumberText, readLoadCode } from '@longhaul/domain/warehouse/transfer-load.ts'
import { countText } from '@longhaul/text/console/count/count.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import { Page } from '../shared/Page.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { Workplace } from '../shared/Workplace.tsx'
import { type LoadRow, arrivedOf } from './load.ts'
import { LoadTag } from './LoadTag.tsx'
import { NewLoad } from './NewLoad.tsx'
import { TransferDesk } from './TransferDesk.tsx'

/** The transfers from and to the warehouse in which the user works, or the one that is opened. */
export default function TransfersScreen() {
  const [id, open] = useSearchParam('id')
  return id ? <TransferDesk key={id} id={id} /> : <Loads onOpen={open} />
}

function Loads({ onOpen }: { onOpen: (id: string) => void }) {
  const stage = useStage(['open', 'over'])
  const list = usePages('GET /staff/transfer_loads', { stage: stage.shown }, { limit: 100 })
  function find(code: string) {
    const number = readLoadCode(code)
    const found = list.data?.items.find((row) => number !== null && row.number === loadNumberText(number))
    if (found) onOpen(found.id)
    else toast.error(words.unknown(code))
  }
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Workplace />
          <StageSelect label={words.stage} of={stage} name={(name) => words[name]} />
          <Link to={to.countDifferences()} {...buttonLook()}>
            {countText.differences}
          </Link>
        </>
      }
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-3">
          <ScanField label={words.find} hint={words.findHint} onScan={find} />
          <PagedTable
            of={list}
            caption={words.title}
            columns={COLUMNS}
            rowKey={(row) => row.id}
            none={
              <EmptyState picture={<EmptyShelf />} title={words.none}>
                {words.noneText}
              </EmptyState>
            }
          />
        </div>
        <NewLoad onMade={onOpen} />
      </div>
    </Page>
  )
}

const COLUMNS = [
  {
    head: words.number,
    names: true,
    render: (row: LoadRow) => (
      <Link className="code" to={to.transfers(row.id)}>
        {row.number}
      </Link>
    ),
  },
  { head: words.way, render: (row: LoadRow) => `${row.from_warehouse} → ${row.to_warehouse}` },
  {
    head: words.content,
    render: (row: LoadRow) =>
      row.stage === 'packing' || row.stage === 'called_off'
        ? `${words.amount(row.things, row.pieces)} · ${words.boxes(row.boxes)}`
        : arrivedOf(row),
  },
  { head: words.stage, render: (row: LoadRow) => <LoadTag row={row} /> },
  {
    head: words.since,
    render: (row: LoadRow) => <Age since={row.closed_at ?? row.sent_at ?? row.made_at} />,
  },
]
