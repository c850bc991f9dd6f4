import { money } from '@longhaul/text/format.ts'
import { deskText } from '@longhaul/text/storefront/desk/desk.ts'
import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'
import { to } from '../links.ts'
import type { Waiting } from './desk-data.ts'

type Step = Waiting['step']

/** The amounts of a step, written; empty where there is none. */
export const figuresOf = (step: Step) => ({
  pay: step.pay_fen === null ? '' : money(step.pay_fen),
  back: step.back_fen === null ? '' : money(step.back_fen),
  day: step.day_fen === null ? '' : money(step.day_fen),
})

export const sentenceOf = (step: Step): string => stepText.about[step.about].title(figuresOf(step))
export const actionOf = (step: Step): string => stepText.about[step.about].action(figuresOf(step))
export const otherwiseOf = (step: Step): string | undefined =>
  step.otherwise === null ? undefined : stepText.otherwise[step.otherwise](figuresOf(step))

/** How a deadline is said: what has to be done by then, or how long a state holds. */
export function deadlineOf({ kind }: Step): (moment: string) => string {
  if (kind === 'answer') return deskText.answerBy
  return kind === 'pay' ? deskText.payBy : deskText.until
}

/** Whether it is one of our questions about an item, which has two answers. */
export const isQuestion = ({ about }: Step): boolean =>
  about === 'problem_found' || about === 'price_changed' || about === 'options_changed'

/** Where the step is done. */
export function addressOf({ step, subject }: Waiting): string {
  if (subject.kind === 'stock_item') return to.confirmInfo([subject.id])
  if (step.about === 'order_unpaid') return to.payOrders([subject.id])
  if (step.about === 'parcel_unpaid') return to.payParcel(subject.id)
  return subject.kind === 'order' ? to.order(subject.id) : to.parcel(subject.id)
}
