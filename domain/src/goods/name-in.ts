import { LANGUAGES, type Lang } from '../languages.ts'

/**
 * The names of goods: the seller's, the one in Latin letters, the shopper's own. Empty or omitted where there
 * is none.
 */
export type GoodsNames = { title: string; titleLatin?: string | undefined; ownName?: string | undefined }

/**
 * The name to show to a reader: the shopper's own name if there is one, else the name in the reader's script,
 * else the seller's.
 */
export const nameIn = (lang: Lang, { title, titleLatin, ownName }: GoodsNames): string =>
  ownName || (LANGUAGES[lang].script === 'latin' && titleLatin) || title
