import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { amount, currency as currencyName, date, money, moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { useMe } from '../shared/use-me.ts'
import { PRESETS_FEN, type RechargeFormState, useRechargeForm } from './use-recharge-form.ts'
import type { Method } from './use-pay.ts'

const say = paymentText.recharge

/**
 * A ticket: the amount, the method and the currency; below its tear the provider's fee, the amount credited
 * and the amount paid, with the single button.
 */
export function RechargeForm({ methods, verified }: { methods: readonly Method[]; verified: boolean }) {
  const form = useRechargeForm(methods)
  const method = methods.find((entry) => entry.id === form.values.method)
  const available = useMe()?.available_fen
  return (
    <form {...form.props}>
      <Ticket as="div">
        <TicketPart>
          <div className="grid grid-cols-1 gap-6">
            {available !== undefined && (
              <p className="num flex flex-wrap justify-between gap-x-4 text-ink-2">
                <span>{say.available}</span>
                <span>{moneyWithCode(available)}</span>
              </p>
            )}
            <Amount form={form} />
            <RadioGroup
              label={say.method}
              unmarked
              look="cards"
              choices={methods.map(({ id, name, note }) => ({ value: id, label: name, hint: note }))}
              {...form.field('method')}
            />
            <SelectField
              label={say.currency}
              unmarked
              empty={null}
              width="medium"
              options={(method?.currencies ?? []).map((code) => ({
                value: code,
                label: `${code} · ${currencyName(code)}`,
              }))}
              {...form.field('currency')}
            />
          </div>
        </TicketPart>
        <TearLine />
        <TicketPart>
          <div className="grid grid-cols-1 gap-4">
            <Quote form={form} />
            <Failure of={form.failure} />
            <Button
              submit
              type="assistRed"
              size="auto"
              busy={form.sending && say.submitting}
              disabledReason={!verified && paymentText.verify.why}
            >
              {say.submit}
            </Button>
          </div>
        </TicketPart>
      </Ticket>
    </form>
  )
}

function Amount({ form }: { form: RechargeFormState }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioGroup
        label={say.amount}
        unmarked
        look="tiles"
        choices={[
          ...PRESETS_FEN.map((fen) => ({
            value: String(fen),
            label: <span className="num">{money(fen)}</span>,
          })),
          { value: 'own', label: say.own },
        ]}
        {...form.field('preset')}
      />
      {form.values.preset === 'own' && (
        <TextField
          label={say.ownAmount}
          hint={form.limits}
          before="¥"
          after="CNY"
          width="medium"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...form.field('own')}
        />
      )}
    </div>
  )
}

/**
 * The provider's fee and the amount credited, with the rate and its date; the previous quote stays while the
 * next one loads.
 */
function Quote({ form: { quote, creditFen } }: { form: RechargeFormState }) {
  const { data } = quote
  if (quote.isError && !data)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-bad" role="alert">
        {say.failed}
        <Button size="small" guardMs={0} onClick={() => void quote.refetch()}>
          {say.retry}
        </Button>
      </p>
    )
  if (!data || creditFen === 0) return null
  return (
    <section aria-label={say.quote} aria-busy={quote.isFetching}>
      <dl className="grid grid-cols-1 gap-2" aria-live="polite">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{say.credit}</dt>
          <dd className="num">{moneyWithCode(data.credit_fen)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{say.fee}</dt>
          <dd className="num">{data.fee_minor === 0 ? say.noFee : amount(data.fee_minor, data.currency)}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 font-semibold">
          <dt>{say.pay}</dt>
          <dd className="num text-2xl">{moneyWithCode(data.pay_minor, data.currency)}</dd>
        </div>
      </dl>
      {data.currency !== 'CNY' && (
        <p className="mt-2 text-sm text-ink-2 tabular-nums">
          {say.rate(data.currency, data.rate, date(data.rate_quoted_on))}
        </p>
      )}
    </section>
  )
}
