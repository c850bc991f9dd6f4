import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'

const guangzhou = { en: 'Guangzhou', zh: '广州' }

test('the town of the warehouse has its name in the reader’s language, whatever letters the carrier uses', () => {
  expect(placeIn('GUANGZHOU ', guangzhou, 'zh')).toBe('广州')
  expect(placeIn('广州', guangzhou, 'en')).toBe('Guangzhou')
})

test('every other place stays as the carrier wrote it', () => {
  expect(placeIn('Frankfurt', guangzhou, 'zh')).toBe('Frankfurt')
  expect(placeIn('', guangzhou, 'en')).toBe('')
})
