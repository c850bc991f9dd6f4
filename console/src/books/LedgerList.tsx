import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { amount } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { sectionOf } from '../sections.ts'
import { type Me, useMe, whyNotRole } from '../shared/use-me.ts'
import { type LedgerTransaction, accountKey, accountName, causeLink, eventName } from './ledger-words.ts'

type Posting = LedgerTransaction['postings'][number]

/** Transactions, each with what happened, to whom and by whom, and beside it from where to where how much went. */
export function LedgerList({ items }: { items: readonly LedgerTransaction[] }) {
  const me = useMe()
  return (
    <Card flush>
      <ol className="ledger" aria-label={ledgerText.transactions}>
        {items.map((item) => (
          <li key={item.id}>
            <Head one={item} me={me} />
            <ul className="ledger-postings">
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

function Head({ one, me }: { one: LedgerTransaction; me: Me | undefined }) {
  const { cause, shopper, actor } = one
  const link = causeLink(cause)
  const section = link && sectionOf(link.split('?')[0]!)
  const mayOpen = section && whyNotRole(me, section.roles) === null
  return (
    <div className="ledger-head">
      <h3>{eventName(one.kind)}</h3>
      <p>
        {cause.number && (
          <Link className="code" to={to.booksOf(cause.number)} title={ledgerText.ofNumber(cause.number)}>
            {cause.number}
          </Link>
        )}
        {mayOpen && (
          <Link to={link} aria-label={`${ledgerText.openCause} ${cause.number ?? eventName(one.kind)}`}>
            {ledgerText.openCause}
          </Link>
        )}
      </p>
      {shopper && (
        <p>
          <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} />
          <Link className="code" to={to.booksOf(shopper.code)}>
            {shopper.code}
          </Link>
        </p>
      )}
      <p className="ledger-small">
        <DateTime at={one.created_at} />
        <Link className="code" to={to.booksOf(`#${one.id}`)} aria-label={ledgerText.transaction(one.id)}>
          #{one.id}
        </Link>
        {actor.kind === 'staff' ? ledgerText.by(actor.name) : ledgerText.actors[actor.kind]}
      </p>
    </div>
  )
}

function Line({ posting }: { posting: Posting }) {
  const { from, to: goal, amount: minor, currency } = posting
  return (
    <li className="ledger-posting">
      <Account account={from} after={posting.from_balance_after} />
      <ArrowRight aria-hidden="true" />
      <Account account={goal} after={posting.to_balance_after} />
      <b className="num">{amount(minor, currency)}</b>
    </li>
  )
}

const Account = ({ account, after }: { account: Posting['from']; after: number | null }) => (
  <span className="ledger-account">
    <Link to={`${to.books()}?account=${encodeURIComponent(accountKey(account))}`}>
      {accountName(account)}
    </Link>
    {after !== null && <small className="num">{ledgerText.after(amount(after, account.currency))}</small>}
  </span>
)
