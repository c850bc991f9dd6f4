import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money, moneyWithCode, weight } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { TotalBar } from './TotalBar.tsx'
import type { Confirm } from './use-confirm.ts'

/**
 * The cost, the terms and the button to continue, always visible; above them any refusal, and prices that
 * changed meanwhile.
 */
export function ConfirmBar({ confirm }: { confirm: Confirm }) {
  const { price, line } = confirm
  const { builder, items, confirm: text } = warehouseText
  const { data: preview } = price
  return (
    <TotalBar
      label={text.summary}
      about={
        preview ? builder.summary(items(preview.declaration.length), weight(preview.estimated_grams)) : ''
      }
      preview={preview}
      line={line}
      condition={<CheckboxField required label={<Terms />} {...confirm.form.field('terms')} />}
      action={<Submit confirm={confirm} />}
      notice={
        (confirm.failure || confirm.outdatedFen !== null) && (
          <>
            <Failure of={confirm.failure} />
            <OutOfDate confirm={confirm} />
          </>
        )
      }
    />
  )
}

function Submit({ confirm }: { confirm: Confirm }) {
  const text = warehouseText.confirm
  const why = confirm.outdatedFen !== null ? text.acceptFirst : confirm.updating && text.wait
  return (
    <Button
      type="primary"
      busy={confirm.form.sending && text.submitting}
      disabledReason={why}
      onClick={confirm.goOn}
    >
      {confirm.form.values.pay_way === 'exact' ? payWayText.submitExact : text.submit}
    </Button>
  )
}

/** The links open in another tab, so that the form keeps its values. */
function Terms() {
  return (
    <Rich
      text={warehouseText.confirm.terms}
      render={(words, name) => (
        <a href={name === 'terms' ? to.terms() : to.prohibited()} target="_blank" rel="noreferrer">
          {words}
        </a>
      )}
    />
  )
}

/**
 * Prices changed between viewing and sending: shows both totals, and blocks the button until the new one is
 * accepted.
 */
function OutOfDate({ confirm }: { confirm: Confirm }) {
  const text = warehouseText.confirm
  const before = confirm.outdatedFen
  if (before === null) return null
  const now = confirm.line?.total_fen ?? before
  return (
    <div role="alert">
      <Note
        tone="warn"
        title={text.outOfDate}
        action={
          <Button
            size="small"
            guardMs={0}
            disabledReason={confirm.updating && text.wait}
            onClick={confirm.acceptNew}
          >
            {text.acceptNew}
          </Button>
        }
      >
        {now === before ? text.outOfDateSame : text.outOfDateText(money(before), moneyWithCode(now))}
      </Note>
    </div>
  )
}
