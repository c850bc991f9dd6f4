import { getPhotoSharing as route } from '@longhaul/contract/goods/goods-photos.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { imageUrl } from '../files/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { findOwnSharing, listOwnSharedPieces } from './sql-photo-sharing.ts'

export const getPhotoSharingAction = readAction(route, getPhotoSharing)

const PIECES_MAX = 50

/** Whether the shopper shares photos of purchased goods with others, and of which pieces. */
async function getPhotoSharing({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { showGoodsPhotos: open } = await readSettings(db)
  const { shares_photos: shares } = await findOwnSharing(db, me.id)
  const pieces = open ? await listOwnSharedPieces(db, me.id, PIECES_MAX) : []
  return {
    open,
    shares,
    pieces: pieces.map((piece) => ({
      stock_item_id: piece.stock_item_id,
      title: piece.title,
      title_latin: piece.title_latin,
      image: imageUrl(world, piece.file_id, now),
      photos: piece.photos,
      taken_on: shanghaiDay(piece.taken_at),
      shares: piece.shares_photos,
    })),
  }
}
