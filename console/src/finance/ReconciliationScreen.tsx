import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { amount, date } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { Debts } from './Debts.tsx'
import { providerName } from './finance-words.tsx'

const words = financeText.reconciliation
type Reconciliation = Reply<'GET /staff/reconciliation'>
type Difference = Reconciliation['items'][number]

/** Differences between providers and books, open or settled, the debts of shoppers, and the days checked. */
export default function ReconciliationScreen() {
  const [tab, setTab] = useSearchParam('tab')
  return (
    <Page title={shellText.sections.reconciliation} lead={words.lead}>
      <Tabs
        label={shellText.sections.reconciliation}
        tabs={[
          { id: 'open', label: words.open },
          { id: 'settled', label: words.settled },
          { id: 'owed', label: words.owed },
        ]}
        current={tab === 'settled' || tab === 'owed' ? tab : 'open'}
        onChange={(next) => setTab(next === 'open' ? '' : next)}
      >
        {tab === 'owed' ? <Debts /> : <Differences isSettled={tab === 'settled'} />}
      </Tabs>
    </Page>
  )
}

function Differences({ isSettled }: { isSettled: boolean }) {
  const [settling, setSettling] = useState<Difference | null>(null)
  const list = usePages('GET /staff/reconciliation', { settled: isSettled })
  const checked = list.data?.first?.checked
  const settle = useSend('POST /staff/reconciliation/{id}/settle', {
    onDone: () => toast.success(words.settleDone),
  })
  return (
    <>
      <Stack>
        <PagedTable
          of={list}
          card
          caption={isSettled ? words.settled : words.open}
          columns={isSettled ? [...COLUMNS, NOTE] : [...COLUMNS, settleColumn(setSettling)]}
          rowKey={(entry) => entry.id}
          none={<Nothing isSettled={isSettled} isChecked={(checked?.length ?? 0) > 0} />}
          skeletonRows={6}
        />
        {checked && <Checked days={checked} />}
      </Stack>
      {settling && (
        <ReasonDialog
          title={words.settleTitle}
          confirmText={words.settle}
          hint={words.settleHint}
          onSend={(note) => settle.mutateAsync({ params: { id: settling.id }, body: { note } })}
          onClose={() => setSettling(null)}
        >
          {words.settleText}
        </ReasonDialog>
      )}
    </>
  )
}

/** An empty list is good news only if a day was checked. */
const Nothing = ({ isSettled, isChecked }: { isSettled: boolean; isChecked: boolean }) =>
  isSettled || !isChecked ? (
    <Note tone="info">{isSettled ? words.noneSettled : words.noneChecked}</Note>
  ) : (
    <Note tone="ok">{words.none}</Note>
  )

const figure = (minor: number | null, currency: string): string =>
  minor === null ? '—' : amount(minor, currency)

const COLUMNS: readonly Column<Difference>[] = [
  { head: words.kind, names: true, render: (entry) => words.kinds[entry.kind] },
  {
    head: words.day,
    render: (entry) => (
      <>
        <span className="whitespace-nowrap">{date(entry.day)}</span>
        <small className="muted block">{providerName(entry.provider)}</small>
      </>
    ),
  },
  { head: words.ref, render: (entry) => <span className="code">{entry.ref}</span> },
  {
    head: words.recharge,
    render: (entry) =>
      entry.recharge_number ? (
        <Link className="code whitespace-nowrap" to={to.recharges(entry.recharge_number)}>
          {entry.recharge_number}
        </Link>
      ) : (
        '—'
      ),
  },
  { head: words.theirs, align: 'end', render: (entry) => figure(entry.theirs_minor, entry.currency) },
  { head: words.ours, align: 'end', render: (entry) => figure(entry.ours_minor, entry.currency) },
]

const NOTE: Column<Difference> = {
  head: words.note,
  render: (entry) => (
    <>
      {entry.note}
      <br />
      <small>{entry.settled_at && <DateTime at={entry.settled_at} />}</small>
    </>
  ),
}

const settleColumn = (onSettle: (difference: Difference) => void): Column<Difference> => ({
  head: words.settle,
  inCard: false,
  render: (entry) => (
    <Button size="small" guardMs={0} aria-label={words.settleOf(entry.ref)} onClick={() => onSettle(entry)}>
      {words.settle}
    </Button>
  ),
})

const Checked = ({ days }: { days: Reconciliation['checked'] }) => (
  <Card title={words.checked} flush={days.length > 0}>
    {days.length === 0 ? (
      <p className="muted">{words.noneChecked}</p>
    ) : (
      <Table
        caption={words.checked}
        captionHidden
        rows={days}
        rowKey={(day) => day.provider}
        columns={[
          { head: financeText.provider, names: true, render: (day) => providerName(day.provider) },
          { head: words.day, render: (day) => date(day.day) },
          { head: words.movements, align: 'end', render: (day) => day.movements },
          { head: words.checkedAt, render: (day) => <DateTime at={day.checked_at} /> },
        ]}
      />
    )}
  </Card>
)
