import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { isUnbought, maySplit, refundablePieces } from '@longhaul/domain/orders/refund.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode } from 'react'
import { to } from '../../links.ts'
import { type OrderItem, type RefundForm, useRefundForm } from './use-refund-form.ts'

const say = ordersText.refund
const REASON_MAX = 500

/**
 * Requests a refund: the number of pieces, the reason, the amount and who bears the costs, where the money
 * goes, and the deadline.
 */
export function RefundDialog({
  item,
  open,
  onClose,
}: {
  item: OrderItem
  open: boolean
  onClose: () => void
}) {
  const form = useRefundForm(item)
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  return (
    <Dialog
      open={open}
      title={say.title}
      confirmText={say.confirm}
      busyText={say.busy}
      onClose={onClose}
      onConfirm={form.send}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{isUnbought(item.stage) ? say.atOnce : orderDecisionsText.question.toSettle}</p>
        {left > 1 && maySplit(item.stage) && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-medium">{say.pieces(left)}</span>
            <Quantity
              label={say.pieces(left)}
              value={form.pieces}
              max={left}
              onChange={form.setPieces}
              says={moneyWithCode(form.sumFen)}
            />
          </div>
        )}
        <SelectField
          label={say.cause}
          options={form.causes.map((cause) => ({ value: cause, label: say.causes[cause] ?? cause }))}
          value={form.cause}
          error={form.errors.cause}
          onChange={form.setCause}
        />
        <TextArea
          label={say.reason}
          hint={say.reasonHint}
          optional={form.cause !== 'other'}
          max={REASON_MAX}
          rows={3}
          value={form.reason}
          error={form.errors.reason}
          onChange={form.setReason}
        />
        <RefundAmount item={item} form={form} />
        <dl className="grid grid-cols-1 gap-1 text-sm">
          <Fact label={say.destination}>{say.balance}</Fact>
          <Fact label={say.deadline}>
            {item.refund_deadline_at ? <DateTime at={item.refund_deadline_at} /> : say.noDeadline}
          </Fact>
        </dl>
        <Failure of={form.failure} />
      </div>
    </Dialog>
  )
}

/** The help article about who pays. */
const WHO_PAYS = 42

/** The refund, row by row, and who bears which costs, by the same rule that the server applies. */
function RefundAmount({ item, form }: { item: OrderItem; form: RefundForm }) {
  const { amounts, sumFen, hasArrived, isAll } = form
  const atOnce = isUnbought(item.stage)
  const rows =
    atOnce && isAll
      ? [{ label: say.all, fen: sumFen }]
      : [
          { label: say.goods, fen: amounts.goodsFen },
          { label: say.freight, fen: amounts.freightFen },
          { label: say.service, fen: amounts.serviceFen },
          { label: say.wayBack, fen: -amounts.returnFen },
        ].filter((row) => row.fen !== 0)
  return (
    <div>
      <Receipt rows={rows} total={{ label: say.amount, fen: sumFen }} />
      {!atOnce && form.fault && (
        <p className="mt-2 text-sm text-ink-2">
          {hasArrived || form.fault === 'ours' ? say.who[form.fault] : say.whoBefore}{' '}
          <Link to={to.help(WHO_PAYS)}>{say.whoMore}</Link>
        </p>
      )}
      {!isAll && <p className="mt-2 text-sm text-ink-2">{say.some}</p>}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
