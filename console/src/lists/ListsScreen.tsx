import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { LIST_IDS, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useEffect, useRef } from 'react'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ListDesk } from './ListDesk.tsx'
import { useList } from './use-list.ts'

/** Every list as a table: filtered, sorted, saved as views, exported, worked on in bulk. */
export default function ListsScreen() {
  const [params, change] = useSearchChange()
  const me = useMe()
  if (!me) return <Skeleton kind="rows" />
  const readable = LIST_IDS.filter((id) => whyNotRole(me, listShape(id).roles) === null)
  const list = readable.find((id) => id === params.get('list')) ?? readable[0] ?? 'items'
  const others = Object.fromEntries([...params.keys()].map((name) => [name, '']))
  return (
    <OneList
      key={list}
      list={list}
      readable={readable}
      onChoose={(next) => change({ ...others, list: next })}
    />
  )
}

function OneList({
  list,
  readable,
  onChoose,
}: {
  list: ListId
  readable: readonly ListId[]
  onChoose: (list: ListId) => void
}) {
  const open = useList(list)
  const kept = useCall('GET /staff/list_views', { query: { list } }, { staleMs: 60_000 })
  const byDefault = kept.data?.views.find((view) => view.id === kept.data?.layout.default_view)
  const untouched = open.view === '' && Object.keys(open.words).length === 0
  // Only when the list is opened: removing the last filter must not restore the view.
  const opened = useRef(false)
  useEffect(() => {
    if (!kept.data || opened.current) return
    opened.current = true
    if (untouched && byDefault) open.open(byDefault.id, byDefault.query, 'quietly')
  })
  return (
    <Page
      title={shellText.sections.lists}
      lead={listsText.lead}
      actions={
        <>
          <SelectField
            label={listsText.choose}
            labelHidden
            unmarked
            empty={null}
            options={readable.map((id) => ({ value: id, label: listsText.lists[id] }))}
            value={list}
            onChange={(next) => onChoose(readable.find((id) => id === next) ?? list)}
          />
          <SearchBox label={listsText.search} value={open.words['q'] ?? ''} onChange={open.search} />
        </>
      }
    >
      <ListDesk list={list} open={open} kept={kept.data} />
    </Page>
  )
}
