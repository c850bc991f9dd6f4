/** The payment providers, as the shopper chooses among them, by their id. */
export const en = {
  sandbox: {
    name: 'Sandbox card',
    note: 'For trying out: nothing is charged anywhere. You decide on its page whether the payment succeeds.',
  },
}
