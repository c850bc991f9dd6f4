import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { format } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Page } from '../../shared/Page.tsx'
import { MakeList } from './MakeList.tsx'
import { toList } from '../../shared/to-list.ts'

export type GoodsList = Reply<'GET /goods_lists'>['items'][number]

/** A new list, and those that are kept. */
export function KeptLists() {
  const lists = useCall('GET /goods_lists')
  return (
    <Page title={say.title} lead={<p>{say.lead}</p>}>
      <div className="grid max-w-text grid-cols-1 gap-6">
        <MakeList />
        <Loaded of={lists} skeleton={<Skeleton kind="rows" count={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-2">{say.none}</p>
            ) : (
              <ul>
                {items.map((list) => (
                  <Row
                    key={list.id}
                    title={<Link to={toList(list.id)}>{list.name}</Link>}
                    aside={<span className="num text-sm text-ink-2">{format.date(list.created_at)}</span>}
                  >
                    <p className="text-sm text-ink-2">{sentences(stateOf(list))}</p>
                  </Row>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Page>
  )
}

/** What a list needs, in one sentence. */
export function stateOf({ counts, row_count: count }: GoodsList): string {
  const { waiting = 0, failed = 0, unsure = 0, missing = 0, added = 0 } = counts
  if (waiting > 0) return say.reading(count - waiting, count)
  if (added === count) return say.allAdded
  const needing = failed + unsure + missing
  return needing > 0 ? say.needs(needing, count) : say.allReady(count)
}
