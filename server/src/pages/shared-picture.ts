import { publicUrl } from '../platform/http/public-url.ts'

/** Pages with their own picture, by the start of their path; all others have that of the home page. */
const PAGES = [
  ['/faq', 'help'],
  ['/article', 'articles'],
  ['/shippingEstimate', 'estimate'],
  ['/fulfilment', 'fulfilment'],
] as const

/**
 * The picture that other sites show with a link to a page: drawn at build time (tools/draw-pictures.ts), the
 * same in every language.
 */
export function sharedPicture(path: string): { url: string; width: number; height: number } {
  const name = PAGES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'home'
  return { url: publicUrl(`/pictures/shared-${name}.jpg`), width: 1_200, height: 630 }
}
