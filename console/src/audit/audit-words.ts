import { auditText } from '@longhaul/text/console/audit/audit.ts'

/** The label of an action; an action without one keeps the server's name. */
export const actionWord = (action: string): string => auditText.actions[action] ?? action.replaceAll('_', ' ')

export const subjectWord = (kind: string): string => auditText.subjects[kind] ?? kind.replaceAll('_', ' ')
