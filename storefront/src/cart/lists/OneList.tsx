import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { type RowGroup as RowGroupId, ROW_GROUPS } from '@longhaul/domain/goods-lists/row.ts'
import { LIST_NAME_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useCallback, useState } from 'react'
import { Page } from '../../shared/Page.tsx'
import { SearchBox } from '../../shared/SearchBox.tsx'
import { BulkBar } from './BulkBar.tsx'
import { type GoodsList, stateOf } from './KeptLists.tsx'
import { ListSum } from './ListSum.tsx'
import { Publish } from './Publish.tsx'
import { FoundRows, RowGroup } from './RowGroup.tsx'
import { SheetColumns, UnusedColumns } from './SheetColumns.tsx'
import { type Filling, useFilling } from './use-filling.ts'
import { useTicked } from './use-ticked.ts'
import { toList } from '../../shared/to-list.ts'

const COLUMNS = 'columns'

/** A list with fewer rows is seen at a glance. */
const SEARCHED_FROM = 10

/** One list as a table to correct: what needs the shopper first, then what is ready, and the sum. */
export function OneList({ id }: { id: string }) {
  const list = useCall('GET /goods_lists/{id}', { params: { id } })
  const columns = useCall('GET /goods_lists/{id}/columns', { params: { id } })
  const skeleton = (
    <Page title={say.title}>
      <Skeleton kind="rows" count={8} />
    </Page>
  )
  return (
    <Loaded of={list} skeleton={skeleton}>
      {(data) => (
        // What stands above the table comes with it, so that nothing moves.
        <Loaded of={columns} skeleton={skeleton}>
          {(answer) => <Filled list={data} columns={answer} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Filled({ list, columns }: { list: GoodsList; columns: Reply<'GET /goods_lists/{id}/columns'> }) {
  const [choosing, setChoosing] = useState(false)
  const ticked = useTicked()
  const filling = useFilling(list.id)
  const [words, setWords] = useState('')
  const shown = ROW_GROUPS.filter((group) => (list.counts[group] ?? 0) > 0)
  const { failed = 0, unsure = 0, missing = 0 } = list.counts
  const isOpen = (group: RowGroupId) =>
    group === 'ready' ? failed + unsure + missing === 0 : group !== 'added' && group !== 'waiting'
  const { hasTable, come } = useTable(shown.filter(isOpen))
  return (
    <Page title={list.name} heading={stateOf(list)} lead={<Name list={list} />} above={<Back />}>
      <div className="grid grid-cols-1 gap-4">
        <Progress list={list} />
        {list.is_cut && <Note tone="warn" title={say.cut} />}
        <UnusedColumns
          answer={columns}
          onChoose={() => {
            setChoosing(true)
            document.getElementById(COLUMNS)?.scrollIntoView?.({ block: 'start' })
          }}
        />
        {ticked.rows.length > 0 && <BulkBar list={list} ticked={ticked} filling={filling} />}
        <Undo filling={filling} />
        {list.row_count > SEARCHED_FROM && (
          <SearchBox
            label={say.search}
            hint={say.search}
            button={say.searchButton}
            words={words}
            onSearch={setWords}
          />
        )}
        {words !== '' && (
          <FoundRows list={list} words={words} ticked={ticked} filling={filling} onEnd={() => setWords('')} />
        )}
        {words === '' &&
          shown.map((group) => (
            <RowGroup
              key={group}
              list={list}
              group={group}
              count={list.counts[group] ?? 0}
              isOpen={isOpen(group)}
              ticked={ticked}
              filling={filling}
              onCome={come}
            />
          ))}
        {hasTable && (
          <>
            <ListSum list={list} ticked={ticked} />
            <div id={COLUMNS} className="scroll-mt-24 empty:hidden">
              <SheetColumns list={list} answer={columns} isOpen={choosing} />
            </div>
            <Rest list={list} />
            {(list.counts.waiting ?? 0) === 0 && <Publish list={list} />}
          </>
        )}
      </div>
    </Page>
  )
}

/**
 * Whether the rows of the groups that open by themselves have come: what is below the table is shown from
 * then on, so that the rows do not push it down.
 */
function useTable(open: readonly RowGroupId[]): { hasTable: boolean; come: (group: RowGroupId) => void } {
  const [came, setCame] = useState<ReadonlySet<RowGroupId>>(new Set())
  const [hasTable, setTable] = useState(open.length === 0)
  if (!hasTable && open.every((group) => came.has(group))) setTable(true)
  const come = useCallback((group: RowGroupId) => setCame((before) => new Set([...before, group])), [])
  return { hasTable, come }
}

/** Takes back the last change of several rows at once. */
const Undo = ({ filling: { changed, busy, undo } }: { filling: Filling }) => (
  <div role="status">
    {changed > 0 && (
      <p className="flex flex-wrap items-center gap-3">
        {say.changed(changed)}
        <Button size="small" busy={busy && say.busy} onClick={undo}>
          {say.undo}
        </Button>
      </p>
    )}
  </div>
)

const Back = () => (
  <p className="mb-2 text-sm">
    <Link to={toList()}>{say.title}</Link>
  </p>
)

/** The name of the list, which can be changed. */
function Name({ list }: { list: GoodsList }) {
  const [name, setName] = useState<string | undefined>(undefined)
  const change = useSend('PATCH /goods_lists/{id}', { onDone: () => setName(undefined) })
  if (name === undefined)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>{list.name}</span>
        <Button size="small" onClick={() => setName(list.name)}>
          {say.rename}
        </Button>
      </p>
    )
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') change.mutate({ params: { id: list.id }, body: { name: name.trim() } })
      }}
    >
      <TextField label={say.name} unmarked maxLength={LIST_NAME_MAX} value={name} onChange={setName} />
      <Button submit busy={change.isPending && say.busy}>
        {say.save}
      </Button>
    </form>
  )
}

/** How far the list has been read, with the buttons to stop and to go on. */
function Progress({ list }: { list: GoodsList }) {
  const change = useSend('PATCH /goods_lists/{id}')
  const { waiting = 0 } = list.counts
  if (waiting === 0 && list.unread_count === 0) return null
  const set = (stage: 'stopped' | 'reading') => change.mutate({ params: { id: list.id }, body: { stage } })
  const isReading = list.stage === 'reading'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {waiting > 0 && (
        <>
          <progress
            max={list.row_count}
            value={list.row_count - waiting}
            aria-label={say.reading(list.row_count - waiting, list.row_count)}
          />
          <output className="text-sm text-ink-2">
            {say.reading(list.row_count - waiting, list.row_count)}
          </output>
        </>
      )}
      <Button
        size="small"
        busy={change.isPending && say.busy}
        onClick={() => set(isReading ? 'stopped' : 'reading')}
      >
        {isReading ? say.stop : waiting > 0 ? say.goOn : say.again}
      </Button>
    </div>
  )
}

/** What can be done with the whole list. */
function Rest({ list }: { list: GoodsList }) {
  const navigate = useNavigate()
  const copy = useSend('POST /goods_lists/{id}/copy', { onDone: ({ id }) => navigate(toList(id)) })
  const remove = useSend('DELETE /goods_lists/{id}', { onDone: () => navigate(toList()) })
  const params = { id: list.id }
  const save = (kind: 'csv' | 'xlsx') =>
    void saveDocument(`/goods_lists/${list.id}/list.${kind}`, `${list.name}.${kind}`)

  async function drop() {
    const isSure = await ask({
      title: say.remove,
      text: say.removeSure,
      danger: true,
      confirmText: say.remove,
    })
    if (isSure) remove.mutate({ params })
  }
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button size="small" onClick={() => save('xlsx')}>
        {say.xlsx}
      </Button>
      <Button size="small" onClick={() => save('csv')}>
        {say.csv}
      </Button>
      <Button
        size="small"
        busy={copy.isPending && say.busy}
        onClick={() => copy.mutate({ params, body: {} })}
      >
        {say.copy}
      </Button>
      <Button size="small" type="redLine" busy={remove.isPending && say.busy} onClick={() => void drop()}>
        {say.remove}
      </Button>
    </p>
  )
}
