import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { feeText } from '@longhaul/text/storefront/payment/fee.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { useMe } from './use-me.ts'

/**
 * Confirms a fee that is paid from the balance immediately: shows what it is for, its amount and any
 * shortfall before the shopper agrees. Nothing is sent while the balance is too low.
 */
export function FeeDialog({
  title,
  feeFen,
  open,
  failed,
  onPay,
  onClose,
  children,
}: {
  title: string
  feeFen: Fen
  open: boolean
  failed: CallError | null
  onPay: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}) {
  const availableFen = useMe()?.available_fen
  if (availableFen === undefined) return null
  return (
    <Dialog
      open={open}
      type="success"
      title={title}
      confirmText={feeText.confirm(money(feeFen))}
      busyText={feeText.busy}
      pays
      onClose={onClose}
      onConfirm={() => (feeFen > availableFen ? false : onPay())}
    >
      <div className="grid grid-cols-1 gap-4">
        {children}
        <FromBalance fen={feeFen} availableFen={availableFen} />
        <Failure of={failed} />
      </div>
    </Dialog>
  )
}

/**
 * A fee that is paid from the balance: its amount, the balance, and any shortfall with a link to recharge.
 */
function FromBalance({ fen, availableFen }: { fen: Fen; availableFen: Fen }) {
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
