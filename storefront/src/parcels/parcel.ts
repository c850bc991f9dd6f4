import type { Reply } from '@longhaul/contract/routes.ts'

/** A package as the list has it, and with everything about it. */
export type ParcelCard = Reply<'GET /parcels'>['items'][number]
export type ParcelPage = Reply<'GET /parcels/{id}'>

/** What a package asks of its shopper at present. */
export type Ask = NonNullable<ParcelPage['ask']>

/** Looks up a key from the wire in a table with known keys; returns the key itself if it is missing. */
export const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key

/**
 * When a package was paid; null while it is not. A deposit is not a payment: a package that is packed first
 * is paid by what is charged after packing.
 */
export function paidAt({ pay_way: way, paid_at: at, history }: ParcelPage): string | null {
  if (way !== 'exact') return at
  return history.find((entry) => entry.step === 'pay_supplement' || entry.step === 'ship')?.created_at ?? null
}
