import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { money } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { Age } from '../shared/Age.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { openPage } from '../shared/ItemSubject.tsx'
import { SilentKey } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { AssignedTo } from '../shared/work/AssignedTo.tsx'
import { asList, countsOf, type Group } from './group-by-seller.ts'

/**
 * The items waiting at one seller: how many and for how long, links to their pages, and the purchase record
 * if the group is open.
 */
export function SellerGroup({
  group,
  isOpen,
  keyHint = null,
  onToggle,
  children,
}: {
  group: Group
  isOpen: boolean
  /** The key that opens the group from the current position. */
  keyHint?: string | null
  onToggle: () => void
  children: ReactNode
}) {
  const me = useMe()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  const { pieces, shoppers } = countsOf(group)
  return (
    <div ref={card}>
      <Card
        flush
        title={
          <Line as="span">
            <Tag>{platformName(group.platform)}</Tag>
            <span lang="zh-Hans">{group.sellerName || purchaseText.unknownSeller}</span>
          </Line>
        }
        aside={
          <Line>
            <span className="num text-ink-2">
              <AssignedTo kind="seller_group" id={group.key} />
              {purchaseText.groupSum(group.items.length, pieces, shoppers, money(group.totalFen))} ·{' '}
              {group.items[0] && <Age since={group.items[0].stage_at} />}
              <HeldBy kind="seller_group" id={group.key} />
            </span>
            <CopyButton text={asList(group)} what={purchaseText.list} />
            {isOpen && <SilentKey>C</SilentKey>}
            <Button size="small" guardMs={0} onClick={() => openAll(group)}>
              {purchaseText.openAll} {isOpen && <SilentKey>O</SilentKey>}
            </Button>
            <Button
              size="small"
              type={isOpen ? 'assistWhite' : 'blackLine'}
              guardMs={0}
              aria-expanded={isOpen}
              disabledReason={whyNotRole(me, ['buyer'])}
              onClick={onToggle}
            >
              {isOpen ? purchaseText.closeForm : purchaseText.openForm}{' '}
              {keyHint && <SilentKey>{keyHint}</SilentKey>}
            </Button>
          </Line>
        }
      >
        {children}
      </Card>
    </div>
  )
}

/** Opens every product page of the group in its own tab, each only once. */
export function openAll({ items }: Group): void {
  for (const url of new Set(items.map((item) => item.url))) openPage(url)
}
