import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import Wallet from 'lucide-react/icons/wallet'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { SaveButton } from '../shared/SaveButton.tsx'
import { type Days, StatementDays, useDays } from './StatementDays.tsx'

export type Entry = Reply<'GET /funds/entries'>['items'][number]
type FundsAccount = Entry['account']

const ACCOUNTS: readonly FundsAccount[] = ['available', 'frozen', 'withdrawing', 'shortfall']
const ALL = 'all'

/** Every movement with the balance after it, newest first; the address selects the account. */
export function Statement() {
  const [param, setAccount] = useSearchParam('account', { replace: true })
  // The available balance is the default, because people look for it first; the other accounts only mirror
  // it.
  const account = param === ALL ? undefined : (ACCOUNTS.find((account) => account === param) ?? 'available')
  const days = useDays()
  const query = { ...(account ? { account } : {}), ...days.query }
  const pages = usePages('GET /funds/entries', query)
  return (
    <Card title={fundsText.statement} flush>
      <div className="px-4 md:px-6">
        <Folded
          title={fundsText.narrow}
          detail={account ? fundsText.accounts[account] : fundsText.filterAll}
          open={param !== '' || days.any}
        >
          <Narrowing account={account ?? ALL} setAccount={setAccount} days={days} query={query} />
        </Folded>
      </div>
      {param === ALL && <p className="px-4 py-3 text-sm text-ink-2 md:px-6">{fundsText.statementNote}</p>}
      <PagedTable
        of={pages}
        caption={fundsText.statement}
        columns={account ? columns.filter(({ head }) => head !== fundsText.account) : columns}
        rowKey={(entry) => entry.id}
        none={<Empty filtered={param !== '' || days.any} />}
      />
    </Card>
  )
}

/** Filters by account and days, and offers the same entries as a file. */
const Narrowing = ({
  account,
  setAccount,
  days,
  query,
}: {
  account: string
  setAccount: (account: string) => void
  days: Days
  query: Record<string, string>
}) => (
  <div className="flex flex-wrap items-end gap-3 pb-4">
    <div className="w-full sm:w-44">
      <SelectField
        label={fundsText.filter}
        unmarked
        empty={null}
        value={account}
        onChange={setAccount}
        options={[
          ...ACCOUNTS.map((value) => ({ value, label: fundsText.accounts[value] })),
          { value: ALL, label: fundsText.filterAll },
        ]}
      />
    </div>
    <StatementDays days={days} />
    <SaveButton
      path={`/funds/entries.csv?${new URLSearchParams(query)}`}
      fileName="statement.csv"
      label={fundsText.csv}
      busyText={fundsText.csvBusy}
    />
  </div>
)

const columns: readonly Column<Entry>[] = [
  { head: fundsText.what, names: true, render: (entry) => <What entry={entry} /> },
  {
    head: fundsText.date,
    inLine: 'below',
    render: (entry) => (
      <span className="whitespace-nowrap md:text-sm">
        <DateTime at={entry.created_at} />
      </span>
    ),
  },
  { head: fundsText.account, inLine: 'below', render: (entry) => fundsText.accounts[entry.account] },
  {
    head: fundsText.amount,
    align: 'end',
    inLine: 'end',
    render: (entry) => <Change fen={entry.change_fen} />,
  },
  {
    head: fundsText.after,
    align: 'end',
    inLine: 'belowEnd',
    render: (entry) => <span className="num">{money(entry.balance_after_fen)}</span>,
  },
]

/** The goods, then what happened to them with a link to its subject; without goods, what happened. */
function What({ entry }: { entry: Entry }) {
  const kinds: Readonly<Record<string, string>> = fundsText.kinds
  const { subject_number: number } = entry
  const page = pageOf(entry)
  const kind = kinds[entry.kind] ?? fundsText.otherKind
  const { name } = entry
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      {name === null ? (
        <span className="grid size-11 place-items-center rounded-control bg-sunken text-ink-2">
          <Wallet />
        </span>
      ) : (
        <GoodsPicture src={entry.image} size={44} />
      )}
      <span className="min-w-0">
        {name ?? kind}
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm font-normal text-ink-2">
          {name !== null && <span>{kind}</span>}
          {number && page && (
            <Link className="whitespace-nowrap pointer-coarse:py-1" to={page.to}>
              {page.words(number)}
            </Link>
          )}
        </span>
      </span>
    </span>
  )
}

/** The page of a movement's subject, and its label. */
function pageOf(entry: Entry): { to: string; words: (number: string) => string } | null {
  const { subject_kind: kind, subject_id: id, page_id: page } = entry
  if (kind === 'recharge') return { to: to.rechargeResult(id), words: fundsText.rechargeNumber }
  if (kind === 'remittance') return { to: to.remittances(), words: fundsText.remittanceNumber }
  if (kind === 'withdrawal') return { to: to.withdrawals(), words: fundsText.withdrawalNumber }
  if (!page) return null
  return kind === 'parcel'
    ? { to: to.parcel(page), words: fundsText.parcel }
    : { to: to.order(page), words: fundsText.order }
}

/** Marks in and out by sign, and by a word for screen readers; colour is only additional. */
function Change({ fen }: { fen: number }) {
  const isIn = fen > 0
  return (
    <span className={`num font-medium ${isIn ? 'text-ok' : ''}`}>
      {isIn && '+'}
      {money(fen)} <span className="sr-only">{isIn ? fundsText.moneyIn : fundsText.moneyOut}</span>
    </span>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState title={fundsText.emptyFilter} />
  return (
    <EmptyState
      title={fundsText.emptyTitle}
      action={<ButtonLink to={to.recharge()}>{fundsText.recharge}</ButtonLink>}
    >
      {fundsText.empty}
    </EmptyState>
  )
}
