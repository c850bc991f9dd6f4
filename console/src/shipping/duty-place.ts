import type { Reply } from '@longhaul/contract/routes.ts'

/** A charge of a place, with the figures of it that can be replaced. */
export type DutyCharge = Reply<'GET /staff/duty_rules/{place}'>['charges'][number]
