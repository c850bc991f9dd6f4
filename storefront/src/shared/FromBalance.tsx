import type { Fen } from '@longhaul/domain/money/fen.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { feeText } from '@longhaul/text/storefront/payment/fee.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'

/**
 * A fee that is paid from the balance: its amount, the balance, and any shortfall with a link to recharge.
 */
export function FromBalance({ fen, availableFen }: { fen: Fen; availableFen: Fen }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <div>
        <LiveTotal label={feeText.cost} fen={fen} />
        <p className="num text-sm text-ink-2">{feeText.available(moneyWithCode(availableFen))}</p>
      </div>
      {fen > availableFen && (
        <Note tone="warn">
          {feeText.missing(money(fen - availableFen))}{' '}
          <Link to={to.recharge(pathname + search)}>{feeText.recharge}</Link>
        </Note>
      )}
    </>
  )
}
