import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Facts } from '../shared/Facts.tsx'
import { RecordLink } from '../shared/page-ref.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import type { Payment } from './waiting.ts'

const words = approvalsText

/** A payment whose first step was taken. The second is taken on its own page. */
export function PaymentPanel({ payment }: { payment: Payment }) {
  const { kind, id, number, stage, shopper, why_not_second: why } = payment
  return (
    <QueuePanel
      label={`${words.kinds[kind]} ${number}`}
      actions={<RecordLink page={{ kind, id, hint: stage }}>{words.decide}</RecordLink>}
    >
      <h2 className="text-lg">
        {words.kinds[kind]} {moneyWithCode(payment.amount_fen)}
      </h2>
      {why && (
        <Note tone="warn" title={words.youCannot}>
          {errorText.reasons[why]}
        </Note>
      )}
      <Card>
        <Facts
          facts={[
            { name: words.number, value: <span className="code">{number}</span> },
            payment.about !== '' && { name: words.about, value: payment.about },
            {
              name: words.shopper,
              value: (
                <ShopperLink id={shopper.id} name={shopper.nickname || shopper.email} code={shopper.code} />
              ),
            },
            { name: words.first, value: payment.first_by_name },
            { name: words.since, value: <DateTime at={payment.first_at} /> },
          ]}
        />
      </Card>
      <p className="text-ink-2">{words.paymentHow}</p>
    </QueuePanel>
  )
}
