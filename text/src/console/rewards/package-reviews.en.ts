import type { ReviewStage } from '@longhaul/domain/parcels/review-stages.ts'

const stages: Record<ReviewStage, string> = { waiting: 'To read', shown: 'Shown', hidden: 'Hidden' }

export const text = {
  stages,
  stage: 'Reviews by stage',
  lead: 'Reviews aren’t public until you have read them. Hide those that name people, numbers or addresses; a poor rating isn’t a reason.',
  none: 'No reviews',
  noneHint: 'Reviews appear here when shoppers have received their packages.',
  of: (number: string) => `of package ${number}`,
  noWords: 'No text.',
  pictures: 'Pictures of the review',
  picture: (index: number) => `Picture ${index}`,
  show: 'Show it',
  showBusy: 'Showing…',
  hide: 'Hide it',
  hideTitle: 'Hide this review?',
  hideText: 'Its author can still see it. The reason is for staff only.',
  hideBusy: 'Hiding…',
  reason: 'Reason',
  reasonMissing: 'Please say why',
  shown: 'It’s public now.',
  hidden: 'Review hidden.',
  decided: (name: string) => `Decided by ${name}`,
}
