import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { money, moneyWithCode, number, weight } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { INSURANCE_PER_MILLE } from '@longhaul/domain/shipping/charges.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { insuredFen } from './confirm-values.ts'
import { to } from '../links.ts'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { BarTotal } from './BarTotal.tsx'
import { FixedBar } from './FixedBar.tsx'
import { LineBill } from './LineBill.tsx'
import { daysOf } from './LineChoice.tsx'
import { StickyCard } from './StickyCard.tsx'
import type { Preview } from './preview.ts'
import type { Confirm } from './use-confirm.ts'

/** What it costs, why that is an estimate, the terms, and the way on. */
export function ConfirmSummary({ confirm }: { confirm: Confirm }) {
  const text = warehouseText.confirm
  const { price, line, form } = confirm
  const insurancePerMille = useConfiguration()?.insurance_per_mille ?? INSURANCE_PER_MILLE
  const basis = (preview: Preview) => ({
    services: preview.services,
    itemCount: preview.declaration.length,
    insuredFen: insuredFen(form.values, preview.goods_fen),
    insurancePerMille,
  })
  return (
    <StickyCard
      title={text.summary}
      footer={
        <div className="grid w-full gap-3">
          <CheckboxField required label={<Terms />} {...form.field('terms')} />
          <Failure of={confirm.failure} />
          <div className="max-lg:hidden">
            <Submit confirm={confirm} />
          </div>
        </div>
      }
    >
      <div className="grid gap-4" aria-busy={confirm.updating}>
        <Loaded of={price} skeleton={<Skeleton kind="lines" count={5} />}>
          {(preview) => (
            <>
              <Facts confirm={confirm} preview={preview} />
              {line && <LineBill line={line} basis={basis(preview)} />}
              <PlanSaved fen={preview.plan_saved_fen} />
            </>
          )}
        </Loaded>
        <OutOfDate confirm={confirm} />
      </div>
    </StickyCard>
  )
}

/** On a telephone the total and the way on stay in sight. */
export function ConfirmBar({ confirm }: { confirm: Confirm }) {
  return (
    <FixedBar>
      <div className="wrap flex items-center gap-3 py-2">
        <BarTotal about={warehouseText.confirm.barTotal} fen={confirm.line?.total_fen ?? null} />
        <Submit confirm={confirm} size="normal" />
      </div>
    </FixedBar>
  )
}

function Submit({ confirm, size = 'auto' }: { confirm: Confirm; size?: 'auto' | 'normal' }) {
  const text = warehouseText.confirm
  const why = confirm.outdatedFen !== null ? text.acceptFirst : confirm.updating && text.wait
  return (
    <Button
      type="primary"
      size={size}
      busy={confirm.form.sending && text.submitting}
      disabledReason={why}
      onClick={() => void confirm.form.submit()}
    >
      {confirm.form.values.pay_way === 'exact' ? payWayText.submitExact : text.submit}
    </Button>
  )
}

/** Prices changed between looking and sending: both totals, and nothing goes on before the new one is accepted. */
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

function Facts({ confirm, preview }: { confirm: Confirm; preview: Preview }) {
  const text = warehouseText.confirm
  const { line, address } = confirm
  const rows = [
    [text.destination, address?.country_name],
    [warehouseText.builder.compare, line?.name],
    [text.expected, line && daysOf({ ...line, observed_days: '' })],
    [warehouseText.builder.count, number(preview.declaration.length)],
    [text.weight, weight(preview.estimated_grams)],
    [text.billed, line?.billed_grams ? weight(line.billed_grams) : undefined],
  ] as const
  return (
    <dl className="grid gap-1">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="flex-none text-ink-2">{name}</dt>
              <dd className="num min-w-0 text-end whitespace-normal">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Links open beside this page: what is filled in stays where it is. */
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
