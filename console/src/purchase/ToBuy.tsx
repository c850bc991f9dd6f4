import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { SmallDifferenceLimits } from '@longhaul/domain/orders/small-difference.ts'
import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { copyText } from '@longhaul/text/ui.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useEffect, useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { nextAfter, useListKeys } from '../shared/queue/use-list-keys.ts'
import { useShortcuts } from '../shared/shortcuts.ts'
import { type Decision, UndoItems } from '../shared/UndoItems.tsx'
import { useMine } from '../shared/work/use-mine.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ClosedGroup } from './ClosedGroup.tsx'
import { asList, type Group, groupBySeller } from './group-by-seller.ts'
import { OpenGroup } from './OpenGroup.tsx'
import { PastePurchases } from './PastePurchases.tsx'
import { ReadyReasonsSheet } from './ReadyReasonsSheet.tsx'
import { openAll, SellerGroup } from './SellerGroup.tsx'
import { useShifts } from './Shifts.tsx'
import { useGone } from './use-gone.ts'

/**
 * Approved items that are not bought yet, by seller, so that one visit to a shop covers everything wanted
 * from it.
 */
export function ToBuy() {
  const [asked, choose] = useSearchParam('id', { replace: true })
  const queue = usePages('GET /staff/order_items', { stage: 'to_purchase' }, { limit: 100 })
  return (
    <Loaded of={queue}>
      {({ items, first }) => (
        <Groups
          items={items}
          limits={{
            itemFen: first?.small_differences.item_fen ?? 0,
            orderFen: first?.small_differences.order_fen ?? 0,
          }}
          asked={asked}
          choose={choose}
        />
      )}
    </Loaded>
  )
}

function Groups({
  items,
  limits,
  asked,
  choose,
}: {
  items: readonly StaffItem[]
  /** What the house bears of small differences. */
  limits: SmallDifferenceLimits
  /** The id of the requested group, or of one of its items. */
  asked: string
  choose: (id: string) => void
}) {
  const listed = groupBySeller(items)
  const ofItem = listed.find((group) => group.items.some((item) => item.id === asked))?.key
  const openKey = ofItem ?? asked
  // A request by item id is replaced by the group's id, since a colleague may buy that item while the group
  // is open.
  useEffect(() => {
    if (ofItem !== undefined) choose(ofItem)
  }, [ofItem, choose])
  const { gone, groups, done, back } = useGone(listed, openKey)
  const [decision, setDecision] = useState<Decision | null>(null)
  const open = groups.find((group) => group.key === openKey)
  const mine = useMine<Group>('seller_group', ({ key }) => key)
  const shifts = useShifts(mine.keep(groups), openKey)
  const keys = shifts.shown.map((group) => group.key)
  useListKeys(keys, openKey, choose)
  useShortcuts([
    { keys: 'Enter', does: purchaseText.keys.open, act: () => choose(open?.key ?? keys[0] ?? '') },
    { keys: 'o', does: purchaseText.openAll, act: () => open && openAll(open) },
    { keys: 'c', does: purchaseText.keys.copy, act: () => open && void copyList(open) },
    { keys: 'Escape', does: purchaseText.keys.close, act: () => choose('') },
  ])
  function bought(ids: string[]) {
    done(ids)
    // Items left out of the order are still to be bought at this seller.
    if (open?.items.every((item) => ids.includes(item.id))) choose(nextAfter(keys, open.key))
  }
  return (
    <Stack>
      <Head items={items.length} sellers={listed.length} />
      {mine.buttons}
      {shifts.buttons}
      {mine.isOn && shifts.shown.length === 0 && <p className="muted">{workText.noneMine}</p>}
      {groups.length === 0 && (
        <EmptyState picture={<EmptyCart />} title={purchaseText.empty.title}>
          {purchaseText.empty.text}
        </EmptyState>
      )}
      {shifts.shown.map((group) => (
        <SellerGroup
          key={group.key}
          group={group}
          isOpen={group === open}
          keyHint={keyOf(keys, open?.key ?? '', group.key)}
          onToggle={() => choose(group === open ? '' : group.key)}
        >
          {group === open ? (
            <OpenGroup
              group={group}
              gone={gone}
              limits={limits}
              onBought={bought}
              onDone={(id, said) => {
                done([id])
                setDecision(decisionOn(group, id, said))
              }}
            />
          ) : (
            <ClosedGroup group={group} />
          )}
        </SellerGroup>
      ))}
      {decision && (
        <UndoItems
          key={decision.at}
          decision={decision}
          onUndone={(ids) => {
            setDecision(null)
            back(ids)
          }}
          onOver={() => setDecision(null)}
        />
      )}
    </Stack>
  )
}

/** What was decided about an item of a group just now. */
function decisionOn(group: Group, id: string, said: string): Decision | null {
  const item = group.items.find((each) => each.id === id)
  return item ? { orderId: item.order_id, number: item.order_number, ids: [id], said, at: Date.now() } : null
}

/** Copies the open group as a list, like the button beside it. */
async function copyList(group: Group): Promise<void> {
  try {
    await navigator.clipboard.writeText(asList(group))
    toast.success(purchaseText.listCopied)
  } catch {
    toast.warning(copyText.copyFailed)
  }
}

/**
 * The key that opens a group: J for the next seller, K for the previous one; if none is open, Enter for the
 * first.
 */
function keyOf(keys: readonly string[], openKey: string, key: string): string | null {
  const [at, of] = [keys.indexOf(openKey), keys.indexOf(key)]
  if (at < 0) return of === 0 ? '↵' : null
  return of === at + 1 ? 'J' : of === at - 1 ? 'K' : null
}

function Head({ items, sellers }: { items: number; sellers: number }) {
  const me = useMe()
  const [opened, setOpened] = useState<'paste' | 'reasons' | null>(null)
  const close = () => setOpened(null)
  return (
    <Line>
      <p className="muted">{purchaseText.summary(items, sellers)}</p>
      <Button
        icon={<ClipboardPaste />}
        guardMs={0}
        disabledReason={whyNotRole(me, ['buyer'])}
        onClick={() => setOpened('paste')}
      >
        {bulkPurchaseText.open}
      </Button>
      <Button guardMs={0} onClick={() => setOpened('reasons')}>
        {consoleWords.readyReasons}
      </Button>
      {opened === 'paste' && <PastePurchases onClose={close} />}
      {opened === 'reasons' && <ReadyReasonsSheet onClose={close} />}
    </Line>
  )
}
