import { adjustmentTable } from '@longhaul/domain/funds/adjustment.ts'
import { whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { deskText } from '@longhaul/text/console/desk/desk.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useSend } from '../api.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { Failure } from '../shared/Failure.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Adjustment } from './adjustment.ts'

const words = deskText.adjustment
const KIND = { requested: 'attention', booked: 'done', rejected: 'closed' } as const
const REFRESH = ['GET /staff/adjustments', 'GET /staff/approvals', 'GET /staff/dashboard']

/** One correction: whose, how much, why, and the steps of the second person. Whoever asked can only take it back. */
export function AdjustmentPanel({ adjustment, onClosed }: { adjustment: Adjustment; onClosed: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const me = useMe()
  const done = (said: string) => ({
    quiet: true,
    refresh: REFRESH,
    onDone: () => {
      toast.success(said)
      onClosed()
    },
  })
  const book = useSend('POST /staff/adjustments/{id}/book', done(words.booked))
  const reject = useSend('POST /staff/adjustments/{id}/reject', done(words.rejected))
  const { stage, shopper, asked_by: firstBy, two_people: twoPeople } = adjustment
  const params = { id: adjustment.id }
  const name = shopper.nickname || shopper.email
  const isMine = me?.id === firstBy
  const whyNot = (step: 'book' | 'reject') => {
    const why =
      whyNotStep(adjustmentTable, stage, step, me?.roles ?? []) ??
      (step === 'book' ? whyNotSecond({ twoPeople, firstBy }, me?.id ?? '') : null)
    return why && errorText.reasons[why]
  }

  async function press() {
    const asked = {
      title: words.bookTitle,
      text: words.bookText(moneyWithCode(adjustment.amount_fen), name),
      confirmText: words.book,
      pays: true,
    }
    // What is refused is said above the buttons.
    if (await ask(asked)) await book.mutateAsync({ params, body: {} }).catch(() => undefined)
  }

  return (
    <article className="master-detail" aria-label={adjustment.number}>
      <div className="master-body">
        <div className="stack">
          {stage === 'requested' && <HoldNote kind="adjustment" id={adjustment.id} />}
          <div className="line">
            <h2 className="code">{adjustment.number}</h2>
            <StatusTag kind={KIND[stage]}>{words.stages[stage]}</StatusTag>
            <InBooks number={adjustment.number} />
            <AuditLink kind="adjustment" id={adjustment.id} />
          </div>
          <Card>
            <Facts
              facts={[
                {
                  name: consoleWords.shopper,
                  value: <ShopperLink id={shopper.id} name={name} code={shopper.code} />,
                },
                { name: words.change, value: <b>{moneyWithCode(adjustment.amount_fen)}</b> },
                { name: words.balanceNow, value: money(adjustment.available_fen) },
                { name: words.cause, value: words.causes[adjustment.cause] },
                { name: words.reason, value: adjustment.reason },
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
              ]}
            />
          </Card>
          <Failure of={book.error ?? reject.error} />
        </div>
      </div>
      {stage === 'requested' && (
        <footer className="master-actions">
          <Button
            type="assistRed"
            guardMs={0}
            busy={book.isPending && consoleWords.saving}
            disabledReason={whyNot('book')}
            onClick={() => void press()}
          >
            {words.book}
          </Button>
          <Button
            type="redLine"
            guardMs={0}
            disabledReason={whyNot('reject')}
            onClick={() => setRejecting(true)}
          >
            {isMine ? words.takeBack : words.reject}
          </Button>
        </footer>
      )}
      {rejecting && (
        <ReasonDialog
          title={isMine ? words.takeBackTitle : words.rejectTitle}
          confirmText={isMine ? words.takeBack : words.reject}
          hint={deskText.shopper.reasonHint}
          onSend={(reason) => reject.mutateAsync({ params, body: { reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </article>
  )
}
