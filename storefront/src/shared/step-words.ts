import type { Reply } from '@longhaul/contract/routes.ts'
import { foundText } from '@longhaul/text/photos/found.ts'
import { money } from '@longhaul/text/format.ts'
import type { StepFigures } from '@longhaul/text/storefront/steps/next-step.en.ts'
import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'

export type Step = NonNullable<Reply<'GET /orders'>['items'][number]['next']>

/** The words of a step: its sentence, its button, and what happens if the shopper does nothing. */
export function wordsOf(step: Step): { title: string; action: string; otherwise: string | null } {
  const figures = figuresOf(step)
  const words = stepText.about[step.about]
  return {
    title: words.title(figures),
    action: words.action(figures),
    otherwise: step.otherwise && stepText.otherwise[lapseOf(step.about, step.otherwise)](figures),
  }
}

/** Whether the step is one of our questions about an item, which have two answers. */
export const isQuestion = ({ about }: Step): boolean =>
  about === 'problem_found' || about === 'price_changed' || about === 'options_changed'

/** An order's page shows the step of its package: what is cancelled then is the package, not the order. */
const lapseOf = (about: Step['about'], otherwise: NonNullable<Step['otherwise']>) =>
  about === 'parcel_unpaid' || about === 'weight_difference' ? 'parcel_cancelled' : otherwise

const figuresOf = (step: Step): StepFigures => ({
  pay: shown(step.pay_fen),
  back: shown(step.back_fen),
  day: shown(step.day_fen),
  found: step.finding ? foundText.found(step.finding) : '',
})

const shown = (fen: number | null): string => (fen ? money(fen) : '')
