import { createHash } from 'node:crypto'
import { optionKey } from '@longhaul/domain/goods-knowledge/option-key.ts'

/**
 * The hash of a choice of options: it can be looked up by anyone who knows the text, and no shopper's text is
 * stored.
 */
export const optionHash = (optionsText: string): Buffer =>
  createHash('sha256').update(optionKey(optionsText)).digest().subarray(0, 16)

/** The key of all options together. */
export const ALL_OPTIONS = Buffer.alloc(0)
