import type { Reason } from '../refusals.ts'

/**
 * Who may take a step: the shopper, the clock, or a member of staff by role. An admin may do what any role
 * may.
 */
export const ROLES = ['support', 'buyer', 'warehouse', 'finance', 'admin'] as const
export type StaffRole = (typeof ROLES)[number]
export type Actor = 'shopper' | 'system' | StaffRole

/** One row of a state table: this step leads from there to here when taken by one of these. */
export type Edge<Stage extends string, Step extends string> = {
  readonly step: Step
  readonly from: Stage
  readonly to: Stage
  readonly by: readonly Actor[]
}

/**
 * A state table: all its stages in order of progress, where it starts, and every edge there is. What is not
 * here is refused.
 */
export type StateTable<Stage extends string, Step extends string> = {
  readonly stages: readonly Stage[]
  readonly start: Stage
  readonly edges: readonly Edge<Stage, Step>[]
}

/** The edge of a step from a stage, if the table has one for any of these actors. */
export function findEdge<Stage extends string, Step extends string>(
  table: StateTable<Stage, Step>,
  stage: Stage,
  step: Step,
  actors: readonly Actor[],
): Edge<Stage, Step> | undefined {
  return table.edges.find(
    (edge) =>
      edge.step === step &&
      edge.from === stage &&
      (edge.by.some((actor) => actors.includes(actor)) ||
        (actors.includes('admin') && edge.by.some(isStaff))),
  )
}

/** Null when the step may be taken from this stage by one of these actors, else why not. */
export function whyNotStep<Stage extends string, Step extends string>(
  table: StateTable<Stage, Step>,
  stage: Stage,
  step: Step,
  actors: readonly Actor[],
): Reason | null {
  if (findEdge(table, stage, step, actors)) return null
  const forOthers = table.edges.some((edge) => edge.step === step && edge.from === stage)
  return forOthers ? 'forbidden' : 'transition_not_allowed'
}

const isStaff = (actor: Actor): boolean => actor !== 'shopper' && actor !== 'system'
