/** New questions that guests may ask per day, from one network address and with one e-mail address. */
export const GUEST_QUESTIONS_PER_PLACE = 10
export const GUEST_QUESTIONS_PER_EMAIL = 3
/** Messages that a guest may write per hour in a conversation. */
export const GUEST_MESSAGES_PER_HOUR = 20
/** An id, a dot, and a signature of 43 letters. */
export const GUEST_KEY_MAX = 100
/** The messages that a guest's page and mails show: the latest. */
export const GUEST_THREAD_MAX = 50
