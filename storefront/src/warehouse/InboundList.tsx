import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { inboundTable, type InboundStage } from '@longhaul/domain/inbounds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { money } from '@longhaul/text/format.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { nameOfCourier } from './InboundForm.tsx'
import { useWarehouses } from './use-warehouses.ts'

export type Inbound = Reply<'GET /inbounds'>['items'][number]

const LOOKS: Record<InboundStage, StatusKind> = {
  announced: 'moving',
  in_doubt: 'attention',
  arrived: 'stored',
  ended: 'closed',
  cancelled: 'closed',
}

/** The announced parcels, newest first. */
export function InboundList() {
  const text = warehouseText.inbound
  const pages = usePages('GET /inbounds', {})
  return (
    <Card title={text.listTitle} flush>
      <Loaded of={pages}>
        {({ items: inbounds }) =>
          inbounds.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
          ) : (
            <>
              <ul className="border-t border-line">
                {inbounds.map((inbound) => (
                  <InboundRow key={inbound.id} inbound={inbound} />
                ))}
              </ul>
              {inbounds.length >= 20 && <MorePages of={pages} shown={inbounds.length} />}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function InboundRow({ inbound }: { inbound: Inbound }) {
  const text = warehouseText.inbound
  const { nameOf } = useWarehouses()
  // The stage from the wire is one of the table's keys.
  const stage = inbound.stage
  return (
    <li className="grid gap-2 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[1fr_auto] md:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-medium">{inbound.title}</b>
          <StatusTag kind={LOOKS[stage]}>{text.stages[stage]}</StatusTag>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <span className="inline-flex items-center">
            <span className="code">{inbound.tracking_number}</span>
            <CopyButton text={inbound.tracking_number} what={text.trackingNumber} />
          </span>
          <span>{nameOfCourier(inbound.courier) ?? text.unknownCourier}</span>
          <span>{nameOf(inbound.warehouse_id)}</span>
          <span className="num">
            {warehouseText.shelf.quantity(inbound.quantity)} · {money(inbound.value_fen)}
          </span>
          <span>
            {text.announcedAt} <DateTime at={inbound.created_at} only="date" />
          </span>
        </p>
        {inbound.remark && <p className="mt-1 text-sm text-ink-2">{inbound.remark}</p>}
        {stage === 'in_doubt' && (
          <p className="mt-1 text-sm">
            {text.inDoubt} <Link to={to.store('unclaimed')}>{text.prove}</Link>
          </p>
        )}
        {stage === 'ended' && <p className="mt-1 text-sm text-ink-2">{text.ended}</p>}
        {stage === 'arrived' && (
          <p className="mt-1 text-sm">
            <Link to={to.store()}>{text.toShelf}</Link>
          </p>
        )}
      </div>
      {whyNotStep(inboundTable, stage, 'cancel', ['shopper']) === null && <TakeBack inbound={inbound} />}
    </li>
  )
}

function TakeBack({ inbound }: { inbound: Inbound }) {
  const text = warehouseText.inbound
  const cancel = useSend('POST /inbounds/{id}/cancel')
  async function takeBack() {
    const done = await ask({
      title: text.takeBackTitle,
      text: text.takeBackText(inbound.title),
      danger: true,
      confirmText: text.takeBackConfirm,
      cancelText: text.keep,
      busyText: text.taking,
      onConfirm: () => cancel.mutateAsync({ params: { id: inbound.id }, body: {} }),
    })
    if (done) toast.success(text.takenBack)
  }
  return (
    <div className="self-center">
      <Button size="small" guardMs={0} onClick={() => void takeBack()}>
        {text.takeBack}
      </Button>
    </div>
  )
}
