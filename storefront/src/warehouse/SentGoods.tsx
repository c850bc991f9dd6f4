import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { goodsName, langOf } from '../shared/goods-name.ts'

/** Pictures of what is going into the package, with names: those of our warehouse where there are any. */
export function SentGoods({ ids }: { ids: readonly string[] }) {
  const { data } = useCall('GET /stock_items', { query: { ids: ids.join(',') } })
  const items = ids.flatMap((id) => data?.items.find((item) => item.id === id) ?? [])
  return (
    <ul
      className="flex min-h-28 gap-3 overflow-x-auto"
      aria-label={warehouseText.confirm.goods}
      // It may scroll, and contains nothing else that the keyboard could reach.
      tabIndex={0}
    >
      {items.map((item) => {
        const name = goodsName(item)
        return (
          <li key={item.id} className="w-20 shrink-0 text-sm">
            <GoodsPicture src={item.photos[0]?.url ?? item.image} size={88} />
            <span className="mt-1 block truncate" lang={langOf(name)}>
              {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
