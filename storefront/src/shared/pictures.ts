/** Pictures of the public pages, drawn at build (tools/draw-pictures.ts): goods as sellers show them, square; inspection photos, 4 by 3. */
export type PictureName =
  | 'hoodie-green'
  | 'hoodie-grey'
  | 'hoodie-white'
  | 'mugs'
  | 'notebook'
  | 'umbrella'
  | 'kettle'
  | 'sneaker'
  | 'photo-mugs'
  | 'photo-crack'
  | 'photo-foot'
  | 'photo-hoodie'
  | 'photo-hoodie-white'
  | 'photo-keyboard'
  | 'photo-backpack'
  | 'photo-kettle'
  | 'photo-notebook'
  | 'photo-umbrella'
  | 'photo-box'

const WIDTHS = { tiny: '-132', thumb: '-264', small: '', large: '-960' } as const

/**
 * Where a picture is: 480 px wide; goods also `tiny`, for places of 44 px on the sharpest screens; photos also as a `thumb`, for places of 88, and
 * `large`.
 */
export const pictureUrl = (name: PictureName, size: keyof typeof WIDTHS = 'small'): string =>
  `/pictures/${name}${WIDTHS[size]}.webp`

/** Small pictures that the home page shows beside one another, in one file (tools/draw-pictures.ts): a class for the part of it that is seen, with `object-cover`. */
export const GOODS_STRIP = {
  src: '/pictures/goods-strip.webp',
  'hoodie-grey': 'object-left',
  'hoodie-white': 'object-[33.333%]',
  kettle: 'object-[66.667%]',
  notebook: 'object-right',
} as const
