/** What a notice is to its reader: something to decide, news, or an answer in a conversation. */
export const NOTICE_GROUPS = ['decision', 'news', 'talk'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]
