import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { type Order, sentencesOf } from './order-looks.ts'
import { railOf } from './order-rail.ts'

/** Where the order is, and what that means: for the item that waits for the shopper, if one does. */
export function OrderState({ order }: { order: Order }) {
  const words = sentencesOf(order, useNow())
  return (
    <Card aria-label={statusText.rail.label}>
      <div className="grid grid-cols-1 gap-6">
        <Rail label={statusText.rail.label} steps={railOf(order)} />
        <dl className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {(['means', 'next', 'action'] as const).map((part) => (
            <div key={part}>
              <dt className="text-sm text-ink-2">{statusText[part]}</dt>
              <dd className={part === 'action' ? 'font-medium' : undefined}>{words[part]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
