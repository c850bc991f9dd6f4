import { expect, test } from 'vitest'
import { SHARED_PAGES, SHARED_SIZE } from '../goods/drawings/shared-pictures.ts'
import { sharedPicture } from './page-document.ts'

test.each([
  ['/', 'home'],
  ['/faq', 'help'],
  ['/faq/59/How-to-buy', 'help'],
  ['/article', 'articles'],
  ['/article/111/x', 'articles'],
  ['/articles-of-clothing', 'home'],
  ['/shippingEstimate', 'estimate'],
  ['/fulfilment', 'fulfilment'],
])('%s is shared with the picture of %s', (path, name) => {
  const { url, width, height } = sharedPicture(path)
  expect(new URL(url).pathname).toBe(`/pictures/shared-${name}.jpg`)
  expect([width, height]).toEqual([...SHARED_SIZE])
  expect(SHARED_PAGES).toContain(name)
})
