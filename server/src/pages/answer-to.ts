import type { Reply, Spec } from '@longhaul/contract/routes.ts'
import type { PageState } from './page-plan.ts'

/** What a call of the page was answered; undefined where it was not made, or failed. */
export const answerTo = <S extends Spec>(answers: PageState['answers'], spec: S): Reply<S> | undefined =>
  // `Answers` asked our own API, whose replies are held to the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  answers.find(([key]) => key[0] === spec)?.[1] as Reply<S> | undefined
