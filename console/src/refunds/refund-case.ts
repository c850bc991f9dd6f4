import type { Reply } from '@longhaul/contract/routes.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'

/** One refund request as staff sees it. */
export type RefundCase = Reply<'GET /staff/refund_cases'>['items'][number]

const names: Readonly<Record<string, string>> = consoleWords.refundStages

/** The stage's name; an unknown one keeps its own. */
export const stageName = (stage: string): string => names[stage] ?? stage
