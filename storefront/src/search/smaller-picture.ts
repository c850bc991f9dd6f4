/** More pixels say nothing more about what a picture shows. */
const SIDE_MAX = 1_000
/** Smaller files are sent as they are. */
const BYTES_MAX = 500_000

/**
 * A picture small enough to be sent, because cameras make files of many megabytes. A file that the browser
 * cannot draw is sent as it is, and the server says what is wrong with it.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.size <= BYTES_MAX || typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return small ?? file
  } catch {
    return file
  }
}
