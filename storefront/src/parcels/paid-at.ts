import type { ParcelPage } from './parcel.ts'

/**
 * When a package was paid; null while it is not. A deposit is not a payment: a package that is packed first
 * is paid by what is charged after packing.
 */
export function paidAt({ pay_way: way, paid_at: at, history }: ParcelPage): string | null {
  if (way !== 'exact') return at
  return history.find((entry) => entry.step === 'pay_supplement' || entry.step === 'ship')?.created_at ?? null
}
