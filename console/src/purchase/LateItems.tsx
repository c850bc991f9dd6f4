import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { lateSellersText as words } from '@longhaul/text/console/purchase/late-sellers.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { TrackingField } from '../shared/TrackingField.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { LateOrder } from './late-order.ts'

/** What of a seller's order is late, for whom, and what was asked so far; and the number, once it is sent. */
export function LateItems({ order }: { order: LateOrder }) {
  const me = useMe()
  const record = useSend('POST /staff/seller_orders/{id}/shipping', { quiet: true })
  return (
    <div className="grid content-start">
      <ul>
        {order.items.map((item) => (
          <li key={item.id} className="border-t border-line/65 px-5 py-2 first:border-t-0">
            <GoodsCard
              size="s"
              goods={item}
              beside={
                <span className="text-sm text-ink-2">
                  {item.shopper_name}{' '}
                  <Link className="code whitespace-nowrap" to={to.order(item.order_id)}>
                    {item.order_number}
                  </Link>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {order.state === 'not_sent' && (
        <div className="border-t border-line/65 px-5 py-3">
          <TrackingField
            noun={consoleWords.trackingNumber}
            label={order.number}
            action={words.saveNumber}
            disabledReason={whyNotRole(me, ['buyer'])}
            send={async (number) => {
              const done = await record.mutateAsync({
                params: { id: order.id },
                body: { tracking_number: number },
              })
              toast.success(purchaseText.recorded(done.tracking_number, done.courier, done.item_ids.length))
            }}
          />
        </div>
      )}
      {order.tracking_numbers.length > 0 && (
        <p className="code border-t border-line/65 px-5 py-3">{order.tracking_numbers.join(' ')}</p>
      )}
      {order.chases.length > 0 && (
        <div className="border-t border-line/65 px-5 py-3 text-sm">
          <h4 className="mb-1 text-ink-2">{words.history}</h4>
          <ul className="grid gap-1">
            {order.chases.map((chase) => (
              <li key={chase.asked_at + chase.by_name}>
                <span className="text-ink-2">
                  {chase.by_name} <DateTime at={chase.asked_at} />
                </span>{' '}
                {chase.note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
