import type { ReviewStage } from '@longhaul/domain/parcels/review-stages.ts'

const stages: Record<ReviewStage, string> = { waiting: 'To read', shown: 'Shown', hidden: 'Hidden' }

export const text = {
  stages,
  stage: 'Reviews by stage',
  lead: 'Nobody reads a review of a package before you have. Hide what names people, numbers or addresses; a poor opinion is no reason.',
  none: 'Nothing here',
  noneHint: 'Reviews appear here when shoppers have received their packages.',
  of: (number: string) => `of package ${number}`,
  noWords: 'Without words.',
  pictures: 'Pictures of the review',
  picture: (index: number) => `Picture ${index}`,
  show: 'Show it',
  showBusy: 'Showing…',
  hide: 'Hide it',
  hideTitle: 'Hide this review?',
  hideText: 'Its writer still sees it. The reason stays with us.',
  hideBusy: 'Hiding…',
  reason: 'Reason',
  reasonMissing: 'Please say why',
  shown: 'Everybody can read it now.',
  hidden: 'It is hidden.',
  decided: (name: string) => `Decided by ${name}`,
}
