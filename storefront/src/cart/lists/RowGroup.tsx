import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { RowGroup as Group } from '@longhaul/domain/goods-lists/row.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useCallback, useEffect, useState } from 'react'
import { Section } from '../../shared/Section.tsx'
import type { GoodsList } from './KeptLists.tsx'
import { ListRow } from './ListRow.tsx'
import type { Filling } from './use-filling.ts'
import type { GoodsListRow, Ticked } from './use-ticked.ts'

/** The rows of one group, with a heading that counts them; a page of rows at a time. */
export function RowGroup({
  list,
  group,
  count,
  isOpen,
  ticked,
  filling,
  onCome,
}: {
  list: GoodsList
  group: Group
  count: number
  isOpen: boolean
  ticked: Ticked
  filling: Filling
  /** Its first rows are there, or cannot be had. */
  onCome: (group: Group) => void
}) {
  const come = useCallback(() => onCome(group), [onCome, group])
  return (
    <Folded title={say.groups[group]} detail={say.rowsOf(count)} open={isOpen}>
      <Pages list={list} which={{ group }} ticked={ticked} filling={filling} onCome={come} />
    </Folded>
  )
}

/** The rows with these words, of all groups. */
export function FoundRows({
  list,
  words,
  ticked,
  filling,
  onEnd,
}: {
  list: GoodsList
  words: string
  ticked: Ticked
  filling: Filling
  onEnd: () => void
}) {
  return (
    <Section
      title={say.foundOf(words)}
      aside={
        <Button size="small" onClick={onEnd}>
          {say.allRows}
        </Button>
      }
    >
      <Pages key={words} list={list} which={{ q: words }} ticked={ticked} filling={filling} />
    </Section>
  )
}

type Which = { group: Group } | { q: string }

type Shown = {
  list: GoodsList
  which: Which
  ticked: Ticked
  filling: Filling
  onCome?: (() => void) | undefined
}

function Pages({ list, which, ticked, filling, onCome }: Shown) {
  const [afters, setAfters] = useState<readonly number[]>([0])
  return afters.map((after, at) => (
    <Rows
      key={after}
      list={list}
      which={which}
      after={after}
      ticked={ticked}
      filling={filling}
      onCome={onCome}
      onMore={at === afters.length - 1 ? (next) => setAfters([...afters, next]) : undefined}
    />
  ))
}

function Rows({
  list,
  which,
  after,
  ticked,
  filling,
  onCome,
  onMore,
}: Shown & {
  after: number
  onMore: ((next: number) => void) | undefined
}) {
  const rows = useCall(
    'GET /goods_lists/{id}/rows',
    { params: { id: list.id }, query: { ...which, after, limit: 50 } },
    { keepPrevious: true },
  )
  const hasFailed = rows.data === undefined && rows.error !== null
  return (
    <>
      {hasFailed && <Come onCome={onCome} />}
      <Loaded of={rows} skeleton={<Skeleton kind="rows" count={3} />}>
        {({ items, next_after: next }) => (
          <>
            <Come onCome={onCome} />
            {items.length === 0 && after === 0 && <p className="text-ink-2">{say.noneFound}</p>}
            <TickAll rows={items.filter(({ group }) => group !== 'added')} ticked={ticked} />
            <ul>
              {items.map((row, at) => (
                <ListRow
                  key={row.id}
                  listId={list.id}
                  row={row}
                  ticked={ticked}
                  onPaste={(event, column) => filling.onPaste(event, column, items.slice(at))}
                />
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
    </>
  )
}

/** Reports that what it stands in is on the page. */
function Come({ onCome }: { onCome: (() => void) | undefined }) {
  useEffect(() => onCome?.(), [onCome])
  return null
}

function TickAll({ rows, ticked }: { rows: readonly GoodsListRow[]; ticked: Ticked }) {
  const isAll = rows.every(({ id }) => ticked.has(id))
  return (
    rows.length > 1 && (
      <CheckboxField
        label={say.tickAll}
        value={isAll}
        mixed={!isAll && rows.some(({ id }) => ticked.has(id))}
        onChange={(on) => ticked.set(rows, on)}
      />
    )
  )
}
