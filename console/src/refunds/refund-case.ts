import type { Reply } from '@longhaul/contract/routes.ts'
import type { RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'

/** One refund request as staff sees it. */
export type RefundCase = Reply<'GET /staff/refund_cases'>['items'][number]

/** The stage's name; an unknown one keeps its own. */
export const stageName = (stage: string): string => consoleWords.refundStages[stage as RefundStage] ?? stage
