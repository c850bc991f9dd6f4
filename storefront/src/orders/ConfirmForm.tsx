import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { BottomBar } from '@longhaul/ui/bottom-bar/BottomBar.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { to } from '../links.ts'
import type { ChosenCoupons } from './chosen-coupons.ts'
import { ConfirmFees, ConfirmNotes } from './ConfirmFees.tsx'
import { type CartLine, ConfirmItems } from './ConfirmItems.tsx'
import { NoLongerInCart } from './NoLongerInCart.tsx'
import { OrderCoupons } from './OrderCoupons.tsx'
import { type ConfirmFormState, type Preview, type Warehouse, useConfirmForm } from './use-confirm-form.ts'
import { WarehouseChoice } from './WarehouseChoice.tsx'

const say = ordersText.confirm

/** The items on the left, a ticket with the bill and the button on the right; stacked on a telephone. */
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
        <Contact form={form} warehouses={warehouses} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20">
        <Ticket label={say.fees}>
          <TicketPart>
            <div className="grid grid-cols-1 gap-4">
              <ConfirmFees preview={preview} form={form} />
              <OrderCoupons preview={preview} onChange={onCoupons} />
              <AmountChanged form={form} />
              <WhyNot preview={preview} />
              <Place form={form} preview={preview} />
            </div>
          </TicketPart>
          <TearLine />
          <TicketPart>
            <ConfirmNotes preview={preview} lines={lines.filter(({ id }) => ids.includes(id))} />
          </TicketPart>
        </Ticket>
      </div>
    </form>
  )
}

/** What is known already, on one line: how to reach the shopper, and the warehouse; and a note. */
function Contact({ form, warehouses }: { form: ConfirmFormState; warehouses: readonly Warehouse[] }) {
  const { errors, values } = form
  const warehouse = warehouses.find(({ id }) => id === values.warehouse_id)
  return (
    <Folded
      title={say.details}
      detail={[values.contact, warehouse?.name].filter(Boolean).join(' · ')}
      open={Boolean(errors.contact ?? errors.warehouse_id) || values.contact === '' || values.remark !== ''}
    >
      <div className="fields py-3">
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
    </Folded>
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

/** The terms and the single button, which a telephone shows at the bottom of the window, with the amount. */
function Place({ form, preview }: { form: ConfirmFormState; preview: Preview }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CheckboxField label={say.terms} {...form.field('accept_terms')} />
        <Link className="ms-9 inline-block py-1 text-sm" to={to.terms()} target="_blank">
          {say.termsLink}
        </Link>
      </div>
      <Failure of={form.failure} />
      <BottomBar
        words={
          <p className="min-h-11" aria-hidden="true">
            <span className="block text-xs text-ink-2">{say.total}</span>
            <b className="num font-semibold">{money(form.totalFen)}</b>
          </p>
        }
      >
        <Button
          submit
          size="big"
          type="primary"
          busy={form.sending && say.placing}
          disabledReason={whyNotPlace(form, preview)}
        >
          {say.submit}
        </Button>
      </BottomBar>
    </>
  )
}

const whyNotPlace = ({ oldFen }: ConfirmFormState, { why_not: whyNot }: Preview): string | false => {
  if (whyNot) return errorText.reasons[whyNot]
  return oldFen !== null && say.changed.why
}
