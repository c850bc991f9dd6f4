import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { useMe, whyNotRole } from './use-me.ts'

/** Link from a number to its transactions, for roles that may read the books. */
export function InBooks({ number }: { number: string }) {
  const me = useMe()
  if (!me || whyNotRole(me, ['finance']) !== null) return null
  return <Link to={to.booksOf(number)}>{ledgerText.inBooks}</Link>
}
