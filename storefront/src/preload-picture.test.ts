import { expect, test, vi } from 'vitest'
import { preloadPicture } from './preload-picture.ts'

/** The addresses that are downloaded because of a reply. */
function downloaded(reply: unknown): string[] {
  const pictures: string[] = []
  const set = vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((src) => {
    pictures.push(src)
  })
  preloadPicture(reply)
  set.mockRestore()
  return pictures
}

test('of a product, the large picture is downloaded and no other', () => {
  const images = [
    { file_id: 'a', url: '/api/v1/files/a' },
    { file_id: 'b', url: '/api/v1/files/b' },
  ]
  expect(downloaded({ product: { images } })).toEqual(['/api/v1/files/a'])
})

test.each([undefined, { product: null }, { product: { images: [] } }, { items: [] }])(
  'of %j, nothing',
  (reply) => expect(downloaded(reply)).toEqual([]),
)
