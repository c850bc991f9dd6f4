import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { KEPT_SEARCH, KEPT_SHOP } from '@longhaul/domain/favourites/kept-search.ts'
import { FAVOURITE_NOTE_MAX } from '@longhaul/domain/favourites/limits.ts'
import { format } from '@longhaul/text/format.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { goodsName } from '../shared/goods-name.ts'
import { WatchButton } from '../shared/favourites/WatchButton.tsx'
import { NoteEditor } from '../shared/NoteEditor.tsx'
import { mayClear } from './clear-favourites.ts'
import { NoFavourites } from './Empty.tsx'
import { GoodsRow } from './GoodsRow.tsx'

type Favourite = Reply<'GET /favourites'>['items'][number]

/** The favourites of the account. */
export function OwnFavourites() {
  const pages = usePages('GET /favourites', {})
  const clear = useSend('DELETE /favourites')
  return (
    <Loaded of={pages} skeleton={<Skeleton kind="rows" count={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoFavourites />
        ) : (
          <>
            <ul>
              {items.map((favourite) => (
                <OneFavourite key={favourite.id} favourite={favourite} />
              ))}
            </ul>
            <MorePages of={pages} shown={items.length} />
            <p className="mt-4 text-end">
              <Button
                size="small"
                type="redLine"
                onClick={() => void mayClear().then((yes) => yes && clear.mutate({}))}
              >
                {say.clearFavourites}
              </Button>
            </p>
          </>
        )
      }
    </Loaded>
  )
}

function OneFavourite({ favourite }: { favourite: Favourite }) {
  const change = useSend('PATCH /favourites/{id}')
  const remove = useSend('DELETE /favourites/{id}')
  const { id, note, saved_fen: savedFen, created_at: at } = favourite
  return (
    <GoodsRow
      goods={favourite}
      savedFen={savedFen}
      when={say.savedOn(format.date(at))}
      action={
        favourite.platform !== KEPT_SEARCH &&
        favourite.platform !== KEPT_SHOP && (
          <WatchButton url={favourite.url} title={favourite.title} name={goodsName(favourite)} />
        )
      }
      removing={remove.isPending || remove.isSuccess}
      onRemove={() => remove.mutate({ params: { id } })}
    >
      <NoteEditor
        note={note}
        of={goodsName(favourite)}
        words={say.note}
        max={FAVOURITE_NOTE_MAX}
        onSave={async (next) => void (await change.mutateAsync({ params: { id }, body: { note: next } }))}
      />
    </GoodsRow>
  )
}
