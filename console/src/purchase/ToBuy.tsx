import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { useShortcuts } from '../shared/shortcuts.ts'
import { nextAfter, useListKeys } from '../shared/queue/use-list-keys.ts'
import { openPage } from '../shared/ItemSubject.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { PastePurchases } from './PastePurchases.tsx'
import { SellerGroup } from './SellerGroup.tsx'

/** What is approved and not bought, seller by seller: one visit to a shop buys all that is wanted of it. */
export function ToBuy() {
  const queue = usePages('GET /staff/order_items', { stage: 'to_purchase' }, { limit: 100 })
  return (
    <Loaded of={queue}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState picture={<EmptyCart />} title={purchaseText.empty.title}>
            {purchaseText.empty.text}
          </EmptyState>
        ) : (
          <Groups items={items} />
        )
      }
    </Loaded>
  )
}

/** The item whose form is open and that is on the list no more: a colleague was quicker. It stays, with what was typed, until it is closed. */
function useGone(items: readonly StaffItem[], asked: string): StaffItem | undefined {
  const [open, setOpen] = useState<StaffItem>()
  const listed = items.find((item) => item.id === asked)
  if (listed && listed.id !== open?.id) setOpen(listed)
  return listed || open?.id !== asked ? undefined : open
}

function Groups({ items }: { items: readonly StaffItem[] }) {
  const me = useMe()
  const [pasting, setPasting] = useState(false)
  const [asked, choose] = useSearchParam('id', { replace: true })
  // One order at a shop often holds several items: its number is offered again for the next of that seller.
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const gone = useGone(items, asked)
  const groups = groupBySeller(gone ? [...items, gone] : items)
  const ordered = groups.flatMap((group) => group.items)
  const ids = ordered.map((item) => item.id)
  const chosen = ordered.find((item) => item.id === asked)
  useListKeys(ids, chosen?.id ?? '', choose)
  useShortcuts([
    {
      keys: 'Enter',
      does: purchaseText.keys.open,
      act: () => {
        const first = chosen ?? ordered[0]
        if (first) choose(first.id)
      },
    },
    { keys: 'o', does: consoleWords.openPage, act: () => chosen && openPage(chosen.url) },
    { keys: 'Escape', does: purchaseText.keys.close, act: () => choose('') },
  ])
  return (
    <Stack>
      <Line>
        <p className="muted">{purchaseText.summary(items.length, groups.length)}</p>
        <Button
          icon={<ClipboardPaste />}
          guardMs={0}
          disabledReason={whyNotRole(me, ['buyer'])}
          onClick={() => setPasting(true)}
        >
          {bulkPurchaseText.open}
        </Button>
      </Line>
      {pasting && <PastePurchases onClose={() => setPasting(false)} />}
      {groups.map((group) => (
        <SellerGroup
          key={group.key}
          group={group}
          chosen={chosen?.id ?? ''}
          onChoose={choose}
          lastNumber={numbers[group.key] ?? ''}
          goneId={gone?.id ?? ''}
          onBought={(id, number) => {
            setNumbers({ ...numbers, [group.key]: number })
            choose(nextAfter(ids, id))
          }}
          onAsked={(id) => choose(nextAfter(ids, id))}
        />
      ))}
    </Stack>
  )
}
