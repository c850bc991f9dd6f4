import { answerConversation as route } from '@longhaul/contract/messages/conversations.staff.ts'
import { whyNotAnswer } from '@longhaul/domain/conversations/assignment.ts'
import { mailDueAt } from '@longhaul/domain/conversations/mail-due.ts'
import { addToInbox } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { tellNamed } from '../team/public.ts'
import { say } from './say.ts'
import { type ConversationRow, insertStep, lockConversationForStaff, updateConversation } from './sql.ts'
import { findStaffName } from './sql-staff.ts'
import { takeConversationStep } from './take-conversation-step.ts'
import { toMessages } from './to-wire.ts'

export const answerConversationAction = writeAction(route, answerConversation)

/**
 * Answers a shopper, or leaves a note for colleagues. Answering an unassigned conversation assigns it; one
 * that is assigned to a colleague must be taken over first. The shopper sees the answer on the page and a
 * line in the inbox, and gets an e-mail if the answer stays unread for some minutes.
 */
async function answerConversation(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world, concerns } = call
  const conversation = orNotFound(await lockConversationForStaff(tx, params.id))
  const message = await say(tx, conversation, { staffId: me.id, internal: body.internal }, body, now)
  if (body.internal) {
    const about = { kind: 'conversation', id: conversation.id } as const
    await tellNamed(call, { text: body.body, field: 'body', about })
  } else {
    await refuseTaken(call, conversation)
    await takeConversationStep(tx, conversation, 'answer', me.roles, now)
    await updateConversation(tx, conversation.id, {
      staff_read_at: message.created_at,
      ...(conversation.assigned_to === null ? { assigned_to: me.id, assigned_at: now } : {}),
    })
    await notifyShopper(call, conversation)
    if (body.close) await closeAfter(call, conversation, now)
  }
  await audit(call, {
    action: body.internal ? 'note_conversation' : 'answer_conversation',
    subjectKind: 'conversation',
    subjectId: conversation.id,
    after: { message_id: message.id },
  })
  if (conversation.shopper_id) concerns(conversation.shopper_id)
  return orNotFound((await toMessages({ db: tx, world, now }, [message], ''))[0])
}

/**
 * Refuses an answer by someone other than the assignee, and names the assignee, so that the desk can offer to
 * take the conversation over.
 */
async function refuseTaken(
  call: UnitOfWork & { me: { id: string } },
  conversation: ConversationRow,
): Promise<void> {
  const holder = conversation.assigned_to === null ? null : { staffId: conversation.assigned_to }
  const why = whyNotAnswer(holder, call.me.id)
  if (why === null) return
  throw new Refusal(why, {
    holder_name: (await findStaffName(call.tx, holder!.staffId))?.name ?? '',
    since: conversation.assigned_at?.toISOString() ?? null,
  })
}

/**
 * Keeps one unread line in the inbox of a shopper, and schedules one check after some minutes whether a mail
 * is needed.
 */
async function notifyShopper(call: UnitOfWork, conversation: ConversationRow): Promise<void> {
  if (conversation.shopper_id)
    await addToInbox(call, conversation.shopper_id, {
      kind: 'answer_arrived',
      args: { title: conversation.subject },
      subject: { kind: 'conversation', id: conversation.id },
    })
  if (conversation.mail_due_at !== null && conversation.mail_due_at > call.now) return
  const due = mailDueAt(call.now, conversation.mailed_at)
  await updateConversation(call.tx, conversation.id, { mail_due_at: due })
  await call.enqueue('mail-answers', { conversationId: conversation.id }, { runAt: due })
}

async function closeAfter(
  { tx, me }: UnitOfWork & { me: { id: string; roles: Parameters<typeof takeConversationStep>[3] } },
  conversation: ConversationRow,
  now: Date,
): Promise<void> {
  const answered = { id: conversation.id, stage: 'answered', waiting_since: null } as const
  await takeConversationStep(tx, answered, 'close', me.roles, now)
  await insertStep(tx, {
    conversation_id: conversation.id,
    step: 'close',
    actor: 'staff',
    actor_id: me.id,
    created_at: now,
  })
}
