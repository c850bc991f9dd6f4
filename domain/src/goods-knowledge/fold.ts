/** What a product is used for when a model is made: to learn centres from, to set intervals by, or to measure how right they are. Never for two of them. */
export type Fold = 'learn' | 'set' | 'test'

/** Always the same for a product: what measures a model was never learnt from, on no night. Seven of ten learn, two set the intervals, one tests. */
export function foldOf(platform: string, itemId: string): Fold {
  let hash = 0x81_1c_9d_c5
  for (const character of `${platform} ${itemId}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  // The last digits of numbers in a row would stay in a row.
  const place = ((hash ^ (hash >>> 15)) >>> 0) % 10
  if (place < 7) return 'learn'
  return place < 9 ? 'set' : 'test'
}
