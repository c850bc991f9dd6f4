import { expect, test } from 'vitest'
import { type PhotoShows, usuallyShows } from './photo-captions.ts'
import { givesDaysBack, whyNotDeclinePhotos, whyNotFinishPhotos } from './photo-order.ts'

test('an order of photos is done when all are there, and declined only for those that are not', () => {
  expect(whyNotFinishPhotos({ shots: 2, taken: 1 })).toBe('evidence_missing')
  expect(whyNotFinishPhotos({ shots: 2, taken: 2 })).toBeNull()
  expect(whyNotDeclinePhotos({ shots: 2, taken: 1 })).toBeNull()
  expect(whyNotDeclinePhotos({ shots: 2, taken: 2 })).toBe('transition_not_allowed')
})

test('days are given back for photos that we took or could not take, not for those that were called off', () => {
  expect([givesDaysBack('taken'), givesDaysBack('declined'), givesDaysBack('cancelled')]).toEqual([
    true,
    true,
    false,
  ])
})

test('photos are captioned as they are usually taken', () => {
  const taken: PhotoShows[] = []
  for (let shot = 0; shot < 4; shot++) taken.push(usuallyShows(taken))
  expect(taken).toEqual(['front', 'back', 'label', 'other'])
  expect(usuallyShows(['flaw'])).toBe('front')
})
