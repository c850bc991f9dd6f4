import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'
import { storePicture } from './store-picture.ts'
import { fileUrl, mailPictureUrl } from '../platform/files/file-store.ts'

const world = testWorld()
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})

/** A stored photo with fine detail, so that its size in bytes is that of a real one. */
async function aPhoto(kind: 'inspection' | 'receipt' = 'inspection'): Promise<string> {
  const content = await sharp({
    create: {
      width: 2_000,
      height: 1_500,
      channels: 3,
      background: '#386',
      noise: { type: 'gaussian', mean: 128, sigma: 4 },
    },
  })
    .jpeg()
    .toBuffer()
  const owner = { kind, shopperId: null, staffId: packer.id, now: world.clock.now() }
  return (await storePicture(world.world, content, owner)).id
}

const urlOf = (id: string, size: 'photo' | 'row' = 'photo', days = 15) =>
  mailPictureUrl(world.world.secret, { id, size, days, now: world.clock.now() })
const get = (url: string) => world.inject({ method: 'GET', url })

test('a picture in a mail is a JPEG of the size that the mail shows', async () => {
  const id = await aPhoto()
  for (const [size, width] of [
    ['photo', 1_200],
    ['row', 160],
  ] as const) {
    const answer = await get(urlOf(id, size))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // Else programs on the web could not show it.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const picture = await sharp(answer.rawPayload).metadata()
    expect([picture.format, picture.width, picture.exif]).toEqual(['jpeg', width, undefined])
    expect(answer.rawPayload.length).toBeLessThan(400_000)
  }
})

test('its address is for this picture and this size, for two weeks, and for pictures of goods only', async () => {
  const id = await aPhoto()
  const url = urlOf(id)
  for (const wrong of [
    url.replace('/photo', '/row'),
    url.replace('/photo', '/huge'),
    url.replace(id, await aPhoto()),
    url.replace(/sign=./, 'sign=!'),
    fileUrl(world.world.secret, id, world.clock.now()).replace(`/files/${id}`, `/mail_pictures/${id}/photo`),
    urlOf(await aPhoto('receipt')),
    urlOf('00000000-0000-4000-8000-000000000000'),
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(404)
  world.clock.advance({ days: 13 })
  expect((await get(url)).statusCode).toBe(200)
  world.clock.advance({ days: 3 })
  expect((await get(url)).statusCode).toBe(404)
})
