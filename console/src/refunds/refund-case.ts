import type { Reply } from '@longhaul/contract/routes.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'

/** One refund request as staff sees it. */
export type RefundCase = Reply<'GET /staff/refund_cases'>['items'][number]

const names: Readonly<Record<string, string>> = consoleWords.refundStages

/** The display name of a stage; an unknown stage is shown as it is. */
export const stageName = (stage: string): string => names[stage] ?? stage
