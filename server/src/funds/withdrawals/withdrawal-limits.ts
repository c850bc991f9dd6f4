import { Refusal } from '../../platform/http/refusal.ts'

export function refuseTooMuch(amountFen: number, availableFen: number): void {
  if (amountFen > availableFen)
    throw new Refusal('insufficient_balance', {
      total_fen: amountFen,
      available_fen: availableFen,
      missing_fen: amountFen - availableFen,
    })
}
