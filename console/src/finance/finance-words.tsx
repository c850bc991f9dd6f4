import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { ShopperLink } from '../shared/ShopperLink.tsx'

type Payee = Reply<'GET /staff/withdrawals'>['items'][number]['shopper']

/** The name of a provider or transfer method. */
export const providerName = (id: string): string =>
  (financeText.providers as Record<string, string>)[id] ?? id

export const shopperName = (shopper: Payee): string => shopper.nickname || shopper.email

/** The shopper, with links to their recharges and transactions. */
export const Shopper = ({ shopper }: { shopper: Payee }) => (
  <>
    <ShopperLink id={shopper.id} name={shopperName(shopper)} code={shopper.code} />
    <br />
    {shopper.email}
    <br />
    <span className="line">
      <Link to={to.recharges(shopper.code)}>{financeText.of}</Link>
      <Link to={to.booksOf(shopper.code)}>{ledgerText.ofShopper}</Link>
    </span>
  </>
)
