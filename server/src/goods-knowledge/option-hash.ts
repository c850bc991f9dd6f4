import { createHash } from 'node:crypto'
import { optionKey } from '@longhaul/domain/goods-knowledge/option-key.ts'

/** What stands for a choice of options: whoever knows the text finds it, and no text of a shopper is kept. */
export const optionHash = (optionsText: string): Buffer =>
  createHash('sha256').update(optionKey(optionsText)).digest().subarray(0, 16)

/** What stands for all options together. */
export const ALL_OPTIONS = Buffer.alloc(0)
