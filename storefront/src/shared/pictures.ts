/**
 * Pictures of the public pages, drawn at build time (tools/draw-pictures.ts): goods as sellers show them,
 * square; inspection photos, 4:3.
 */
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
 * The address of a picture, 480 px wide by default. Goods also come as `tiny`, for places of 44 px on the
 * sharpest screens; photos as `thumb`, for places of 88 px, and as `large`.
 */
export const pictureUrl = (name: PictureName, size: keyof typeof WIDTHS = 'small'): string =>
  `/pictures/${name}${WIDTHS[size]}.webp`

/**
 * The small pictures that the home page shows side by side, in one file (tools/draw-pictures.ts): each class
 * selects the visible part, together with `object-cover`.
 */
export const GOODS_STRIP = {
  src: '/pictures/goods-strip.webp',
  'hoodie-grey': 'object-left',
  'hoodie-white': 'object-[33.333%]',
  kettle: 'object-[66.667%]',
  notebook: 'object-right',
} as const
