import { type Standing, dueFen, withdrawableFen } from '@longhaul/domain/funds/standing.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Refuses more than is available, and more than leaves on the balance what is due with goods. */
export function refuseTooMuch(amountFen: number, availableFen: number, standing: Standing): void {
  const mayFen = withdrawableFen(standing, availableFen)
  if (amountFen <= mayFen) return
  throw new Refusal(amountFen > availableFen ? 'insufficient_balance' : 'due_with_goods', {
    total_fen: amountFen,
    available_fen: mayFen,
    missing_fen: amountFen - mayFen,
    due_fen: dueFen(standing),
  })
}
