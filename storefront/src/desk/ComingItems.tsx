import { dayAndMonth } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import { GoodsName } from '../shared/GoodsName.tsx'
import type { Coming, DeskData } from '../shared/waiting/desk-data.ts'

/** Ordered items that have not reached the warehouse: one line each, in columns where there is room. */
export function ComingItems({ coming: { count, items } }: { coming: DeskData['coming'] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="coming">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="coming" className="text-md">
          {text.coming}
        </h2>
        {count > items.length && <Link to={to.orders()}>{text.allOrders(count)}</Link>}
      </div>
      <ul className="grid grid-cols-1 gap-x-7 md:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <ComingItem key={item.order_item_id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ComingItem({ item }: { item: Coming }) {
  const due = item.stage === 'in_review' ? item.review_due_at : null
  return (
    <li className="flex gap-3.5 border-t py-2.5">
      <GoodsPicture src={item.image} size={72} />
      <div className="min-w-0 text-sm text-ink-2">
        <Link
          to={to.order(item.order_id)}
          className="block min-h-6 truncate text-md font-semibold text-ink no-underline hover:underline"
        >
          <GoodsName of={item} />
        </Link>
        <p>{text.stages[item.stage]}</p>
        <p className="num">
          {due ? text.checkedBy(dayAndMonth(due)) : text.since(dayAndMonth(item.stage_at))}
        </p>
      </div>
    </li>
  )
}
