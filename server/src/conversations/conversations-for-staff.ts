import {
  getConversationForStaff,
  listConversationsForStaff as listRoute,
  listMessagesForStaff,
} from '@longhaul/contract/messages/conversations.staff.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { found } from '../platform/http/refusal.ts'
import { listMessages } from './sql-messages.ts'
import {
  countViews,
  findConversationForStaff,
  listConversationsForStaff,
  listStepsForStaff,
} from './sql-staff.ts'
import { toMessages, toStaff } from './to-wire.ts'

/** A view of the desk: what waits, what is in the own hands, what is open, what was closed. */
export const listConversationsForStaffAction = action(listRoute, async ({ tx, me, query }) => {
  const size = pageSize(query.limit)
  const view = query.view ?? 'open'
  const rows = await listConversationsForStaff(tx, {
    view,
    staffId: me.id,
    q: query.q?.trim(),
    cursor: decodeCursor(query.cursor),
    size,
  })
  const { next_cursor } = toPage(
    rows.map((row) => ({
      id: row.id,
      created_at: view === 'waiting' ? (row.waiting_since ?? row.last_message_at) : row.last_message_at,
    })),
    size,
  )
  return { items: rows.slice(0, size).map(toStaff), next_cursor, counts: await countViews(tx, me.id) }
})

export const getConversationForStaffAction = action(getConversationForStaff, async ({ tx, params }) => {
  const conversation = found(await findConversationForStaff(tx, params.id))
  const shopper = toStaff(conversation)
  const steps = await listStepsForStaff(tx, conversation.id)
  return {
    ...shopper,
    steps: steps.map((step) => ({
      step: step.step,
      actor_name: step.actor_name ?? shopper.shopper.name,
      by_shopper: step.actor === 'shopper',
      to_name: step.to_name,
      note: step.note,
      created_at: step.created_at.toISOString(),
    })),
  }
})

export const listMessagesForStaffAction = action(
  listMessagesForStaff,
  async ({ tx, params, query, world, now }) => {
    const conversation = found(await findConversationForStaff(tx, params.id))
    const size = pageSize(query.limit)
    const filter = { internal: true, cursor: decodeCursor(query.cursor), size }
    const { rows, next_cursor } = toPage(await listMessages(tx, conversation.id, filter), size)
    const name = conversation.nickname || conversation.email
    return { items: await toMessages({ tx, world, now }, rows, name), next_cursor }
  },
)
