import type { Feature } from '../platform/feature.ts'
import { answerConversationAction } from './answer-conversation.ts'
import {
  addCannedAnswerAction,
  changeCannedAnswerAction,
  listCannedAnswersAction,
  removeCannedAnswerAction,
} from './canned-answers.ts'
import {
  closeConversationAction,
  closeConversationByStaffAction,
  reopenConversationAction,
} from './close-conversation.ts'
import {
  getConversationForStaffAction,
  listConversationsForStaffAction,
  listMessagesForStaffAction,
} from './conversations-for-staff.ts'
import { handOverConversationAction, listColleaguesAction } from './hand-over-conversation.ts'
import { listConversationMessagesAction, listConversationsAction } from './list-conversations.ts'
import { mailAnswersJob } from './mail-answers.job.ts'
import { readConversationAction, readConversationByStaffAction } from './read-conversation.ts'
import { startConversationAction } from './start-conversation.ts'
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
  ],
  jobs: [mailAnswersJob],
}
