import type { Feature } from '../platform/feature.ts'
import { answerConversationAction } from './answer-conversation.ts'
import { addCannedAnswerAction } from './add-canned-answer.ts'
import { changeCannedAnswerAction } from './change-canned-answer.ts'
import { listCannedAnswersAction } from './list-canned-answers.ts'
import { removeCannedAnswerAction } from './remove-canned-answer.ts'
import { closeConversationAction } from './close-conversation.ts'
import { closeConversationByStaffAction } from './close-conversation-by-staff.ts'
import { reopenConversationAction } from './reopen-conversation.ts'
import { getConversationForStaffAction } from './get-conversation-for-staff.ts'
import { listConversationsForStaffAction } from './list-conversations-for-staff.ts'
import { listMessagesForStaffAction } from './list-messages-for-staff.ts'
import { handOverConversationAction } from './hand-over-conversation.ts'
import { listColleaguesAction } from './list-colleagues.ts'
import { listConversationMessagesAction } from './list-conversation-messages.ts'
import { listConversationsAction } from './list-conversations.ts'
import { mailAnswersJob } from './mail-answers.job.ts'
import { readConversationAction } from './read-conversation.ts'
import { readConversationByStaffAction } from './read-conversation-by-staff.ts'
import { startConversationAction } from './start-conversation.ts'
import { adoptGuestConversationsJob } from './guests/adopt-guest-conversations.job.ts'
import { askAsGuestAction } from './guests/ask-as-guest.ts'
import { purgeGuestsJob } from './guests/purge-guests.job.ts'
import { readGuestConversationAction } from './guests/read-guest-conversation.ts'
import { writeAsGuestAction } from './guests/write-as-guest.ts'
import { takeConversationAction } from './take-conversation.ts'
import { writeMessageAction } from './write-message.ts'

export const conversations: Feature = {
  actions: [
    listConversationsAction,
    startConversationAction,
    listConversationMessagesAction,
    writeMessageAction,
    readConversationAction,
    closeConversationAction,
    listConversationsForStaffAction,
    getConversationForStaffAction,
    listMessagesForStaffAction,
    answerConversationAction,
    takeConversationAction,
    handOverConversationAction,
    closeConversationByStaffAction,
    reopenConversationAction,
    readConversationByStaffAction,
    listColleaguesAction,
    listCannedAnswersAction,
    addCannedAnswerAction,
    changeCannedAnswerAction,
    removeCannedAnswerAction,
    askAsGuestAction,
    readGuestConversationAction,
    writeAsGuestAction,
  ],
  jobs: [mailAnswersJob, adoptGuestConversationsJob, purgeGuestsJob],
}
