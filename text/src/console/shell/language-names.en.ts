import type { Lang } from '@longhaul/domain/languages.ts'

/** The name of each language, for staff. */
export const text: Readonly<Record<Lang, string>> = { en: 'English', zh: 'Chinese' }
