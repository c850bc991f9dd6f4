import { expect, test } from 'vitest'
import { type PhotoShows, usuallyShows } from './photo-captions.ts'
import { givesDaysBack, whyNotDeclinePhotos, whyNotFinishPhotos } from './photo-order.ts'

test('an order of photos is finished when all are taken, and only missing ones can be declined', () => {
  expect(whyNotFinishPhotos({ shots: 2, taken: 1 })).toBe('evidence_missing')
  expect(whyNotFinishPhotos({ shots: 2, taken: 2 })).toBeNull()
  expect(whyNotDeclinePhotos({ shots: 2, taken: 1 })).toBeNull()
  expect(whyNotDeclinePhotos({ shots: 2, taken: 2 })).toBe('transition_not_allowed')
})

test('days are given back for photos that we took or could not take, not for cancelled ones', () => {
  expect([givesDaysBack('taken'), givesDaysBack('declined'), givesDaysBack('cancelled')]).toEqual([
    true,
    true,
    false,
  ])
})

test('photos get captions in the usual order', () => {
  const taken: PhotoShows[] = []
  for (let shot = 0; shot < 4; shot++) taken.push(usuallyShows(taken))
  expect(taken).toEqual(['front', 'back', 'label', 'other'])
  expect(usuallyShows(['flaw'])).toBe('front')
})
