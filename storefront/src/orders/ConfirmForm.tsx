import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import type { ChosenCoupons } from './chosen-coupons.ts'
import { ConfirmFees, ConfirmNotes } from './ConfirmFees.tsx'
import { type CartLine, ConfirmItems } from './ConfirmItems.tsx'
import { NoLongerInCart } from './NoLongerInCart.tsx'
import { OrderCoupons } from './OrderCoupons.tsx'
import { type ConfirmFormState, type Preview, type Warehouse, useConfirmForm } from './use-confirm-form.ts'
import { WarehouseChoice } from './WarehouseChoice.tsx'

const say = ordersText.confirm

/** Items and choices on the left, the bill and the single button on the right; stacked on a telephone. */
export function ConfirmForm({
  ids,
  preview,
  onCoupons,
  lines,
  warehouses,
}: {
  ids: readonly string[]
  preview: Preview
  onCoupons: (coupons: ChosenCoupons) => void
  lines: readonly CartLine[]
  warehouses: readonly Warehouse[]
}) {
  const form = useConfirmForm(ids, preview, warehouses)
  if (form.failure?.error === 'not_found') return <NoLongerInCart />
  const onlyTerms = form.summary.errors.every(({ text }) => text === say.termsError)
  return (
    <form
      {...form.props}
      className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start"
    >
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {/* An error about the terms is shown next to the button, where the terms are. */}
        {onlyTerms ? null : <ErrorSummary {...form.summary} />}
        <ConfirmItems orders={preview.orders} lines={lines} />
        <OrderCoupons preview={preview} onChange={onCoupons} />
        <Card>
          <div className="fields">
            <TextField
              label={say.contact}
              hint={say.contactHint}
              maxLength={254}
              autoComplete="email"
              {...form.field('contact')}
            />
            <WarehouseChoice warehouses={warehouses} field={form.field('warehouse_id')} />
            <p className="text-sm text-ink-2">{say.noAddress}</p>
            <TextArea
              label={say.remark}
              optional
              placeholder={say.remarkPlaceholder}
              max={500}
              rows={2}
              {...form.field('remark')}
            />
          </div>
        </Card>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:contents lg:sticky lg:top-20">
        <ConfirmFees preview={preview} form={form} />
        <AmountChanged form={form} />
        <WhyNot preview={preview} />
        <Place form={form} preview={preview} />
        <ConfirmNotes preview={preview} lines={lines.filter(({ id }) => ids.includes(id))} />
      </div>
    </form>
  )
}

/** Says that the amount differs from the one the shopper saw; the new one must be accepted. */
function AmountChanged({ form }: { form: ConfirmFormState }) {
  if (form.oldFen === null) return null
  return (
    <div role="alert">
      <Note
        tone="warn"
        title={say.changed.title}
        action={
          <Button size="small" guardMs={0} onClick={form.acceptAmount}>
            {say.changed.accept}
          </Button>
        }
      >
        {say.changed.text(money(form.oldFen), moneyWithCode(form.fullFen))}
      </Note>
    </div>
  )
}

/** Says in advance that an order which could not be paid cannot be placed. */
function WhyNot({ preview: { why_not: whyNot } }: { preview: Preview }) {
  return whyNot && <Note tone="warn">{errorText.reasons[whyNot]}</Note>
}

/**
 * The terms and the single button; on a telephone the button stays at the bottom of the window, with the
 * amount.
 */
function Place({ form, preview }: { form: ConfirmFormState; preview: Preview }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CheckboxField label={say.terms} {...form.field('accept_terms')} />
        <Link className="ms-9 inline-block py-1 text-sm" to={to.terms()} target="_blank">
          {say.termsLink}
        </Link>
      </div>
      <div
        data-bottom-bar="tall"
        className="max-lg:sticky [@media(max-height:30rem)]:static! max-lg:bottom-[calc(56px+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 md:max-lg:bottom-0 md:max-lg:mx-0"
      >
        <div className="mb-3 empty:hidden">
          <Failure of={form.failure} />
        </div>
        <div className="mb-2 lg:hidden">
          <LiveTotal label={say.total} fen={form.totalFen} />
        </div>
        <Button
          submit
          size="auto"
          type="primary"
          busy={form.sending && say.placing}
          disabledReason={whyNotPlace(form, preview)}
        >
          {say.submit}
        </Button>
      </div>
    </>
  )
}

const whyNotPlace = ({ oldFen }: ConfirmFormState, { why_not: whyNot }: Preview): string | false => {
  if (whyNot) return errorText.reasons[whyNot]
  return oldFen !== null && say.changed.why
}
