import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import type { Adjustment } from './adjustment.ts'
import { AdjustmentActions } from './AdjustmentActions.tsx'
import { useAdjustmentSteps } from './use-adjustment-steps.ts'

const words = recordsText.adjustment
const KIND = { requested: 'attention', booked: 'done', rejected: 'closed' } as const

/** One correction: shopper, amount, reason, and the second person's steps. */
export function AdjustmentPanel({ adjustment, onClosed }: { adjustment: Adjustment; onClosed: () => void }) {
  const steps = useAdjustmentSteps(adjustment, onClosed)
  const { id, number, stage } = adjustment
  const isOpen = stage === 'requested'
  return (
    <QueuePanel
      label={number}
      actions={isOpen && <AdjustmentActions adjustment={adjustment} steps={steps} />}
    >
      {isOpen && <HoldNote kind="adjustment" id={id} />}
      <Line>
        <h2 className="code text-lg">{number}</h2>
        <StatusTag kind={KIND[stage]}>{words.stages[stage]}</StatusTag>
        <InBooks number={number} />
        <AuditLink kind="adjustment" id={id} />
      </Line>
      <Card>
        <Facts facts={factsOf(adjustment)} />
      </Card>
      <Failure of={steps.error} />
    </QueuePanel>
  )
}

const factsOf = ({ shopper, ...adjustment }: Adjustment) => [
  {
    name: consoleWords.shopper,
    value: <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} code={shopper.code} />,
  },
  { name: words.change, value: <b>{moneyWithCode(adjustment.amount_fen)}</b> },
  { name: words.balanceNow, value: money(adjustment.available_fen) },
  { name: words.cause, value: words.causes[adjustment.cause] },
  { name: words.reason, value: adjustment.reason },
  adjustment.order !== null && {
    name: words.order,
    value: <Link to={to.order(adjustment.order.id)}>{adjustment.order.number}</Link>,
  },
  { name: words.askedBy, value: adjustment.asked_by_name },
  { name: words.askedAt, value: <DateTime at={adjustment.created_at} /> },
  adjustment.decided_by_name !== null && {
    name: words.decidedBy,
    value: (
      <>
        {adjustment.decided_by_name} · <DateTime at={adjustment.stage_at} />
      </>
    ),
  },
  adjustment.decision_note !== '' && { name: words.note, value: adjustment.decision_note },
]
