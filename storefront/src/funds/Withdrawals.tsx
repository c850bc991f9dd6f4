import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { WithdrawalStage } from '@longhaul/domain/funds/stages.ts'
import { isTimed } from '@longhaul/domain/funds/standing.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { dateTime, money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { standingText } from '@longhaul/text/storefront/funds/standing.ts'
import { withdrawalsText as say } from '@longhaul/text/storefront/funds/withdrawals.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Section } from '../shared/Section.tsx'
import { WithdrawSheet, providerName } from './WithdrawSheet.tsx'
import { MIN_FEN } from './use-withdraw-form.ts'

type Withdrawal = Reply<'GET /withdrawals'>['items'][number]

const LOOKS: Readonly<Record<WithdrawalStage, StatusKind>> = {
  requested: 'waiting',
  paying: 'moving',
  paid: 'done',
  rejected: 'problem',
  cancelled: 'closed',
}

type Funds = Reply<'GET /funds'>

/** Withdrawals: the button to request one, and every withdrawal with its destination and progress. */
export function Withdrawals({ funds }: { funds: Funds | undefined }) {
  const [asking, setAsking] = useState(false)
  const pages = usePages('GET /withdrawals', {})
  return (
    <Section
      id="withdrawals"
      title={say.title}
      aside={
        <Button size="small" guardMs={0} disabledReason={whyNotAsk(funds)} onClick={() => setAsking(true)}>
          {say.ask}
        </Button>
      }
    >
      <PagedTable
        of={pages}
        caption={say.title}
        columns={columns}
        rowKey={(entry) => entry.id}
        none={<p className="text-ink-2">{say.none}</p>}
      />
      {asking && funds && <WithdrawSheet funds={funds} onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** Why nothing can be withdrawn now; null if something can. */
function whyNotAsk(funds: Funds | undefined): string | null {
  if (!funds) return say.nothingThere
  if (funds.why_not_withdraw) return errorText.reasons[funds.why_not_withdraw]
  if (funds.withdrawable_fen >= MIN_FEN) return null
  return funds.available_fen < MIN_FEN ? say.nothingThere : errorText.reasons.due_with_goods
}

const columns: readonly Column<Withdrawal>[] = [
  {
    head: say.columns.number,
    names: true,
    render: (entry) => <span className="code whitespace-nowrap">{entry.number}</span>,
  },
  { head: say.columns.date, inLine: 'below', render: (entry) => <DateTime at={entry.created_at} /> },
  { head: say.columns.where, inLine: 'below', render: (entry) => <Where withdrawal={entry} /> },
  { head: say.columns.status, inLine: 'belowEnd', render: (entry) => <Status withdrawal={entry} /> },
  {
    head: say.columns.amount,
    align: 'end',
    inLine: 'end',
    render: (entry) => <span className="num font-medium">{money(entry.amount_fen)}</span>,
  },
]

/** Each part with its destination; its progress only while the withdrawal is under way. */
const Where = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <span className="inline-grid gap-1 text-sm">
    {withdrawal.parts.map((part) => (
      <span key={`${part.recharge_number}${part.amount_fen}`}>
        {say.part(money(part.amount_fen), providerName(part.provider), say.parts[part.stage])}
      </span>
    ))}
    {withdrawal.by_hand_fen > 0 && withdrawal.payout && (
      <span>
        {say.handPart(
          money(withdrawal.by_hand_fen),
          say.methods[withdrawal.payout.method],
          withdrawal.by_hand_at ? say.parts.done : say.parts.waiting,
        )}
      </span>
    )}
  </span>
)

function Status({ withdrawal }: { withdrawal: Withdrawal }) {
  const cancel = useSend('POST /withdrawals/{id}/cancel', {
    onDone: () => toast.success(say.cancelled(money(withdrawal.amount_fen))),
  })
  async function takeBack() {
    await ask({
      title: say.cancelTitle,
      text: say.cancelText(money(withdrawal.amount_fen)),
      confirmText: say.cancelConfirm,
      cancelText: say.keep,
      busyText: say.cancelling,
      onConfirm: () => cancel.mutateAsync({ params: { id: withdrawal.id }, body: {} }),
    })
  }
  return (
    <span className="inline-grid justify-items-start gap-1">
      <StatusTag kind={LOOKS[withdrawal.stage]}>{say.stages[withdrawal.stage]}</StatusTag>
      {withdrawal.reason && <span className="text-sm text-ink-2">{withdrawal.reason}</span>}
      <WhyHeld withdrawal={withdrawal} />
      {withdrawal.stage === 'requested' && (
        <Button
          size="smallest"
          guardMs={0}
          aria-label={say.cancelOf(withdrawal.number)}
          onClick={() => void takeBack()}
        >
          {say.cancel}
        </Button>
      )}
    </span>
  )
}

/** Why it is not paid out yet, and until when. */
function WhyHeld({ withdrawal: { why_held: why, held_until: until, holds } }: { withdrawal: Withdrawal }) {
  if (!why) return null
  const words =
    why === 'withdrawal_held' && until
      ? [
          ...holds.flatMap(({ kind }) => (isTimed(kind) ? [standingText.holds[kind]] : [])),
          say.held(dateTime(until)),
        ]
      : [errorText.reasons[why]]
  return <span className="text-sm text-ink-2">{sentences(...words)}</span>
}
