import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { REFUND_FAULTS } from '@longhaul/domain/orders/refund.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { PageLink } from '../shared/ItemSubject.tsx'
import { Thumb } from '../shared/Thumb.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { RecordLink } from '../shared/page-ref.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { type RefundCase, stageName } from './refund-case.ts'
import { RefundActions } from './RefundActions.tsx'
import { type RefundDecision, useRefundDecision } from './use-refund-decision.ts'

const { causes } = ordersText.refund
const problems: Readonly<Record<string, string>> = consoleWords.problems
const itemStages: Readonly<Record<string, string>> = consoleWords.itemStages
/** How the open stages look; the others are closed. */
const OPEN_KIND: Readonly<Record<string, StatusKind>> = {
  requested: 'attention',
  with_seller: 'waiting',
  returning: 'moving',
  to_refund: 'attention',
}

/**
 * One request: its reason, its amount, and its steps; those that the stage or the user's roles forbid say
 * why.
 */
export function RefundPanel({ refund, onClosed }: { refund: RefundCase; onClosed: () => void }) {
  const decision = useRefundDecision(refund, onClosed)
  return (
    <QueuePanel label={refund.goods.title} actions={<RefundActions refund={refund} decision={decision} />}>
      <HoldNote kind="refund_case" id={refund.id} />
      <Line>
        <StatusTag kind={OPEN_KIND[refund.stage] ?? 'closed'}>{stageName(refund.stage)}</StatusTag>
        <AuditLink kind="refund_case" id={refund.id} />
      </Line>
      <GoodsCard size="l" goods={refund.goods} beside={<PageLink item={{ url: refund.item_url }} small />} />
      {refund.stage === 'to_refund' && refund.two_people && (
        <Note tone="info">
          {refund.approved_by_name
            ? recordsText.approve.by(refund.approved_by_name)
            : recordsText.approve.first}
        </Note>
      )}
      <SideBySide>
        <Card title={refundText.request}>
          <Facts facts={factsOf(refund)} />
          <Evidence refund={refund} />
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
          <Fault refund={refund} decision={decision} />
        </Card>
      </SideBySide>
      <Failure of={decision.error} />
    </QueuePanel>
  )
}

const factsOf = (refund: RefundCase) => [
  { name: refundText.cause, value: causes[refund.cause], mark: true },
  refund.reason !== refund.cause && { name: refundText.inWords, value: refund.reason },
  refund.problem !== null && {
    name: refundText.found,
    value: `${problems[refund.problem] ?? refund.problem} ${refund.problem_note}`,
    mark: true,
  },
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
  { name: consoleWords.shopper, value: <ShopperLink id={refund.shopper_id} name={refund.shopper_name} /> },
  {
    name: refundText.itemIs,
    value: itemStages[refund.item_stage] ?? refund.item_stage,
  },
  { name: refundText.asked, value: <DateTime at={refund.created_at} /> },
  refund.deadline_at !== null && {
    name: refundText.deadline,
    value: <DateTime at={refund.deadline_at} />,
  },
]

/** The inspection photos, which open in full size. */
const Evidence = ({ refund }: { refund: RefundCase }) => (
  <div className="mt-4 flex flex-wrap items-end gap-4">
    {refund.photos.map((photo, at) => (
      <figure key={photo.id} className="grid gap-1">
        <a href={photo.url} target="_blank" rel="noopener noreferrer" aria-label={refundText.photo(at + 1)}>
          <Thumb src={photo.url} size="large" />
        </a>
        <figcaption className="text-sm text-ink-2">{photo.note || refundText.photo(at + 1)}</figcaption>
      </figure>
    ))}
    {refund.photos.length === 0 && <p className="muted">{refundText.noPhotos}</p>}
  </div>
)

/** Who is at fault: a choice for those who may grant, a fact for everyone else. */
function Fault({
  refund,
  decision: { fault, setFault, whyNot },
}: {
  refund: RefundCase
  decision: RefundDecision
}) {
  if (whyNot('grant') !== null) return <p className="muted">{refundText.faults[refund.fault]}</p>
  return (
    <RadioGroup
      label={refundText.fault}
      hint={refundText.faultHint}
      unmarked
      choices={REFUND_FAULTS.map((value) => ({ value, label: refundText.faults[value] }))}
      value={fault}
      onChange={(next) => setFault(REFUND_FAULTS.find((value) => value === next) ?? fault)}
    />
  )
}
