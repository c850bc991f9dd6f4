import { KEPT_SEARCH, KEPT_SHOP, searchAddress } from '@longhaul/domain/favourites/kept-search.ts'
import { FAVOURITE_NOTE_MAX } from '@longhaul/domain/favourites/limits.ts'
import type { KeptGoods } from '@longhaul/domain/favourites/kept-goods.ts'
import { isShopAddress } from '@longhaul/domain/links/shop-address.ts'
import { format } from '@longhaul/text/format.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoteEditor } from '../shared/NoteEditor.tsx'
import { mayClear } from './clear-favourites.ts'
import {
  clearDevice,
  dropFromDevice,
  noteOnDevice,
  remembersHere,
  useDevice,
  useRemembersHere,
} from '../shared/favourites/device.ts'
import { NoFavourites, ViewedHead } from './Empty.tsx'
import { GoodsRow } from './GoodsRow.tsx'

/** The favourites of a guest. */
export function DeviceFavourites() {
  const kept = useDevice('favourites')
  if (kept.length === 0) return <NoFavourites />
  return (
    <>
      <ul>
        {kept.map((goods) => (
          <GoodsRow
            key={goods.url}
            goods={toGoods(goods)}
            when={say.savedOn(format.date(new Date(goods.at)))}
            onRemove={() => dropFromDevice('favourites', goods.url)}
          >
            <NoteEditor
              note={goods.note}
              of={goods.title}
              words={say.note}
              max={FAVOURITE_NOTE_MAX}
              onSave={async (note) => noteOnDevice(goods.url, note)}
            />
          </GoodsRow>
        ))}
      </ul>
      <p className="mt-4 text-end">
        <Button
          size="small"
          type="redLine"
          onClick={() => void mayClear().then((yes) => yes && clearDevice('favourites'))}
        >
          {say.clearFavourites}
        </Button>
      </p>
    </>
  )
}

/** The goods that a guest looked at. */
export function DeviceViewed() {
  const kept = useDevice('viewed')
  return (
    <>
      <ViewedHead
        count={kept.length}
        remembers={useRemembersHere()}
        onClear={() => clearDevice('viewed')}
        onTurn={remembersHere}
      />
      <ul>
        {kept.map((goods) => (
          <GoodsRow
            key={goods.url}
            goods={toGoods(goods)}
            when={say.viewedOn(format.date(new Date(goods.at)))}
            onRemove={() => dropFromDevice('viewed', goods.url)}
          />
        ))}
      </ul>
    </>
  )
}

/** A device knows the name of goods, a shop or a search and the link, nothing of a page. */
const toGoods = ({ url, title }: KeptGoods) => ({
  url,
  title,
  platform: isShopAddress(url) ? KEPT_SHOP : searchAddress(url, location.origin) === null ? '' : KEPT_SEARCH,
  seller_name: '',
  image: null,
  price_fen: null,
  price_is_from: false,
  is_sold_out: false,
  read_at: null,
})
