import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readMinor } from '@longhaul/browser/form/read-minor.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { amount, date, money, moneyWithCode } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useState } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { StaffRemittance } from './remittance.ts'
import { useCredit } from './use-credit.ts'

const words = financeText.remittances
const REST_MS = 300

/**
 * The amount that arrived, and its value today. The field starts empty, so that the shopper's figure is never
 * credited unread.
 */
export function CreditForm({ remittance, onClosed }: { remittance: StaffRemittance; onClosed: () => void }) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [currency, setCurrency] = useState(remittance.currency)
  const minor = useRested(readMinor(typed, currency) ?? 0)
  const credit = useCredit(remittance, { currency, minor }, onClosed)
  const { found, isFirst } = credit
  const isSame = currency === remittance.currency && minor === remittance.sent_minor
  return (
    <Card title={words.arrived}>
      <Stack tight>
        <div className="fields" data-columns="2">
          <TextField
            label={words.amount}
            hint={words.amountHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            after={currency}
            value={typed}
            error={left && typed !== '' && minor === 0 ? words.amountWrong : null}
            onChange={setTyped}
            onBlur={() => setLeft(true)}
          />
          <CurrencySelect sent={remittance.currency} value={currency} onChange={setCurrency} />
        </div>
        {minor > 0 && !isSame && <p>{words.differs(amount(remittance.sent_minor, remittance.currency))}</p>}
        {remittance.same_reference.length > 0 && (
          <Note tone="warn">{words.sameReference(listed(remittance.same_reference))}</Note>
        )}
        <Approved remittance={remittance} />
        {found && isFirst && <Note tone="warn">{found.far_from_told ? words.far : words.twoPeople}</Note>}
        <div aria-live="polite">{found && <Facts facts={worthOf(found, currency)} />}</div>
        <Failure of={credit.error} />
        <Button
          type={isFirst ? 'primary' : 'assistRed'}
          disabledReason={credit.whyNot}
          busy={credit.isSending && words.creditNothing}
          onClick={() => void credit.press()}
        >
          {found ? words[isFirst ? 'approve' : 'credit'](money(found.credit_fen)) : words.creditNothing}
        </Button>
      </Stack>
    </Card>
  )
}

/** The currency it arrived in: as sent, CNY, or any other with a rate. */
function CurrencySelect({
  sent,
  value,
  onChange,
}: {
  sent: string
  value: string
  onChange: (currency: string) => void
}) {
  const rates = useCall('GET /exchange_rate', { query: {} })
  const codes = [...new Set([sent, 'CNY', ...(rates.data?.rates ?? []).map((rate) => rate.currency)])]
  return (
    <SelectField
      label={words.currency}
      empty={null}
      options={codes.map((code) => ({ value: code, label: code }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** The amount that the first of two people entered. */
function Approved({
  remittance: { approved_by_name, approved_minor, approved_currency },
}: {
  remittance: StaffRemittance
}) {
  if (approved_minor === null) return null
  return (
    <Note tone="info">
      {words.approvedBy(approved_by_name ?? '', amount(approved_minor, approved_currency ?? ''))}
    </Note>
  )
}

type Worth = NonNullable<ReturnType<typeof useCredit>['found']>

const worthOf = (found: Worth, currency: string) => [
  currency !== 'CNY' && {
    name: financeText.recharges.rate,
    value: words.rate(found.rate, currency, date(found.rate_quoted_on)),
  },
  { name: words.toBalance, value: <b>{moneyWithCode(found.credit_fen)}</b> },
]

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
