import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { RowGroup as Group } from '@longhaul/domain/goods-lists/row.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import type { GoodsList } from './KeptLists.tsx'
import { ListRow } from './ListRow.tsx'
import type { Ticked } from './use-ticked.ts'

/** The rows of one group, with a heading that counts them; a page of rows at a time. */
export function RowGroup({
  list,
  group,
  count,
  isOpen,
  ticked,
}: {
  list: GoodsList
  group: Group
  count: number
  isOpen: boolean
  ticked: Ticked
}) {
  const [afters, setAfters] = useState<readonly number[]>([0])
  return (
    <Folded title={say.groups[group]} detail={say.rowsOf(count)} open={isOpen}>
      {afters.map((after, at) => (
        <Rows
          key={after}
          list={list}
          group={group}
          after={after}
          ticked={ticked}
          onMore={at === afters.length - 1 ? (next) => setAfters([...afters, next]) : undefined}
        />
      ))}
    </Folded>
  )
}

function Rows({
  list,
  group,
  after,
  ticked,
  onMore,
}: {
  list: GoodsList
  group: Group
  after: number
  ticked: Ticked
  onMore: ((next: number) => void) | undefined
}) {
  const rows = useCall(
    'GET /goods_lists/{id}/rows',
    { params: { id: list.id }, query: { group, after, limit: 50 } },
    { keepPrevious: true },
  )
  return (
    <Loaded of={rows} skeleton={<Skeleton kind="rows" count={3} />}>
      {({ items, next_after: next }) => (
        <>
          {group !== 'added' && items.length > 1 && (
            <CheckboxField
              label={say.tickAll}
              value={items.every(({ id }) => ticked.has(id))}
              mixed={items.some(({ id }) => ticked.has(id)) && !items.every(({ id }) => ticked.has(id))}
              onChange={(on) => ticked.set(items, on)}
            />
          )}
          <ul>
            {items.map((row) => (
              <ListRow key={row.id} listId={list.id} row={row} ticked={ticked} />
            ))}
          </ul>
          {next !== null && onMore && (
            <Button size="small" onClick={() => onMore(next)}>
              {say.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
