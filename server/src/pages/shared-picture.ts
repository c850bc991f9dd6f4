import { publicUrl } from '../platform/http/public-url.ts'

/** Pages with a picture of their own, by the start of their path; every other has that of the home page. */
const PAGES = [
  ['/faq', 'help'],
  ['/article', 'articles'],
  ['/shippingEstimate', 'estimate'],
  ['/fulfilment', 'fulfilment'],
] as const

/** What others show where they link to a page: drawn at build (tools/draw-pictures.ts), the same in every language. */
export function sharedPicture(path: string): { url: string; width: number; height: number } {
  const name = PAGES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? 'home'
  return { url: publicUrl(`/pictures/shared-${name}.jpg`), width: 1_200, height: 630 }
}
