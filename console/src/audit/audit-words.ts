import { auditText } from '@longhaul/text/console/audit/audit.ts'

/** What an act is called; one that has no word of its own is called as the server calls it. */
export const actionWord = (action: string): string => auditText.actions[action] ?? action.replaceAll('_', ' ')

export const subjectWord = (kind: string): string => auditText.subjects[kind] ?? kind.replaceAll('_', ' ')
