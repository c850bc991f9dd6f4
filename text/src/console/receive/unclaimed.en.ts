import type {
  OwnershipClaimStage,
  NumberProof,
  UnclaimedStage,
} from '@longhaul/domain/warehouse/unclaimed.ts'

const stages: Record<UnclaimedStage, string> = {
  unclaimed: 'Unclaimed',
  disputed: 'Disputed',
  claimed: 'Claimed',
  matched: 'Matched by number',
  disposed: 'Disposed of',
  undone: 'Scan undone',
}
const claimStages: Record<OwnershipClaimStage, string> = {
  submitted: 'Awaiting decision',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}
const proofs: Record<NumberProof, string> = {
  same: 'The full number is correct',
  end: 'Only the public digits are correct',
  other: 'Wrong number',
  none: 'No number given',
}
const steps: Record<string, string> = {
  arrive: 'Scanned, no match',
  give: 'Handed to its shopper',
  match: 'Matched by number',
  dispose: 'Disposed of',
  find_again: 'Scanned again',
  undo: 'Scan undone',
  unmatch: 'Match undone',
  dispute: 'A buyer recorded its number for other goods',
  uphold: 'Stays with its receiver',
  take_back: 'Taken from its receiver',
}

/** Parcels whose shopper is unknown. */
export const text = {
  stages,
  claimStages,
  proofs,
  steps,
  search: 'Number, shelf or description',
  none: {
    title: 'Nothing unclaimed',
    text: 'Parcels that match nothing when scanned appear here automatically.',
  },
  noneFound: 'Nothing matches this search.',
  unknownCourier: 'Unknown courier',
  claimsOf: (count: number) =>
    count === 0 ? 'No claims' : `${count} ${count === 1 ? 'claim' : 'claims'} waiting`,

  keepTitle: 'Where it is',
  shelf: 'Shelf',
  look: 'Description',
  lookHint: 'Visible to everyone, for example “small grey bag”. No names, no numbers.',
  keep: 'Save',
  kept: 'Saved',
  noShelf: 'no shelf',
  photos: 'Photos, including the label',
  photosHint: 'Only staff see them while the parcel is unclaimed.',
  noPhotos: 'No photo was taken.',

  claims: 'Claims',
  noClaims:
    'No claims yet. Shoppers see the warehouse, the courier, the last digits of the number and your description, but no photos.',
  numberGiven: 'Number given',
  item: 'Claimed contents',
  value: (quantity: string, amount: string) => `${quantity}, ${amount}`,
  evidence: 'Pictures of the order',
  noEvidence: 'No pictures',
  noteOf: 'Their note',
  announced: 'Added this number, which is no proof',
  lookAtLabel:
    'Look at the label first: our address contains the code of the shopper to whom it was sent. Without a code, compare the pictures of the order with sender, number and contents.',
  bought: 'Bought by us',
  boughtLead: 'Our buyer recorded this number for:',
  boughtFor: (order: string, shopper: string, seller: string) =>
    seller ? `Order ${order}, ${shopper}, from ${seller}` : `Order ${order}, ${shopper}`,
  receive: 'Receive as bought',
  receiveTitle: 'Are these the goods that we bought?',
  receiveText:
    'Compare the contents with the order first. They are received for it and wait for inspection. Other claims are closed, and every claimant is notified.',
  received: 'Received: the goods are waiting for inspection',
  accept: 'Accept',
  acceptTitle: 'Is this parcel theirs?',
  acceptText: (shopper: string) =>
    `It goes into ${shopper}’s stock and waits for inspection. Other claims are closed, and every claimant is notified.`,
  acceptWithoutNumber: 'The full number wasn’t given. Compare the pictures with the label first.',
  acceptWithoutProof: 'There are no pictures of the order. Look for their code on the label first.',
  accepted: 'Accepted: the parcel is waiting for inspection',
  reject: 'Reject',
  rejectTitle: 'Reject this claim?',
  rejected: 'The shopper has been notified',
  inspect: 'Inspect it now',

  disputed: 'Received for someone, then recorded for a purchase',
  disputedLead:
    'A buyer recorded this number for goods of another order. Until you decide, these goods stay where they are. Compare label and contents with both orders.',
  receivedFor: (shopper: string, shelf: string) => (shelf ? `${shopper}, on shelf ${shelf}` : shopper),
  uphold: 'It stays theirs',
  upholdTitle: 'Does it stay with its receiver?',
  upholdText: 'The number that the buyer recorded was wrong. The goods can be shipped again.',
  upheld: 'Decided: it stays with its receiver',
  takeBack: 'Take it back',
  takeBackTitle: 'Take it from its receiver?',
  takeBackText:
    'It leaves their shelf and is unclaimed again. Enter the number for the order once more, then receive the parcel as bought. The shopper sees your reason.',
  takenBack: 'Taken back: the parcel is unclaimed',
  dispose: 'Dispose of it',
  disposeTitle: 'Dispose of this parcel?',
  disposeText: 'No one has claimed it. The decision and its reason are recorded under your name.',
  disposeHint: 'Recorded in the audit log.',
  disposed: 'Disposed of, and logged',
  notBefore: (date: string) => `Not before ${date}: unclaimed parcels are kept for 90 days.`,
  claimFirst: 'A claim is waiting. Decide it first.',
  history: 'What happened',
  shelveAt: (number: string) => `Unclaimed parcel ${number}`,
}
