import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import {
  OPEN_REFUND_STAGES,
  refundTable,
  type RefundStage,
  type RefundStep,
} from '@longhaul/domain/orders/refund-case.ts'
import { REFUND_FAULTS, type RefundFault } from '@longhaul/domain/orders/refund.ts'
import { isFirstOfTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { deskText } from '@longhaul/text/console/desk/desk.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useSend } from '../api.ts'
import { Facts } from '../shared/Facts.tsx'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { RecordLink } from '../shared/page-ref.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { Failure } from '../shared/Failure.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import { type RefundCase, stageName } from './refund-case.ts'

type Step = 'ask_seller' | 'return_goods' | 'grant' | 'reject' | 'pay_back'
const STEPS: readonly Step[] = ['grant', 'pay_back', 'ask_seller', 'return_goods', 'reject']
const { causes } = ordersText.refund
const OPEN_KIND = {
  requested: 'attention',
  with_seller: 'waiting',
  returning: 'moving',
  to_refund: 'attention',
} as const

/** One request: why, what it comes to, and the steps that its stage and this person's roles allow. The others say why not. */
export function RefundPanel({ refund, onClosed }: { refund: RefundCase; onClosed: () => void }) {
  const [rejecting, setRejecting] = useState(false)
  const me = useMe()
  const decide = useSend('POST /staff/refund_cases/{id}/decide', {
    quiet: true,
    refresh: ['GET /staff/refund_cases', 'GET /staff/approvals', 'GET /staff/dashboard'],
    onDone: ({ stage, approved }) => {
      toast.success(approved ? deskText.approve.done : refundText.now(stageName(stage)))
      // A granted request still has to be paid back, perhaps by the same person.
      if (!OPEN_REFUND_STAGES.some((open) => open === stage)) onClosed()
    },
  })
  const stage = refund.stage as RefundStage
  const [fault, setFault] = useState<RefundFault>(refund.fault)
  const shared = { twoPeople: refund.two_people, firstBy: refund.approved_by }
  const isFirst = isFirstOfTwo(shared)
  const take = (step: Step, note = '') => {
    const found = step === 'grant' && fault !== refund.fault ? { fault } : {}
    return decide.mutateAsync({ params: { id: refund.id }, body: { step, note, ...found } })
  }
  const whyNot = (step: RefundStep): string | null => {
    const why =
      whyNotStep(refundTable, stage, step, me?.roles ?? []) ??
      (step === 'pay_back' ? whyNotSecond(shared, me?.id ?? '') : null)
    return why && errorText.reasons[why]
  }

  const mayGrant = whyNot('grant') === null

  async function press(step: Step) {
    if (step === 'reject') return setRejecting(true)
    if (step === 'pay_back') {
      const amount = moneyWithCode(refund.amount_fen)
      const asked = isFirst
        ? {
            title: deskText.approve.title,
            text: deskText.approve.text(amount),
            confirmText: deskText.approve.approve,
          }
        : {
            title: refundText.payTitle,
            text: refundText.payText(amount, refund.shopper_name),
            confirmText: refundText.steps.pay_back,
            pays: true,
          }
      if (!(await ask(asked))) return
    }
    // What is refused is said above the buttons.
    await take(step).catch(() => undefined)
  }

  return (
    <article className="master-detail" aria-label={refund.item_title}>
      <div className="master-body">
        <div className="stack">
          <HoldNote kind="refund_case" id={refund.id} />
          <div className="line">
            <h2 lang="zh-Hans">{refund.item_title}</h2>
            <StatusTag kind={stage in OPEN_KIND ? OPEN_KIND[stage as keyof typeof OPEN_KIND] : 'closed'}>
              {stageName(refund.stage)}
            </StatusTag>
            <AuditLink kind="refund_case" id={refund.id} />
          </div>
          {stage === 'to_refund' && refund.two_people && (
            <Note tone="info">
              {refund.approved_by_name
                ? deskText.approve.by(refund.approved_by_name)
                : deskText.approve.first}
            </Note>
          )}
          <div className="beside">
            <Card title={refundText.request}>
              <Facts
                facts={[
                  { name: refundText.cause, value: causes[refund.cause], mark: true },
                  refund.reason !== refund.cause && { name: consoleWords.reason, value: refund.reason },
                  { name: refundText.pieces, value: refundText.of(refund.quantity, refund.item_quantity) },
                  {
                    name: consoleWords.order,
                    value: (
                      <>
                        <span className="code">
                          <RecordLink page={{ kind: 'order', id: refund.order_id, hint: '' }}>
                            {refund.order_number}
                          </RecordLink>
                        </span>{' '}
                        <InBooks number={refund.order_number} />
                      </>
                    ),
                  },
                  {
                    name: consoleWords.shopper,
                    value: <ShopperLink id={refund.shopper_id} name={refund.shopper_name} />,
                  },
                  {
                    name: refundText.itemIs,
                    value: consoleWords.itemStages[refund.item_stage as ItemStage] ?? refund.item_stage,
                  },
                  { name: refundText.asked, value: <DateTime at={refund.created_at} /> },
                ]}
              />
            </Card>
            <Card title={refundText.amount}>
              <Receipt
                rows={[
                  { label: refundText.goods, fen: refund.goods_fen },
                  { label: refundText.freight, fen: refund.freight_fen },
                  { label: refundText.service, fen: refund.service_fen },
                  ...(refund.return_fen > 0 ? [{ label: refundText.wayBack, fen: -refund.return_fen }] : []),
                ]}
                total={{ label: refundText.toBalance, fen: refund.amount_fen }}
              />
              {mayGrant ? (
                <RadioGroup
                  label={refundText.fault}
                  hint={refundText.faultHint}
                  unmarked
                  choices={REFUND_FAULTS.map((one) => ({ value: one, label: refundText.faults[one] }))}
                  value={fault}
                  onChange={(next) => setFault(REFUND_FAULTS.find((one) => one === next) ?? fault)}
                />
              ) : (
                <p className="muted">{refundText.faults[refund.fault]}</p>
              )}
            </Card>
          </div>
          <Failure of={decide.error} />
        </div>
      </div>
      <footer className="master-actions">
        {STEPS.map((step) => (
          <Button
            key={step}
            type={looks[step]}
            guardMs={0}
            busy={decide.isPending && decide.variables.body.step === step && consoleWords.saving}
            disabledReason={whyNot(step)}
            onClick={() => void press(step)}
          >
            {step !== 'pay_back'
              ? refundText.steps[step]
              : isFirst
                ? deskText.approve.approve
                : refundText.payBack(money(refund.amount_fen))}
          </Button>
        ))}
      </footer>
      {rejecting && (
        <ReasonDialog
          title={refundText.rejectTitle}
          confirmText={refundText.steps.reject}
          onSend={(note) => take('reject', note)}
          onClose={() => setRejecting(false)}
        />
      )}
    </article>
  )
}

const looks = {
  grant: 'primary',
  pay_back: 'assistRed',
  ask_seller: 'assistWhite',
  return_goods: 'assistWhite',
  reject: 'redLine',
} as const
