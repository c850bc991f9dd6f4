/** A fee that is paid from the balance immediately. */
export const text = {
  cost: 'To pay now',
  confirm: (fee: string) => `Pay ${fee}`,
  busy: 'Paying…',
  available: (amount: string) => `Available balance: ${amount}`,
  missing: (amount: string) => `Your balance is ${amount} short.`,
  recharge: 'Top-up',
}
