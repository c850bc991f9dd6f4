import type { Reply, Spec } from '@longhaul/contract/routes.ts'
import type { PageState } from './page-plan.ts'

/** The answer to a call of the page; undefined if it was not made or failed. */
export const answerTo = <S extends Spec>(answers: PageState['answers'], spec: S): Reply<S> | undefined =>
  // `Answers` called our own API, whose replies conform to the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  answers.find(([key]) => key[0] === spec)?.[1] as Reply<S> | undefined
