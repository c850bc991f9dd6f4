import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { whyNotTellDuty } from '@longhaul/domain/parcels/duty-charged.ts'
import { toDecimal } from '@longhaul/domain/money/decimal.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { currency as currencyName, date, moneyWithCode } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { dutyChargedText as text } from '@longhaul/text/storefront/parcels/duty-charged.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { readAmount } from '../shared/read-amount.ts'
import type { ParcelPage } from './parcel.ts'
import { ReceiptPicture, useReceiptPicture } from './ReceiptPicture.tsx'

type Charged = NonNullable<ParcelPage['duty_charged']>

/** Asks, once a package has come, what was charged for duty and tax; or shows what the shopper told. */
export function DutyChargedCard({ parcel }: { parcel: ParcelPage }) {
  const charged = parcel.duty_charged
  const now = useNow()
  if (!charged) return null
  const { told } = charged
  if (!told)
    return (
      <Folded title={text.question} detail={text.why}>
        <Told parcel={parcel} charged={charged} />
      </Folded>
    )
  const isChangeable =
    now !== null && whyNotTellDuty(parcel.stage, new Date(told.told_at), new Date(now)) === null
  return (
    <Folded
      title={text.title}
      detail={text.toldOn(date(told.told_at))}
      sum={told.amount_minor === 0 ? text.nothing : moneyWithCode(told.amount_minor, told.currency)}
    >
      {isChangeable ? (
        <Told parcel={parcel} charged={charged} />
      ) : (
        <p className="pb-5 text-sm text-ink-2">{text.fixed}</p>
      )}
    </Folded>
  )
}

function Told({ parcel, charged: { currencies, told } }: { parcel: ParcelPage; charged: Charged }) {
  const picture = useReceiptPicture(told?.picture ?? null)
  const form = useCallForm('PUT /parcels/{id}/duty_charged', {
    start: {
      charged: told === null ? '' : told.amount_minor === 0 ? 'nothing' : 'some',
      amount: told?.amount_minor ? toDecimal(told.amount_minor, minorDigits(told.currency)) : '',
      currency: told?.currency ?? currencies[0] ?? 'CNY',
    },
    check: {
      charged: (chosen: string) => (chosen === '' ? text.question : null),
      amount: (typed: string, all) =>
        all.charged === 'some' && readAmount(typed, all.currency) === undefined
          ? text.amountWrong(toDecimal(1_250, minorDigits(all.currency)))
          : null,
    },
    args: ({ charged, amount, currency }) => ({
      params: { id: parcel.id },
      body: {
        amount_minor: charged === 'some' ? (readAmount(amount, currency) ?? 0) : 0,
        currency,
        file_id: charged === 'some' ? (picture.stored?.id ?? null) : null,
      },
    }),
    onDone: () => void toast.success(text.sent),
  })
  return (
    <form {...form.props} className="fields max-w-text pb-5">
      <p className="text-sm text-ink-2">{sentences(text.lead, told && until(told))}</p>
      <ErrorSummary {...form.summary} />
      <RadioGroup
        label={text.charged}
        unmarked
        look="row"
        choices={[
          { value: 'nothing', label: text.nothing },
          { value: 'some', label: text.some },
        ]}
        {...form.field('charged')}
      />
      {form.values.charged === 'some' && (
        <>
          <div className="fields" data-columns="2">
            <TextField label={text.amount} inputMode="decimal" {...form.field('amount')} />
            <SelectField
              label={text.currency}
              empty={null}
              options={[...new Set([...currencies, form.values.currency])].map((code) => ({
                value: code,
                label: named(code, currencyName(code)),
              }))}
              {...form.field('currency')}
            />
          </div>
          <ReceiptPicture of={picture} />
        </>
      )}
      <Failure of={form.failure} />
      <div>
        <Button
          submit
          type="primary"
          busy={form.sending && text.sending}
          disabledReason={picture.percent !== null && text.uploading}
        >
          {told ? text.change : text.send}
        </Button>
      </div>
    </form>
  )
}

const until = ({ changeable_until: moment }: NonNullable<Charged['told']>): string =>
  text.changeable(date(moment))
