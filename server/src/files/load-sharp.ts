import type Sharp from 'sharp'

/**
 * Loads the image library with the first picture: it is a native library of some 20 MB, which would slow down
 * every start.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread per picture; libvips would otherwise use every core for each. Its cache only helps when a file
  // is opened again, which never happens here.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
