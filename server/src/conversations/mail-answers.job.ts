import { mailNotice } from '../messages/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { lockConversationForJob, updateConversation } from './sql.ts'
import { mailGuest } from './guests/mail-guest.ts'
import { lastQuestionForJob, listAnswersForJob } from './sql-messages.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-answers': { conversationId: string }
  }
}

/** The number of most recent answers in a mail; the others are on the page. */
const ANSWERS_MAX = 5

/**
 * Mails a shopper or a guest the answers they have not read, all of a burst in one mail. A shopper who has
 * read them in the meantime gets no mail.
 */
export const mailAnswersJob = job({
  name: 'mail-answers',
  run: (world, { conversationId }) =>
    inJob(world, [], async (work) => {
      const conversation = await lockConversationForJob(work.tx, conversationId)
      if (!conversation?.mail_due_at) return
      const { shopper_read_at: readAt, mailed_until: mailedUntil } = conversation
      const notifiedUntil = mailedUntil !== null && mailedUntil > readAt ? mailedUntil : readAt
      const answers = await listAnswersForJob(work.tx, conversationId, notifiedUntil)
      const last = answers.at(-1)
      await updateConversation(work.tx, conversationId, {
        mail_due_at: null,
        ...(last ? { mailed_at: work.now, mailed_until: last.created_at } : {}),
      })
      if (!last) return
      const latest = answers.slice(-ANSWERS_MAX)
      if (conversation.shopper_id === null) {
        const question = await lastQuestionForJob(work.tx, conversationId)
        return await mailGuest(work, world.secret, conversation, latest, question)
      }
      await mailNotice(
        work,
        conversation.shopper_id,
        {
          kind: 'answer_arrived',
          args: { title: conversation.subject },
          subject: { kind: 'conversation', id: conversationId },
        },
        latest.flatMap(({ body }) => (body === '' ? [] : [body])),
      )
    }),
})
