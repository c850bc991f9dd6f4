import { call } from '@longhaul/browser/calls/client.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ROWS_PAGE_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { PACKAGE_ROWS_MAX } from '@longhaul/domain/goods-lists/packages.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../../links.ts'
import { LandedCostSum } from '../../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../../shared/landed-cost/use-landed-cost.ts'
import { LandedCostInPackages, toLandedCostItem } from './LandedCostInPackages.tsx'
import type { GoodsList } from './KeptLists.tsx'
import { PerPerson } from './PerPerson.tsx'
import type { GoodsListRow, Ticked } from './use-ticked.ts'

/** As in the cart: at the bottom of the window while the list goes on below. */
const BAR =
  'sticky [@media(max-height:30rem)]:static! bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -mx-4 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-surface px-4 md:bottom-0 md:mx-0 md:rounded-t-card md:border-x'

/** The height that the total to the door usually has. */
const DOOR_TOTAL = 'min-h-58'

/** What the ready rows cost, or the ticked ones of them, and the button that puts them into the cart. */
export function ListSum({ list, ticked }: { list: GoodsList; ticked: Ticked }) {
  const navigate = useNavigate()
  const chosen = ticked.rows.filter(({ group }) => group === 'ready')
  const isAll = chosen.length === 0
  const count = isAll ? (list.counts.ready ?? 0) : chosen.length
  const fen = isAll
    ? list.ready_fen
    : chosen.reduce((sum, row) => sum + (row.unit_price_fen ?? 0) * (row.quantity ?? 0), 0)
  const put = useSend('POST /goods_lists/{id}/to_cart', {
    onDone: ({ added, no_room_for: left }) => {
      ticked.clear()
      const words = sentences(
        added > 0 ? say.added(added) : left === 0 && say.nothingAdded,
        left > 0 && say.noRoom(left),
      )
      toast.success(words, { action: { label: say.openCart, onClick: () => navigate(to.cart()) } })
    },
  })
  if (count === 0) return null
  return (
    <>
      <div className="max-w-text">
        {count > PACKAGE_ROWS_MAX ? (
          <LandedCostInPackages
            key={`${list.id} ${fen} ${count}`}
            count={count}
            load={() => (isAll ? readReady(list) : Promise.resolve(chosen))}
          />
        ) : isAll ? (
          <DoorTotalOfReady list={list} />
        ) : (
          <DoorTotal rows={chosen} />
        )}
      </div>
      <div data-bottom-bar="" className={BAR}>
        <LiveTotal label={say.payNow(count)} fen={fen} />
        <Button
          type="primary"
          busy={put.isPending && say.busy}
          onClick={() =>
            put.mutate({
              params: { id: list.id },
              body: isAll ? {} : { row_ids: chosen.map(({ id }) => id) },
            })
          }
        >
          {isAll ? say.put(count) : say.putTicked(count)}
        </Button>
      </div>
    </>
  )
}

function DoorTotalOfReady({ list }: { list: GoodsList }) {
  const rows = useCall('GET /goods_lists/{id}/rows', {
    params: { id: list.id },
    query: { group: 'ready', after: 0, limit: PACKAGE_ROWS_MAX },
  })
  if (!rows.data) return <div className={DOOR_TOTAL} />
  return <DoorTotal rows={rows.data.items} />
}

/** The total to the door of these rows in one package, by the same function as everywhere. */
function DoorTotal({ rows }: { rows: readonly GoodsListRow[] }) {
  const cost = useLandedCost(rows.map(toLandedCostItem))
  if (rows.length === 0) return null
  const { data, isOld, failed } = cost
  return (
    <>
      <div className={data || failed ? undefined : DOOR_TOTAL}>
        <LandedCostSum cost={cost} title={landedCostText.list.title} />
      </div>
      {/* The reply of a moment ago is about other rows. */}
      {data && !isOld && data.total && <PerPerson packages={[{ rows, answer: data }]} />}
      {data && !isOld && !data.total && rows.length > 1 && (
        <LandedCostInPackages
          key={rows.map(({ id }) => id).join(' ')}
          count={rows.length}
          load={() => Promise.resolve([...rows])}
        />
      )}
    </>
  )
}

/** The ready rows of a list, page by page. */
async function readReady({ id }: GoodsList): Promise<GoodsListRow[]> {
  const rows: GoodsListRow[] = []
  let after: number | null = 0
  while (after !== null) {
    const query = { group: 'ready' as const, after, limit: ROWS_PAGE_MAX }
    const page: Reply<'GET /goods_lists/{id}/rows'> = await call('GET /goods_lists/{id}/rows', {
      params: { id },
      query,
    })
    rows.push(...page.items)
    after = page.next_after
  }
  return rows
}
