import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import type { Column } from '@longhaul/ui/table/Table.tsx'
import { to } from '../links.ts'
import { Age } from '../shared/Age.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'

/** The columns that the tables of this desk share. */
export const productColumn: Column<StaffItem> = {
  head: purchaseText.product,
  names: true,
  render: (item) => (
    <div className="min-w-[200px] max-w-[400px]">
      <GoodsCard size="s" goods={item} />
    </div>
  ),
}

export const orderColumn: Column<StaffItem> = {
  head: consoleWords.order,
  render: (item) => (
    <Link className="code whitespace-nowrap" to={to.order(item.order_id)}>
      {item.order_number}
    </Link>
  ),
}

export const shopperColumn: Column<StaffItem> = {
  head: consoleWords.shopper,
  render: (item) => (
    <>
      {item.shopper_name} <small className="code muted">{item.shopper_code}</small>
    </>
  ),
}

export const amountColumn: Column<StaffItem> = {
  head: purchaseText.onHold,
  align: 'end',
  render: (item) => money(item.frozen_fen),
}

export const sellerNumberColumn: Column<StaffItem> = {
  head: purchaseText.sellerNumber,
  render: (item) => <span className="code whitespace-nowrap">{item.seller_order_number}</span>,
}

/** How long an item has been in its current stage. */
export const ageColumn = (head: string): Column<StaffItem> => ({
  head,
  align: 'end',
  render: (item) => <Age since={item.stage_at} />,
})
