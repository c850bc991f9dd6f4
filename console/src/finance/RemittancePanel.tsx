import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { remittanceTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { date, format, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import { CreditForm } from './CreditForm.tsx'
import type { StaffRemittance } from './remittance.ts'
import { Shopper, providerName } from './finance-words.tsx'

const words = financeText.remittances
const KIND = { submitted: 'attention', credited: 'done', rejected: 'closed' } as const

/**
 * One remittance: its receipt beside the amount received; credited as received, or rejected with a reason.
 */
export function RemittancePanel({
  remittance,
  onClosed,
}: {
  remittance: StaffRemittance
  onClosed: () => void
}) {
  const [rejecting, setRejecting] = useState(false)
  const me = useMe()
  const reject = useSend('POST /staff/remittances/{id}/reject', {
    onDone: () => {
      toast.success(words.rejected)
      onClosed()
    },
  })
  const why = whyNotStep(remittanceTable, remittance.stage, 'reject', me?.roles ?? [])
  return (
    <QueuePanel
      label={remittance.number}
      actions={
        remittance.stage === 'submitted' && (
          <Button
            type="redLine"
            guardMs={0}
            disabledReason={why && errorText.reasons[why]}
            onClick={() => setRejecting(true)}
          >
            {words.reject}
          </Button>
        )
      }
    >
      {remittance.stage === 'submitted' && <HoldNote kind="remittance" id={remittance.id} />}
      <Line>
        <h2 className="code text-lg">{remittance.number}</h2>
        <CopyButton text={remittance.number} what={financeText.copyNumber} />
        <InBooks number={remittance.number} />
        <StatusTag kind={KIND[remittance.stage]}>{words.stages[remittance.stage]}</StatusTag>
        <AuditLink kind="remittance" id={remittance.id} />
      </Line>
      <SideBySide>
        <Stack>
          <Receipt remittance={remittance} />
          <Card title={words.stated}>
            <Facts facts={factsOf(remittance)} />
          </Card>
        </Stack>
        {remittance.stage === 'submitted' ? (
          <CreditForm remittance={remittance} onClosed={onClosed} />
        ) : (
          <Decided remittance={remittance} />
        )}
      </SideBySide>

      {rejecting && (
        <ReasonDialog
          title={words.rejectTitle}
          confirmText={words.reject}
          onSend={(reason) => reject.mutateAsync({ params: { id: remittance.id }, body: { reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </QueuePanel>
  )
}

const Receipt = ({ remittance }: { remittance: StaffRemittance }) => (
  <Card title={words.receipt}>
    {remittance.receipt_url ? (
      <a href={remittance.receipt_url} target="_blank" rel="noreferrer">
        <img
          className="mx-auto block max-h-[60vh] max-w-full rounded-control bg-photo object-contain"
          src={remittance.receipt_url}
          alt={words.receiptOf(remittance.number)}
        />
      </a>
    ) : (
      <p className="muted">{words.noReceipt}</p>
    )}
  </Card>
)

const Decided = ({ remittance }: { remittance: StaffRemittance }) => (
  <Card title={words.stages[remittance.stage]}>
    <Facts
      facts={[
        remittance.received_minor !== null && {
          name: words.got,
          value: moneyWithCode(
            remittance.received_minor,
            remittance.received_currency ?? remittance.currency,
          ),
        },
        remittance.credit_fen !== null && {
          name: words.toBalance,
          value: <b>{moneyWithCode(remittance.credit_fen)}</b>,
        },
        remittance.rate !== null &&
          remittance.rate_quoted_on !== null && {
            name: financeText.recharges.rate,
            value: words.rate(
              remittance.rate,
              remittance.received_currency ?? remittance.currency,
              date(remittance.rate_quoted_on),
            ),
          },
        remittance.reason !== '' && { name: words.reason, value: remittance.reason },
        remittance.decided_by_name !== null && {
          name: financeText.decidedBy,
          value: remittance.decided_by_name,
        },
        { name: financeText.date, value: <DateTime at={remittance.stage_at} /> },
      ]}
    />
  </Card>
)

const factsOf = (staffRemittance: StaffRemittance) => [
  { name: financeText.shopper, value: <Shopper shopper={staffRemittance.shopper} /> },
  { name: financeText.provider, value: providerName(staffRemittance.method) },
  {
    name: words.sender,
    value: fullName({
      first_name: staffRemittance.sender_first_name,
      last_name: staffRemittance.sender_last_name,
      country: staffRemittance.country,
    }),
  },
  { name: words.country, value: format.country(staffRemittance.country) },
  { name: words.sent, value: moneyWithCode(staffRemittance.sent_minor, staffRemittance.currency) },
  { name: words.sentOn, value: date(staffRemittance.sent_on) },
  staffRemittance.mtcn_end !== '' && {
    name: words.mtcn,
    value: <Mtcn id={staffRemittance.id} end={staffRemittance.mtcn_end} />,
  },
  staffRemittance.bank_reference !== '' && {
    name: words.reference,
    value: staffRemittance.bank_reference,
    mark: staffRemittance.same_reference.length > 0,
  },
  staffRemittance.note !== '' && { name: words.note, value: staffRemittance.note, mark: true },
]

/** The control number, shown on demand: the audit log records who looked. */
function Mtcn({ id, end }: { id: string; end: string }) {
  const [mtcn, setMtcn] = useState<string | null>(null)
  if (mtcn)
    return (
      <>
        <span className="code">{mtcn}</span> <CopyButton text={mtcn} what={words.mtcn} />
      </>
    )
  return (
    <>
      <Button
        size="small"
        onClick={() =>
          void call('GET /staff/remittances/{id}', { params: { id } })
            .then((found) => setMtcn(found.mtcn))
            .catch(showError)
        }
      >
        {words.mtcnShow(end)}
      </Button>
      <br />
      <small>{words.mtcnNote}</small>
    </>
  )
}
