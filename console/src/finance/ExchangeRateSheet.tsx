import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { isLeap } from '@longhaul/domain/money/rate-age.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { FormEvent } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { type StaffRate, sourceOf } from './exchange-rate.ts'

const words = financeText.rates
const RATE = /^\d{1,7}(\.\d{1,12})?$/

/** Enters a rate manually, and shows the earlier ones. */
export function ExchangeRateSheet({
  currency,
  rates,
  onClose,
}: {
  currency: string
  rates: readonly StaffRate[]
  onClose: () => void
}) {
  return (
    <Sheet open title={currency ? words.enterOf(currency) : words.enter} onClose={onClose}>
      <Stack>
        <RateForm currency={currency} rates={rates} onDone={onClose} />
        {currency && <History currency={currency} />}
      </Stack>
    </Sheet>
  )
}

/** A rate far from the last one is confirmed first: it may be inverted. */
function RateForm({
  currency,
  rates,
  onDone,
}: {
  currency: string
  rates: readonly StaffRate[]
  onDone: () => void
}) {
  const form = useRateForm(currency, onDone)
  const before = rates.find((rate) => rate.currency === form.values.currency.toUpperCase())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await isMeant(form.values.rate.trim(), before)) await form.submit()
  }

  return (
    <form
      {...form.props}
      className="fields"
      aria-label={words.enter}
      onSubmit={(event) => void submit(event)}
    >
      {!currency && (
        <TextField
          label={words.form.currency}
          hint={words.form.currencyHint}
          width="short"
          maxLength={3}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('currency')}
        />
      )}
      <TextField
        label={words.form.rate}
        hint={before && words.form.rateHint(before.rate)}
        width="medium"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        after="CNY"
        {...form.field('rate')}
      />
      <TextField
        label={words.form.day}
        hint={words.form.dayHint}
        type="date"
        width="medium"
        {...form.field('quoted_on')}
      />
      <TextField
        label={words.form.note}
        hint={words.form.noteHint}
        optional
        maxLength={200}
        {...form.field('note')}
      />
      <Failure of={form.failure} />
      <Button submit type="primary" busy={form.sending && words.form.submit}>
        {words.form.submit}
      </Button>
    </form>
  )
}

const useRateForm = (currency: string, onDone: () => void) =>
  useCallForm('POST /staff/exchange_rates', {
    start: { currency, rate: '', quoted_on: shanghaiDay(new Date()), note: '' },
    check: {
      currency: (code: string) => (/^[A-Z]{3}$/.test(code.toUpperCase()) ? null : words.form.currencyWrong),
      rate: (typed: string) => (RATE.test(typed.trim()) && Number(typed) > 0 ? null : words.form.rateWrong),
      quoted_on: (day: string) => (day ? null : words.form.dayWrong),
    },
    args: (values) => ({
      body: { ...values, currency: values.currency.toUpperCase(), rate: values.rate.trim() },
    }),
    onDone: ({ currency: kept }) => {
      toast.success(words.kept(kept))
      onDone()
    },
    onProposed: onDone,
  })

/** Whether to save the typed rate; asks for confirmation if it is far from the previous one. */
async function isMeant(typed: string, before: StaffRate | undefined): Promise<boolean> {
  if (!before || !RATE.test(typed) || !isLeap(Number(before.rate), Number(typed))) return true
  return await ask({
    title: words.form.leapTitle,
    text: words.form.leapText(typed, before.rate),
    confirmText: words.form.leapKeep,
  })
}

function History({ currency }: { currency: string }) {
  const history = useCall('GET /staff/exchange_rates/{currency}', { params: { currency } })
  if (!history.data) return null
  return (
    <Table
      caption={words.historyOf(currency)}
      rows={history.data.rates.slice(0, 20)}
      rowKey={(rate) => `${rate.quoted_on}${rate.created_at}${rate.source}`}
      columns={[
        { head: words.day, names: true, render: (rate) => date(rate.quoted_on) },
        { head: words.rate, align: 'end', render: (rate) => <span className="num">{rate.rate}</span> },
        {
          head: words.source,
          render: (rate) => (
            <>
              {sourceOf(rate)}
              {rate.note && <small> · {rate.note}</small>}
            </>
          ),
        },
      ]}
    />
  )
}
