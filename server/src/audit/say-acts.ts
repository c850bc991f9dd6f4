import { allRoutes } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { auditIn } from '@longhaul/text/console/audit/audit-in.ts'
import { rightsWordsIn } from '@longhaul/text/console/shell/rights-words-in.ts'

/** Summaries of calls, as a label and not as a sentence. */
const SUMMARIES = new Map(allRoutes.map(({ spec, summary }) => [spec, summary.replace(/\.$/, '')]))

/** What an act is called: its own words, or for one that is named by its call what that call does. */
export const sayAction = (lang: Lang, action: string): string =>
  auditIn(lang).actions[action] ??
  rightsWordsIn(lang)[action] ??
  SUMMARIES.get(action) ??
  action.replaceAll('_', ' ')

export const saySubject = (lang: Lang, kind: string): string => auditIn(lang).subjectOf(kind)
