import { namesOf } from '@longhaul/domain/entries.ts'
import { call } from '@longhaul/browser/calls/client.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { money, number } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { type Tab, Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { RecordLink } from '../shared/page-ref.tsx'
import { labelOf } from '../shared/label-of.ts'

const words = recordsText.records
const SPEC = 'GET /staff/shoppers/{id}/records'
const KINDS = namesOf(words.tabs)

/** A shopper's records, one kind at a time; the kind is in the address. */
export function Records({ id, counts }: { id: string; counts: Readonly<Record<string, number>> }) {
  const [asked, setKind] = useSearchParam('tab', { replace: true })
  const kind = KINDS.find((kind) => kind === asked) ?? 'orders'
  const tabs = KINDS.map((tab): Tab<Kind> => ({ id: tab, label: words.tabs[tab], count: counts[tab] }))
  return (
    <Tabs label={words.label} tabs={tabs} current={kind} onChange={setKind}>
      <List key={kind} id={id} kind={kind} />
    </Tabs>
  )
}

function List({ id, kind }: { id: string; kind: Kind }) {
  const pages = useInfiniteQuery<
    Reply<typeof SPEC>,
    CallError,
    InfiniteData<Reply<typeof SPEC>, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [SPEC, id, kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        SPEC,
        { params: { id }, query: { kind, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  const rows = pages.data?.pages.flatMap((page) => page.items)
  return (
    <Loaded
      of={{ data: rows, error: pages.error, isFetching: pages.isFetching, refetch: pages.refetch }}
      skeleton={<Skeleton kind="rows" count={5} />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={words.none} />
        ) : (
          <Card flush>
            <Table
              caption={words.tabs[kind]}
              captionHidden
              columns={columnsOf(kind, items)}
              rows={items}
              rowKey={(row) => row.id}
              foot={
                pages.hasNextPage && (
                  <Pager
                    shown={items.length}
                    more
                    loading={pages.isFetchingNextPage}
                    onMore={() => void pages.fetchNextPage()}
                  />
                )
              }
            />
          </Card>
        )
      }
    </Loaded>
  )
}

/** Only the columns that have content in some row. */
function columnsOf(kind: Kind, rows: readonly ShopperRecord[]): readonly Column<ShopperRecord>[] {
  const has = (test: (row: ShopperRecord) => boolean) => rows.some(test)
  const columns: (Column<ShopperRecord> | false)[] = [
    { head: words.at, render: ({ at }) => <DateTime at={at} /> },
    has((row) => row.number !== '') && {
      head: words.number,
      render: (row) =>
        row.number === '' ? (
          '—'
        ) : (
          <span className="code">
            {row.page ? <RecordLink page={row.page}>{row.number}</RecordLink> : row.number}
          </span>
        ),
    },
    {
      head: words.what,
      names: true,
      render: (row) =>
        row.page && row.number === '' ? (
          <RecordLink page={row.page}>{titleWord(kind, row)}</RecordLink>
        ) : (
          titleWord(kind, row)
        ),
    },
    kind !== 'points' && { head: words.state, render: (row) => stateWord(kind, row) },
    has((row) => detailWord(kind, row) !== '') && {
      head: words.detail,
      render: (row) => detailWord(kind, row),
    },
    kind === 'points' && {
      head: words.amount,
      align: 'end',
      render: ({ state }) => signed(Number(state), number),
    },
    has((row) => row.amount_fen !== null) && {
      head: words.amount,
      align: 'end',
      render: ({ amount_fen: fen }) =>
        fen === null ? '—' : kind === 'money' || kind === 'transfers' ? signed(fen, money) : money(fen),
    },
    has((row) => row.after_fen !== null) && {
      head: words.after,
      align: 'end',
      render: ({ after_fen: fen }) => (fen === null ? '—' : money(fen)),
    },
  ]
  return columns.filter((column) => column !== false)
}

const signed = (value: number, write: (value: number) => string): string =>
  value > 0 ? `+${write(value)}` : value < 0 ? `−${write(-value)}` : write(0)

/** The title of a record: items by title, movements by event, payments by kind. */
function titleWord(kind: Kind, { title }: ShopperRecord): string {
  if (kind === 'money') return labelOf(ledgerText.kinds, title)
  if (kind === 'transfers') return labelOf(words.transfers, title)
  if (kind === 'points') return labelOf(words.states, title)
  return title
}

/** Its state, in the words of its own screen. */
function stateWord(kind: Kind, { state }: ShopperRecord): string {
  if (kind === 'items' || kind === 'stock') return labelOf(consoleWords.itemStages, state)
  if (kind === 'parcels') return labelOf(consoleWords.parcelStages, state)
  if (kind === 'refunds') return labelOf(consoleWords.refundStages, state)
  if (kind === 'money') return labelOf(ledgerText.accountKinds, state)
  return labelOf(words.states, state)
}

function detailWord(kind: Kind, { detail }: ShopperRecord): string {
  if (kind === 'orders') return words.items(detail)
  if (kind === 'money') return words.transaction(detail)
  if (kind === 'transfers') return labelOf(financeText.providers, detail)
  if (kind === 'rewards') return labelOf(words.sources, detail)
  if (kind === 'points') return detail
  return detail
}

type ShopperRecord = Reply<typeof SPEC>['items'][number]
type Kind = NonNullable<ArgsOf<typeof SPEC>['query']>['kind']
