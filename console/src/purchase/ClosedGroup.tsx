import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { PageLink } from '../shared/ItemSubject.tsx'
import type { Group } from './group-by-seller.ts'
import { Wishes } from './Wishes.tsx'

/** A group that is not open: its items, read-only, one line each. */
export const ClosedGroup = ({ group }: { group: Group }) => (
  <ul>
    {group.items.map((item) => (
      <li
        key={item.id}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line/65 px-5 py-2"
      >
        <div className="min-w-0">
          <GoodsCard
            size="s"
            goods={item}
            beside={
              <>
                <PageLink item={item} small />
                <span className="text-sm text-ink-2">
                  {item.shopper_name}{' '}
                  <Link className="code whitespace-nowrap" to={to.order(item.order_id)}>
                    {item.order_number}
                  </Link>
                </span>
              </>
            }
          />
          <Wishes item={item} />
        </div>
        <span className="num">
          {item.quantity} × {money(item.unit_price_fen)}
        </span>
      </li>
    ))}
  </ul>
)
