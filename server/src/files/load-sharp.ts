import type Sharp from 'sharp'

/** What draws, reads and scales pictures, loaded with the first of them: a native library of some 20 MB that a start does not wait for (decision 0053). */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One picture, one thread: libvips would otherwise take every core for each. Its cache only helps to open the same file again, which never happens here.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
