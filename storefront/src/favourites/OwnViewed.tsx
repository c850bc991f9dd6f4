import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { format } from '@longhaul/text/format.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { ViewedHead } from './Empty.tsx'
import { GoodsRow } from './GoodsRow.tsx'

/** The goods that the shopper looked at. */
export function OwnViewed() {
  const viewed = useCall('GET /viewed_goods')
  const clear = useSend('DELETE /viewed_goods')
  const remove = useSend('DELETE /viewed_goods/{id}')
  const turn = useSend('PUT /viewed_goods/keeping')
  return (
    <Loaded of={viewed} skeleton={<Skeleton kind="rows" count={4} />}>
      {({ items, keeps_history: remembers }) => (
        <>
          <ViewedHead
            count={items.length}
            remembers={remembers}
            onClear={() => clear.mutate({})}
            onTurn={(on) => turn.mutate({ body: { on } })}
          />
          <ul>
            {items.map((goods) => (
              <GoodsRow
                key={goods.id}
                goods={goods}
                when={say.viewedOn(format.date(goods.viewed_at))}
                removing={remove.isPending}
                onRemove={() => remove.mutate({ params: { id: goods.id } })}
              />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
