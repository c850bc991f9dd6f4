import { later } from '@longhaul/browser/chunk/later.tsx'

/** The two answers to a question at the top of the list. */
export const LeadAnswers = later(() =>
  import('../shared/answer/LeadAnswers.tsx').then((found) => found.LeadAnswers),
)
