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

/** Where a picture is: 480 px wide, a photo also `large`, 960 px. */
export const pictureUrl = (name: PictureName, size: 'small' | 'large' = 'small'): string =>
  `/pictures/${name}${size === 'large' ? '-960' : ''}.webp`
