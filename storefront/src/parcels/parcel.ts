import type { Reply } from '@longhaul/contract/routes.ts'

/** A package as the list has it, and with everything about it. */
export type ParcelCard = Reply<'GET /parcels'>['items'][number]
export type ParcelPage = Reply<'GET /parcels/{id}'>

/** What a package asks of its shopper at present. */
export type Ask = NonNullable<ParcelPage['ask']>

/** Looks up a key from the wire in a table with known keys; returns the key itself if it is missing. */
export const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key
