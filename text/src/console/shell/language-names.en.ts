import type { Lang } from '@longhaul/domain/languages.ts'

/** What each language is called, for staff. */
export const text: Readonly<Record<Lang, string>> = { en: 'English', zh: 'Chinese' }
