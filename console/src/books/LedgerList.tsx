import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { amount } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { to } from '../links.ts'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { sectionOf } from '../sections.ts'
import { type Me, useMe, whyNotRole } from '../shared/use-me.ts'
import { type LedgerTransaction, accountKey, accountName, causeLink, eventName } from './ledger-words.ts'

type Posting = LedgerTransaction['postings'][number]

/** The event beside its postings; stacked on narrow screens. */
const TRANSACTION =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 gap-y-2 border-b border-line px-5 py-3 last:border-b-0 max-lg:grid-cols-1 max-lg:px-4'
/** From, arrow, to, amount; on a phone the amount has its own line. */
const POSTING =
  'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(104px,auto)] items-baseline gap-3 py-0.75 max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-sm:border-t max-sm:border-dashed max-sm:py-2'
/** Looks like text until it is hovered. */
const ACCOUNT_LINK = 'text-ink no-underline hover:text-primary hover:underline'

/** Transactions: the event, its shopper and actor, with the postings beside them. */
export function LedgerList({ items }: { items: readonly LedgerTransaction[] }) {
  const me = useMe()
  return (
    <Card flush>
      <ol aria-label={ledgerText.transactions}>
        {items.map((item) => (
          <li key={item.id} className={TRANSACTION}>
            <Head transaction={item} me={me} />
            <ul>
              {item.postings.map((posting, at) => (
                // Postings have no names of their own, and never change.
                // oxlint-disable-next-line react/no-array-index-key
                <Line key={at} posting={posting} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Head({ transaction, me }: { transaction: LedgerTransaction; me: Me | undefined }) {
  const { id, kind, cause, shopper, actor } = transaction
  const link = causeLink(cause)
  const section = link && sectionOf(link.split('?')[0]!)
  const mayOpen = section && whyNotRole(me, section.roles) === null
  return (
    <div>
      <h3>{eventName(kind)}</h3>
      <p className="flex flex-wrap gap-x-3">
        {cause.number && (
          <Link className="code" to={to.booksOf(cause.number)} title={ledgerText.ofNumber(cause.number)}>
            {cause.number}
          </Link>
        )}
        {mayOpen && (
          <Link to={link} aria-label={`${ledgerText.openCause} ${cause.number ?? eventName(kind)}`}>
            {ledgerText.openCause}
          </Link>
        )}
      </p>
      {shopper && (
        <p className="flex flex-wrap gap-x-3">
          <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} />
          <Link className="code" to={to.booksOf(shopper.code)}>
            {shopper.code}
          </Link>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
        <DateTime at={transaction.created_at} />
        <Link className="code min-w-6" to={to.booksOf(`#${id}`)} aria-label={ledgerText.transaction(id)}>
          #{id}
        </Link>
        {actor.kind === 'staff' ? ledgerText.by(actor.name) : ledgerText.actors[actor.kind]}
      </p>
    </div>
  )
}

function Line({ posting }: { posting: Posting }) {
  const { from, to: goal, amount: minor, currency } = posting
  return (
    <li className={POSTING}>
      <Account account={from} after={posting.from_balance_after} />
      <ArrowRight className="size-3.5 self-center text-ink-3" aria-hidden="true" />
      <Account account={goal} after={posting.to_balance_after} />
      <b className="num text-end max-sm:col-span-full">{amount(minor, currency)}</b>
    </li>
  )
}

const Account = ({ account, after }: { account: Posting['from']; after: number | null }) => (
  <span className="grid wrap-anywhere">
    <Link className={ACCOUNT_LINK} to={`${to.books()}?account=${encodeURIComponent(accountKey(account))}`}>
      {accountName(account)}
    </Link>
    {after !== null && (
      <small className="num text-xs text-ink-3">{ledgerText.after(amount(after, account.currency))}</small>
    )}
  </span>
)
