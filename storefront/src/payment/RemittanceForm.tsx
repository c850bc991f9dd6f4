import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { toFen } from '@longhaul/domain/money/exchange.ts'
import { currency as currencyName, date, moneyWithCode } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { readAmount } from '../shared/read-amount.ts'
import { type RemittanceFormState, type RemittanceMethod, useRemittanceForm } from './use-remittance-form.ts'

/**
 * Where to send the money by the chosen method, as a slip to tear off and take along; then the form for what
 * was sent.
 */
export function RemittanceForm({
  methods,
  verified,
}: {
  methods: readonly RemittanceMethod[]
  verified: boolean
}) {
  const form = useRemittanceForm(methods, useDisplayCurrency())
  const method = methods.find((entry) => entry.id === form.values.method)
  return (
    <form {...form.props} aria-label={say.form}>
      <Ticket as="div">
        <TicketPart>
          <div className="grid grid-cols-1 gap-6">
            <h2 className="text-lg">{say.steps.send}</h2>
            <RadioGroup
              label={say.method}
              unmarked
              look="cards"
              choices={methods.map(({ id }) => ({
                value: id,
                label: say.methods[id],
                hint: say.methodHints[id],
              }))}
              {...form.field('method')}
            />
            {method && <Details text={method.instructions} />}
          </div>
        </TicketPart>
        <TearLine />
        <TicketPart>
          <div className="grid grid-cols-1 gap-6">
            <h2 className="text-lg">{say.steps.report}</h2>
            <ErrorSummary {...form.summary} />
            <Sender form={form} />
            <SentMoney form={form} />
            <Proof form={form} />
            <Failure of={form.failure} />
            <Submit form={form} verified={verified} />
          </div>
        </TicketPart>
      </Ticket>
    </form>
  )
}

const Submit = ({ form, verified }: { form: RemittanceFormState; verified: boolean }) => (
  <Button
    submit
    type="assistRed"
    size="auto"
    busy={form.sending && say.submitting}
    disabledReason={(!verified && paymentText.verify.why) || (form.receipt.underWay && say.uploading)}
  >
    {say.submit}
  </Button>
)

const Details = ({ text }: { text: string }) => (
  <section className="rounded-control bg-sunken p-4" aria-label={say.ourDetails}>
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-md text-ink-2">{say.ourDetails}</h3>
      <CopyButton text={text} what={say.what} />
    </div>
    <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
  </section>
)

function Sender({ form }: { form: RemittanceFormState }) {
  const { data } = useCall('GET /country', undefined, { staleMs: 60 * 60_000 })
  return (
    <div className="fields" data-columns="2">
      <TextField
        label={say.firstName}
        hint={say.nameHint}
        autoComplete="given-name"
        maxLength={100}
        {...form.field('sender_first_name')}
      />
      <TextField
        label={say.lastName}
        hint={say.nameHint}
        autoComplete="family-name"
        maxLength={100}
        {...form.field('sender_last_name')}
      />
      <SelectField
        label={say.country}
        autoComplete="country"
        options={(data?.countries ?? [])
          .map(({ code, name }) => ({ value: code, label: name }))
          .toSorted((entry, other) => entry.label.localeCompare(other.label))}
        {...form.field('country')}
      />
      <TextField label={say.sentOn} type="date" {...form.field('sent_on')} />
    </div>
  )
}

function SentMoney({ form }: { form: RemittanceFormState }) {
  const { data } = useCall('GET /exchange_rate', { query: {} }, { staleMs: 60 * 60_000 })
  const { currency } = form.values
  const rates = data?.rates ?? []
  const rate = rates.find((rate) => rate.currency === currency)
  const minor = readAmount(form.values.sent_minor, currency)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="fields" data-columns="2">
        <TextField
          label={say.amount}
          hint={say.amountHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          after={currency}
          {...form.field('sent_minor')}
        />
        <SelectField
          label={say.currency}
          hint={say.currencyHint}
          empty={null}
          options={[...new Set([currency, ...rates.map((entry) => entry.currency)])].map((code) => ({
            value: code,
            label: `${code} · ${currencyName(code)}`,
          }))}
          {...form.field('currency')}
        />
      </div>
      <p className="text-ink-2 tabular-nums" aria-live="polite">
        {rate &&
          minor !== undefined &&
          say.worth(moneyWithCode(toFen(minor, currency, rate.credit_nanos)), date(rate.quoted_on))}
      </p>
    </div>
  )
}

const Proof = ({ form }: { form: RemittanceFormState }) => (
  <div className="fields">
    {form.values.method === 'western_union' ? (
      <TextField
        label={say.mtcn}
        hint={say.mtcnHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        width="medium"
        {...form.field('mtcn')}
      />
    ) : (
      <TextField
        label={say.reference}
        hint={say.referenceHint}
        optional
        autoComplete="off"
        maxLength={100}
        {...form.field('bank_reference')}
      />
    )}
    <FileDrop
      label={say.receipt}
      hint={say.receiptHint}
      optional
      value={form.receipt.files}
      onChange={(files) => void form.receipt.choose(files)}
      percent={form.receipt.underWay ? 50 : null}
      error={form.receipt.failed ?? undefined}
    />
    <TextArea label={say.note} optional max={500} {...form.field('note')} />
  </div>
)
