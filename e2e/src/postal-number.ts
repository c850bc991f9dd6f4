const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const
let made = Date.now() % 90_000_000

/** A new international postal number with its check digit (UPU S10). */
export function postalNumber(): string {
  const serial = String((made += 1)).padStart(8, '0')
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(serial[at]), 0)
  const check = 11 - (sum % 11)
  return `EA${serial}${check === 10 ? 0 : check === 11 ? 5 : check}CN`
}
