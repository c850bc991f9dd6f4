import { isFirstOfTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { fromDecimal } from '@longhaul/domain/money/decimal.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { amount, date, money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../api.ts'
import { Facts } from '../shared/Facts.tsx'
import { Failure } from '../shared/Failure.tsx'
import type { StaffRemittance } from './remittance.ts'
import { useMe } from '../shared/use-me.ts'
import { shopperName } from './finance-words.tsx'

const words = financeText.remittances
const REST_MS = 300

/** What really arrived, and what it is worth today; credited as just that. It begins empty: nobody credits what the shopper said unread. */
export function CreditForm({ remittance, onClosed }: { remittance: StaffRemittance; onClosed: () => void }) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const [currency, setCurrency] = useState(remittance.currency)
  const rates = useCall('GET /exchange_rate', { query: {} })
  const minor = useRested(fromDecimal(typed.trim().replace(/,(?=\d{1,2}$)/, '.'), currency) || 0)
  const params = { id: remittance.id }
  const worth = useCall(
    'POST /staff/remittances/{id}/preview_credit',
    { params, body: { currency, received_minor: minor } },
    { enabled: minor > 0 },
  )
  const found = minor > 0 ? worth.data : undefined
  const me = useMe()
  // Whoever says something else than the first becomes the first.
  const isAsApproved = currency === remittance.approved_currency && minor === remittance.approved_minor
  const shared = {
    twoPeople: found?.two_people ?? false,
    firstBy: isAsApproved ? remittance.approved_by : null,
  }
  const isFirst = isFirstOfTwo(shared)
  const whyNotMe = whyNotSecond(shared, me?.id ?? '')
  const credit = useSend('POST /staff/remittances/{id}/credit', {
    quiet: true,
    refresh: ['GET /staff/remittances', 'GET /staff/approvals', 'GET /staff/dashboard'],
    onDone: ({ stage, credit_fen }) => {
      if (stage === 'submitted') return void toast.success(words.approved)
      toast.success(words.credited(money(credit_fen ?? 0)))
      onClosed()
    },
  })

  async function press() {
    if (!found) return
    const worthText = moneyWithCode(found.credit_fen)
    const isSure = await ask(
      isFirst
        ? {
            title: words.askApprove,
            text: words.askApproveText(worthText),
            confirmText: words.approve(money(found.credit_fen)),
          }
        : {
            title: words.askCredit,
            text: words.askCreditText(worthText, shopperName(remittance.shopper)),
            confirmText: words.credit(money(found.credit_fen)),
            pays: true,
          },
    )
    if (!isSure) return
    const body = { currency, received_minor: minor, expected_credit_fen: found.credit_fen }
    // What is refused is said below; a rate that changed meanwhile is asked for again.
    await credit.mutateAsync({ params, body }).catch(() => void worth.refetch())
  }

  const codes = [
    ...new Set([remittance.currency, 'CNY', ...(rates.data?.rates ?? []).map((one) => one.currency)]),
  ]
  const isSame = currency === remittance.currency && minor === remittance.sent_minor
  return (
    <Card title={words.arrived}>
      <div className="stack" data-tight="">
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
          <SelectField
            label={words.currency}
            empty={null}
            options={codes.map((code) => ({ value: code, label: code }))}
            value={currency}
            onChange={setCurrency}
          />
        </div>
        {minor > 0 && !isSame && <p>{words.differs(amount(remittance.sent_minor, remittance.currency))}</p>}
        {remittance.approved_minor !== null && (
          <Note tone="info">
            {words.approvedBy(
              remittance.approved_by_name ?? '',
              amount(remittance.approved_minor, remittance.approved_currency ?? ''),
            )}
          </Note>
        )}
        {found && isFirst && <Note tone="warn">{found.far_from_told ? words.far : words.twoPeople}</Note>}
        <div aria-live="polite">
          {found && (
            <Facts
              facts={[
                currency !== 'CNY' && {
                  name: financeText.recharges.rate,
                  value: words.rate(found.rate, currency, date(found.rate_quoted_on)),
                },
                { name: words.toBalance, value: <b>{moneyWithCode(found.credit_fen)}</b> },
              ]}
            />
          )}
        </div>
        <Failure of={worth.error ?? credit.error} />
        <Button
          type={isFirst ? 'primary' : 'assistRed'}
          disabledReason={found ? whyNotMe && errorText.reasons[whyNotMe] : words.creditFirst}
          busy={credit.isPending && words.creditNothing}
          onClick={() => void press()}
        >
          {found ? words[isFirst ? 'approve' : 'credit'](money(found.credit_fen)) : words.creditNothing}
        </Button>
      </div>
    </Card>
  )
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
