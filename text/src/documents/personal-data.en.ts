/** The texts that accompany the data in an export. */
export const text = {
  readme: `This is your data, as we store it.

Each .json file holds one kind of record; amounts whose name ends in "_fen" are in fen (1/100 yuan), times are in UTC.
profile        your account
addresses      your address book
cart           what is in your cart
orders, order_items, questions, extra_payments, refund_requests
               what you ordered, and what became of it
inbound_parcels, warehouse
               what you had sent to us, and what is or was on our shelves
packages, package_contents, tracking, reviews
               what we shipped to you
payments, recharges, statement
               your money: every change of your balance
messages       what we told you
log_ins, devices
               who logged in, when and from where
read_tokens, grant_acts, approvals, hooks, hook_deliveries, event_log
               programs that read your account or are notified of changes, and what they were sent
files/         your pictures, and those we took of your goods and packages

Your password and the text of tokens are not included: we store only a hash of each. Secrets of webhooks are left out.
`,
}
