import { LANGUAGES, type Lang } from '../languages.ts'

/** What goods are called: by their seller, in Latin letters, by their shopper. Empty or left out where there is no such name. */
export type GoodsNames = { title: string; titleLatin?: string | undefined; ownName?: string | undefined }

/** What goods are called for a reader: by the shopper's own name first, then in letters that the reader reads, else as the seller wrote. */
export const nameIn = (lang: Lang, { title, titleLatin, ownName }: GoodsNames): string =>
  ownName || (LANGUAGES[lang].script === 'latin' && titleLatin) || title
