import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { PAYOUT_METHODS } from '@longhaul/domain/funds/withdrawal.ts'
import { amount, money, moneyWithCode, plainMoney } from '@longhaul/text/format.ts'
import { withdrawalsText as say } from '@longhaul/text/storefront/funds/withdrawals.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { PasswordField } from '@longhaul/ui/field/PasswordField.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useMe } from '../shared/use-me.ts'
import { HeldNote, keptWords } from './StandingNotes.tsx'
import { type WithdrawFormState, useWithdrawForm } from './use-withdraw-form.ts'

type Funds = Reply<'GET /funds'>

/**
 * Requests a withdrawal: the amount, its destination, and the password. Nothing is paid before finance has
 * reviewed it.
 */
export function WithdrawSheet({ funds, onClose }: { funds: Funds; onClose: () => void }) {
  const mayFen = funds.withdrawable_fen
  const kept = keptWords(funds)
  const security = useCall('GET /security')
  const hasTwoFactor = Boolean(security.data?.two_factor_at)
  const isVerified = useMe()?.email_verified !== false
  const form = useWithdrawForm(mayFen, hasTwoFactor, onClose)
  return (
    <Sheet open title={say.ask} onClose={onClose}>
      <form {...form.props} aria-label={say.ask} className="grid grid-cols-1 gap-5">
        <p className="text-ink-2">{say.lead}</p>
        <div className="grid grid-cols-[minmax(0,17rem)_auto] items-end justify-start gap-3">
          <TextField
            label={say.amount}
            hint={kept ? kept.withdrawable : say.available(moneyWithCode(mayFen))}
            before="¥"
            after="CNY"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            {...form.field('amount_fen')}
          />
          <Button guardMs={0} onClick={() => form.set('amount_fen', plainMoney(mayFen))}>
            {say.all}
          </Button>
        </div>
        {kept && <p className="text-sm text-ink-2">{kept.kept}</p>}
        <HeldNote holds={funds.standing.holds} />
        <Plan form={form} />
        {form.byHandFen > 0 && <Payout form={form} />}
        <PasswordField label={say.password} autoComplete="current-password" {...form.field('password')} />
        {hasTwoFactor && (
          <TextField
            label={say.code}
            hint={say.codeHint}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            width="medium"
            {...form.field('code')}
          />
        )}
        <p className="text-sm text-ink-2">{say.when}</p>
        <Failure of={form.failure} />
        <Button
          submit
          type="assistRed"
          size="auto"
          busy={form.sending && say.submitting}
          disabledReason={!isVerified && say.verify}
        >
          {form.amountFen > 0 ? say.submitAmount(money(form.amountFen)) : say.submit}
        </Button>
      </form>
    </Sheet>
  )
}

/** The provider's display name. */
export const providerName = (id: string): string => (say.providers as Record<string, string>)[id] ?? id

/**
 * Where the money would go: each payment it is returned to, then the rest, without a fee. The previous plan
 * stays while the next one loads.
 */
function Plan({ form: { plan, amountFen } }: { form: WithdrawFormState }) {
  if (plan.isError && !plan.data)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-bad" role="alert">
        {say.planFailed}
        <Button size="small" guardMs={0} onClick={() => void plan.refetch()}>
          {say.retry}
        </Button>
      </p>
    )
  if (!plan.data || amountFen === 0) return null
  const { parts, by_hand_fen: byHand } = plan.data
  return (
    <section className="rounded-control bg-sunken p-4" aria-label={say.plan} aria-busy={plan.isFetching}>
      <h3 className="text-md text-ink-2">{say.plan}</h3>
      <dl className="mt-2 grid grid-cols-1 gap-2" aria-live="polite">
        {parts.map((part) => (
          <Line
            key={part.recharge_number}
            name={say.back(providerName(part.provider))}
            value={money(part.amount_fen)}
          >
            {say.backOf(part.recharge_number, amount(part.amount_minor, part.currency))}
          </Line>
        ))}
        {byHand > 0 && <Line name={say.byHand} value={money(byHand)} />}
        <Line name={say.fee} value={say.noFee}>
          {say.feeHint}
        </Line>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-control pt-2 font-semibold">
          <dt>{say.total}</dt>
          <dd className="num text-xl">{moneyWithCode(amountFen)}</dd>
        </div>
      </dl>
    </section>
  )
}

const Line = ({ name, value, children }: { name: string; value: string; children?: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
    {children && <dd className="w-full text-sm text-ink-2 tabular-nums">{children}</dd>}
  </div>
)

const Payout = ({ form }: { form: WithdrawFormState }) => (
  <fieldset className="fields">
    <legend className="text-lg font-semibold">{say.payout}</legend>
    <p className="text-sm text-ink-2">{say.payoutHint}</p>
    <RadioGroup
      label={say.method}
      unmarked
      look="row"
      choices={PAYOUT_METHODS.map((value) => ({
        value,
        label: say.methods[value],
      }))}
      {...form.field('method')}
    />
    <TextField label={say.name} autoComplete="name" maxLength={100} {...form.field('name')} />
    <TextField
      label={form.values.method === 'bank_transfer' ? say.account : say.accountOnline}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      {...form.field('account')}
    />
    {form.values.method === 'bank_transfer' && (
      <TextArea label={say.details} optional max={500} {...form.field('details')} />
    )}
  </fieldset>
)
