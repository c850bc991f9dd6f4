import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { labelOf } from '../shared/label-of.ts'

type Payee = Reply<'GET /staff/withdrawals'>['items'][number]['shopper']

/** The name of a provider or transfer method. */
export const providerName = (id: string): string => labelOf(financeText.providers, id)

export const shopperName = (shopper: Payee): string => shopper.nickname || shopper.email

/** The shopper, with links to their recharges and transactions. */
export const Shopper = ({ shopper }: { shopper: Payee }) => (
  <>
    <ShopperLink id={shopper.id} name={shopperName(shopper)} code={shopper.code} />
    <br />
    {shopper.email}
    <br />
    <Line as="span">
      <Link to={to.recharges(shopper.code)}>{financeText.of}</Link>
      <Link to={to.booksOf(shopper.code)}>{ledgerText.ofShopper}</Link>
    </Line>
  </>
)
