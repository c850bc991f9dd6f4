/*
 * Prints what has happened to your orders since the last run. Keep it in cron: nothing is missed for 30 days,
 * and if something was all the same, it says so.
 *
 *   SHOP=https://shop.example.com TOKEN=lh_read_… node follow-orders.mjs
 *
 * The token needs the scopes "orders" and "messages".
 */
import { readFile, writeFile } from 'node:fs/promises'
import { longhaul } from '@longhaul/client'

const { SHOP, TOKEN, STATE = 'last-event.txt' } = process.env
const shop = longhaul({ shop: SHOP, token: TOKEN })

// All that has to be remembered is one number.
let after = Number(await readFile(STATE, 'utf8').catch(() => '0'))
const titles = new Map()

for (let more = true; more;) {
  const page = await shop.call('GET /events_log', { query: { after } })
  if (page.gap && after > 0) console.log('Something happened that was not recorded: look at your orders')
  for (const { sequence, event } of page.items) {
    await tell(event)
    // Written after each event: whatever ends the program, the next run goes on here.
    await writeFile(STATE, String(sequence))
  }
  await writeFile(STATE, String(page.next))
  ;({ next: after, more } = page)
}

async function tell({ type, data: { order_id: id, number, status } }) {
  if (type === 'order.placed') console.log(`${number} was placed: ${await titlesOf(id)}`)
  if (type === 'order.status_changed') console.log(`${number} is now ${status}: ${await titlesOf(id)}`)
  if (type === 'question.asked') console.log(`${number} has a question, to be answered in the shop`)
}

/** The goods of an order, which events do not name. */
async function titlesOf(id) {
  if (!titles.has(id)) {
    const order = await shop.call('GET /orders/{id}', { params: { id } })
    titles.set(id, order.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', '))
  }
  return titles.get(id)
}
