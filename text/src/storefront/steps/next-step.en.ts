import type { Otherwise, StepTopic } from '@longhaul/domain/next-step/next-step.ts'

/**
 * The values that a sentence about a step may contain; amounts are formatted, and empty if the step involves
 * no payment. `found` is what inspection found.
 */
export type StepFigures = { pay: string; back: string; day: string; found?: string | undefined }

type Words = {
  /** The leading sentence. */
  title: (figures: StepFigures) => string
  /** The button. */
  action: (figures: StepFigures) => string
}

const about: Record<StepTopic, Words> = {
  order_unpaid: { title: () => 'Waiting for your payment', action: ({ pay }) => `Pay ${pay}` },
  price_changed: {
    title: ({ pay }) => (pay ? `The shop wants ${pay} more` : 'The price has changed'),
    action: () => 'Accept or decline',
  },
  options_changed: { title: () => 'Not available as ordered', action: () => 'Accept or decline' },
  question_free: { title: () => 'We have a question', action: () => 'Answer' },
  problem_found: {
    title: ({ found }) => `${found || 'We found a problem'}. Keep it, or send it back?`,
    action: () => 'Decide',
  },
  price_difference: { title: ({ pay }) => `${pay} still to pay`, action: ({ pay }) => `Pay ${pay}` },
  storage_ends: { title: () => 'Free storage ends soon', action: () => 'Pack it' },
  storage_late: {
    title: ({ day }) => `Storage now costs ${day} a day`,
    action: () => 'Pack it',
  },
  storage_expired: {
    title: () => 'Storage has run out',
    action: ({ pay }) => `Pay ${pay}`,
  },
  on_shelf: { title: () => 'Ready on the shelf', action: () => 'Pack it' },
  parcel_unpaid: {
    title: () => 'The package is waiting for your payment',
    action: ({ pay }) => `Pay ${pay}`,
  },
  weight_difference: {
    title: ({ pay }) => `Heavier than estimated: ${pay} still to pay`,
    action: ({ pay }) => `Pay ${pay}`,
  },
  address_wrong: { title: () => 'The carrier can’t use this address', action: () => 'Correct the address' },
  papers_wanted: { title: () => 'Customs asks for papers', action: () => 'Send the papers' },
  duty_due: { title: () => 'Duty is waiting to be paid', action: () => 'See how to pay' },
  not_delivered: {
    title: () => 'It couldn’t be delivered. Again, or will you collect it?',
    action: () => 'Choose',
  },
  to_collect: { title: () => 'It’s ready for you to collect', action: () => 'See where' },
  answer_sent: { title: () => 'We’re passing on your answer', action: () => 'See it' },
  evidence_wanted: { title: () => 'Your claim needs more photos', action: () => 'Add photos' },
  claim_running: { title: () => 'We’re looking into your claim', action: () => 'See the claim' },
  lost: { title: () => 'The carrier says it is lost', action: () => 'Claim compensation' },
  late: { title: () => 'It should have arrived by now', action: () => 'Claim compensation' },
  held: { title: () => 'It’s delayed', action: () => 'Track it' },
  under_way: { title: () => 'On its way to you', action: () => 'Track it' },
  delivered: { title: () => 'Delivered. Is everything in the box?', action: () => 'Confirm receipt' },
  received: { title: () => 'Received', action: () => 'Write a review' },
}

const otherwise: Record<Otherwise | 'parcel_cancelled', (figures: StepFigures) => string> = {
  cancelled: ({ back }) =>
    back
      ? `If you don’t answer, we’ll cancel it and return ${back} to your balance.`
      : 'After that we’ll cancel it.',
  parcel_cancelled: () => 'After that we’ll cancel the package, and its items go back on your shelf.',
  kept: () => 'If you don’t answer, we’ll keep it as it is.',
  late_fee: ({ day }) => `After that, ${day} a day.`,
  given_up: () => 'After that we may throw it away or sell it. We’ll write to you first.',
  counts_as_received: () => 'After that it counts as received.',
}

/** The texts of the one thing to do next, the same wherever it is shown. */
export const text = {
  about,
  otherwise,
  /** Precedes a deadline. */
  until: (when: string) => `Until ${when}`,
}
