import type {
  OwnershipClaimStage,
  NumberProof,
  UnclaimedStage,
} from '@longhaul/domain/warehouse/unclaimed.ts'

const stages: Record<UnclaimedStage, string> = {
  unclaimed: 'Unclaimed',
  claimed: 'Claimed',
  matched: 'Matched by its number',
  disposed: 'Disposed of',
  undone: 'Scan taken back',
}
const claimStages: Record<OwnershipClaimStage, string> = {
  submitted: 'Waits for a decision',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
const proofs: Record<NumberProof, string> = {
  same: 'The whole number is right',
  end: 'Only the public digits are right',
  other: 'Another number',
  none: 'No number given',
}
const steps: Record<string, string> = {
  arrive: 'Scanned, and nothing matched',
  give: 'Given to its shopper',
  match: 'Matched by its number',
  dispose: 'Disposed of',
  find_again: 'Scanned again',
  undo: 'Scan taken back',
  unmatch: 'Match taken back',
}

/** Parcels that nobody is known for. */
export const text = {
  stages,
  claimStages,
  proofs,
  steps,
  search: 'Number, shelf or looks',
  none: { title: 'Nothing is unclaimed', text: 'A scan that matches nothing appears here by itself.' },
  noneFound: 'Nothing matches this search.',
  unknownCourier: 'Unknown courier',
  claimsOf: (count: number) =>
    count === 0 ? 'No claim' : `${count} ${count === 1 ? 'claim waits' : 'claims wait'}`,

  keepTitle: 'Where it lies',
  shelf: 'Shelf',
  look: 'How it looks',
  lookHint: 'Everybody reads this: “small grey bag”. No name, no number.',
  keep: 'Save',
  kept: 'Saved',
  noShelf: 'no shelf',
  photos: 'Photos, label and all',
  photosHint: 'Only staff see them while the parcel is unclaimed.',
  noPhotos: 'No photo was taken.',

  claims: 'Claims',
  noClaims: 'Nobody claims it. Shoppers see where it is and the last digits of its number.',
  told: 'Number told',
  item: 'What it is said to hold',
  value: (quantity: string, amount: string) => `${quantity}, ${amount}`,
  evidence: 'Pictures of the order',
  noEvidence: 'No pictures',
  noteOf: 'What they write',
  accept: 'Accept',
  acceptTitle: 'Is this parcel theirs?',
  acceptText: (shopper: string) =>
    `It becomes the stock of ${shopper} and waits for inspection. Other claims to it end, and everybody is told.`,
  acceptWithoutNumber: 'The whole number was not told. Compare the pictures with the label first.',
  accepted: 'Accepted: the parcel waits for inspection',
  reject: 'Reject',
  rejectTitle: 'Reject this claim?',
  rejected: 'The shopper has been told',
  inspect: 'Inspect it now',

  dispose: 'Dispose of it',
  disposeTitle: 'Dispose of this parcel?',
  disposeText: 'Nobody has claimed it. The decision and its reason are kept under your name.',
  disposeHint: 'Kept in the log.',
  disposed: 'Disposed of, and logged',
  notBefore: (date: string) => `Not before ${date}: unclaimed parcels are kept for 90 days.`,
  claimFirst: 'A claim waits. Decide it first.',
  history: 'What happened',
  shelveAt: (number: string) => `Unclaimed parcel ${number}`,
}
