import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { namesOf } from '@longhaul/domain/entries.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'

const words = recordsText.shoppers
type Shopper = Reply<'GET /staff/shoppers'>['items'][number]

/** All shoppers, searchable. */
export default function ShoppersScreen() {
  const [q, setQ] = useSearchParam('q', { replace: true })
  const [state, setState] = useSearchParam('state')
  const known = namesOf(words.states).find((entry) => entry === state)
  const list = usePages('GET /staff/shoppers', {
    ...(q && { q }),
    ...(known && { state: known }),
  })
  return (
    <Page
      title={shellText.sections.shoppers}
      lead={words.lead}
      actions={
        <>
          <SelectField
            label={words.state}
            labelHidden
            unmarked
            empty={named(words.state, consoleWords.all)}
            options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
            value={state}
            onChange={setState}
          />
          <SearchBox label={words.search} value={q} onChange={setQ} />
        </>
      }
    >
      <PagedTable
        of={list}
        card
        caption={shellText.sections.shoppers}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        none={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        skeletonRows={8}
      />
    </Page>
  )
}

const COLUMNS: readonly Column<Shopper>[] = [
  {
    head: consoleWords.shopper,
    names: true,
    inCard: false,
    render: ({ id, nickname, email }) => (
      <>
        <Link to={to.shopper(id)}>{nickname || email}</Link>
        {nickname && <span className="block muted text-sm">{email}</span>}
      </>
    ),
  },
  { head: words.code, render: ({ code }) => <span className="code">{code}</span> },
  {
    head: words.state,
    render: ({ state }) =>
      state === 'active' ? (
        words.states.active
      ) : (
        <StatusTag kind={state === 'blocked' ? 'problem' : 'closed'}>{words.states[state]}</StatusTag>
      ),
  },
  { head: words.balance, align: 'end', render: ({ available_fen: fen }) => money(fen) },
  { head: words.onHold, align: 'end', render: ({ frozen_fen: fen }) => money(fen) },
  { head: words.joined, render: ({ created_at: at }) => <DateTime at={at} only="date" /> },
  {
    head: words.seen,
    render: ({ seen_at: at }) => (at ? <DateTime at={at} /> : <span className="muted">{words.never}</span>),
  },
]
