import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { shownPhotosText as words } from '@longhaul/text/console/estimates/shown-photos.ts'
import { date, weight } from '@longhaul/text/format.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { EmptyShelf } from '@longhaul/ui/illustrations/EmptyShelf.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { KeyboardEvent } from 'react'
import { KeyHint } from '../shared/Key.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'

type Photo = Reply<'GET /staff/goods_photos'>['items'][number]

/** The public photos of earlier pieces, newest first, to review and to remove with one key. */
export default function ShownPhotosScreen() {
  const [item, setItem] = useSearchParam('item', { replace: true })
  const list = usePages('GET /staff/goods_photos', item ? { item } : {})
  const remove = useSend('POST /staff/goods_photos/{id}/remove', {
    onDone: () => toast.success(words.removed),
  })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={<SearchBox label={words.search} value={item} onChange={setItem} />}
    >
      {list.data?.first?.open === false && (
        <div className="mb-4">
          <Note tone="info">{words.closed}</Note>
        </div>
      )}
      <Loaded of={list} skeleton={<Skeleton kind="card" count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture={<EmptyShelf />} title={words.none} />
          ) : (
            <>
              <ul
                className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-4"
                aria-label={words.title}
              >
                {items.map((photo) => (
                  <ShownPhoto
                    key={photo.id}
                    photo={photo}
                    onRemove={() => remove.mutate({ params: { id: photo.id }, body: {} })}
                  />
                ))}
              </ul>
              <MorePages of={list} shown={items.length} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Arrow keys move between photos, Del removes the focused one. */
function ShownPhoto({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const what = captionsText.caption({ kind: 'free', shows: photo.shows, flaw: photo.flaw }, 1)
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const row = event.currentTarget.closest('li')
    const next = { ArrowRight: row?.nextElementSibling, ArrowLeft: row?.previousElementSibling }[event.key]
    if (next) next.querySelector('button')?.focus()
    if (event.key !== 'Delete') return
    event.preventDefault()
    ;(row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus()
    onRemove()
  }
  return (
    <li className="grid content-start gap-1 rounded-card border border-line bg-surface p-2">
      <img
        className="aspect-4/3 w-full rounded-control object-cover"
        src={photo.large.url}
        alt={what}
        loading="lazy"
        decoding="async"
      />
      <p className="truncate" lang="zh-Hans" title={photo.title}>
        {photo.title || photo.item_id}
      </p>
      <p className="text-sm text-ink-2">
        {[what, photo.options_text].filter(Boolean).join(' · ')}
        <br />
        {photo.marketplace} <span className="code">{photo.item_id}</span>
        <br />
        {date(photo.taken_on)} · {weight(photo.weight_grams)}
      </p>
      {new Date(photo.shown_from) > new Date() && (
        <p className="text-sm text-warn">{words.waits(date(photo.shown_from))}</p>
      )}
      <button
        type="button"
        className="mt-1 flex min-h-11 items-center justify-between gap-2 rounded-control border border-control bg-surface px-3"
        aria-keyshortcuts="Delete"
        aria-label={words.removeOf(photo.title || photo.item_id, what)}
        onClick={onRemove}
        onKeyDown={press}
      >
        {words.remove} <KeyHint>Del</KeyHint>
      </button>
    </li>
  )
}
