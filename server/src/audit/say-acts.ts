import { allRoutes } from '@longhaul/contract/routes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { auditIn } from '@longhaul/text/console/audit/audit-in.ts'
import { rightsWordsIn } from '@longhaul/text/console/shell/rights-words-in.ts'

/** Summaries of calls without the full stop, for use as labels. */
const SUMMARIES = new Map(allRoutes.map(({ spec, summary }) => [spec, summary.replace(/\.$/, '')]))

/** The label of an action: its own words or, if it is named by its call, the summary of that call. */
export const sayAction = (lang: Lang, action: string): string =>
  auditIn(lang).actions[action] ??
  rightsWordsIn(lang)[action] ??
  SUMMARIES.get(action) ??
  action.replaceAll('_', ' ')

export const saySubject = (lang: Lang, kind: string): string => auditIn(lang).subjectOf(kind)
