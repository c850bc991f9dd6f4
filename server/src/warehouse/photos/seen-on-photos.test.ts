import { expect, test } from 'vitest'
import type { StockPhoto } from '../sql.ts'
import { seenOnPhotos } from './seen-on-photos.ts'

const photo = (caption: Partial<StockPhoto>): StockPhoto => ({
  id: '',
  stock_item_id: '',
  file_id: '',
  kind: 'free',
  shows: 'other',
  flaw: null,
  note: '',
  held_back: false,
  width: null,
  height: null,
  ...caption,
})

test('a message names flaws first, else keeps the order of the photos, and leaves out those that say nothing', () => {
  const [front, bare, crack, note, stain] = [
    photo({ shows: 'front' }),
    photo({}),
    photo({ shows: 'flaw', flaw: 'crack', note: '杯口' }),
    photo({ note: 'with its box' }),
    photo({ shows: 'flaw', flaw: 'stain' }),
  ] as const
  const said = [crack, stain, front, note].map(({ kind, shows, flaw, note: words }) => ({
    kind,
    shows,
    flaw,
    note: words,
  }))
  expect(seenOnPhotos([front, bare, crack, note, stain])).toEqual(said)
})
