import { bulkPurchaseText } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { to } from '../links.ts'
import { PageLink, type StaffItem } from '../shared/ItemSubject.tsx'
import { SilentKey } from '../shared/Key.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { TextButton } from '../shared/TextButton.tsx'
import { type BilledItem, isAsked } from './bill.ts'
import type { SellerOrder } from './use-seller-order.ts'
import { Wishes } from './Wishes.tsx'

const ROW = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line/65 px-5 py-3'
const HIGHER_PRICE = 'bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]'

/**
 * An item of the open group: whether it is in the order, its price at the seller, and the effect of its share
 * on its shopper.
 */
export function BuyRow({
  item,
  order,
  isGone,
  onOpen,
}: {
  item: StaffItem
  order: SellerOrder
  isGone: boolean
  onOpen: (what: 'ask' | 'cancel') => void
}) {
  const billed = order.bill.rows.find((row) => row.item.id === item.id)
  const before = order.piecesBefore(item)
  return (
    <li className={`${ROW} ${billed && isAsked(billed) ? HIGHER_PRICE : ''} ${isGone ? 'opacity-60' : ''}`}>
      <CheckboxField
        label={purchaseText.inOrder(item.title)}
        labelHidden
        value={billed !== undefined}
        disabled={isGone}
        onChange={(isIn) => order.setIn(item.id, isIn)}
      />
      <div className="grid min-w-0 gap-1">
        <About item={item} />
        {isGone && <p className="font-medium text-bad">{purchaseText.gone.row}</p>}
        {before !== undefined && (
          <p role="status" className="font-medium text-bad">
            {purchaseText.fewer(before, item.quantity)}
          </p>
        )}
        <Wishes item={item} />
        {!isGone && (
          <div className="grid gap-1 ps-[46px]">
            {billed && <Price billed={billed} order={order} />}
            <Line>
              {billed && isAsked(billed) && <AskPrice billed={billed} order={order} />}
              <TextButton onClick={() => onOpen('ask')}>{purchaseText.ask}</TextButton>
              <TextButton onClick={() => onOpen('cancel')}>{purchaseText.cancel}</TextButton>
            </Line>
          </div>
        )}
      </div>
    </li>
  )
}

const About = ({ item }: { item: StaffItem }) => (
  <>
    <GoodsCard size="s" goods={item} beside={<PageLink item={item} small />}>
      {item.options_text && (
        <>
          <span lang="zh-Hans">{item.options_text}</span>{' '}
          <CopyButton text={item.options_text} what={bulkPurchaseText.options} /> ·{' '}
        </>
      )}
      {item.quantity} × {money(item.unit_price_fen)} · {item.shopper_name}{' '}
      <Link className="code whitespace-nowrap" to={to.order(item.order_id)}>
        {item.order_number}
      </Link>
    </GoodsCard>
  </>
)

/** Its price at the seller, its cost including its share, and the difference from what was paid for it. */
function Price({ billed, order }: { billed: BilledItem; order: SellerOrder }) {
  const { item, price, share, houseFen, missingFen, savedFen } = billed
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
      <TextField
        label={purchaseText.price(item.title)}
        labelHidden
        unmarked
        before="¥"
        width="short"
        inputMode="decimal"
        value={price}
        onChange={(typed) => order.setPrice(item.id, typed)}
      />
      {share && (
        <p className="flex flex-wrap gap-x-3" role="status">
          <span className="text-ink-2">
            {purchaseText.shared(money(share.goodsFen + share.freightFen + houseFen))}
          </span>
          {houseFen > 0 && <b className="text-ok">{purchaseText.house(money(houseFen))}</b>}
          {savedFen > 0 && <b className="text-ok">{purchaseText.saved(money(savedFen))}</b>}
          {missingFen > 0 && (
            <b className={billed.isAgreed ? 'text-warn' : 'text-bad'}>
              {billed.isAgreed ? purchaseText.added(money(missingFen)) : purchaseText.more(money(missingFen))}
            </b>
          )}
          {houseFen === 0 && savedFen === 0 && missingFen === 0 && (
            <b className="text-ok">{purchaseText.exact}</b>
          )}
        </p>
      )}
    </div>
  )
}

const AskPrice = ({ billed, order }: { billed: BilledItem; order: SellerOrder }) => (
  <Button
    type="primary"
    size="small"
    guardMs={0}
    busy={order.isAsking && purchaseText.ask}
    title={bulkPurchaseText.askNowHint}
    onClick={() => order.askPrice(billed)}
  >
    {bulkPurchaseText.askNow(money(billed.missingFen))} {order.asked === billed && <SilentKey>D</SilentKey>}
  </Button>
)
