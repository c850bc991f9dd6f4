/**
 * What a product is used for in building a model: learning centres, calibrating intervals, or measuring their
 * accuracy. Only ever one of these.
 */
export type Fold = 'learn' | 'set' | 'test'

/**
 * A product's fold never changes, so that no model was ever trained on the products that test it. Seven of
 * ten learn, two set the intervals, one tests.
 */
export function foldOf(platform: string, itemId: string): Fold {
  let hash = 0x81_1c_9d_c5
  for (const character of `${platform} ${itemId}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  // Without mixing in the high bits, consecutive item numbers would give consecutive results.
  const place = ((hash ^ (hash >>> 15)) >>> 0) % 10
  if (place < 7) return 'learn'
  return place < 9 ? 'set' : 'test'
}
