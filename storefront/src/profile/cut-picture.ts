import { AVATAR_PIXELS } from '@longhaul/domain/accounts/avatar.ts'

/** A part of a picture, in the picture's own pixels. */
export type Part = { x: number; y: number; width: number; height: number }

/** The part of a picture as a PNG of 180 by 180 pixels. Rejects where the browser cannot read the picture. */
export async function cutPicture(address: string, part: Part): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_PIXELS
  canvas.height = AVATAR_PIXELS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was drawn'))), 'image/png')
  })
}
