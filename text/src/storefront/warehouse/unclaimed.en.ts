import type { OwnershipClaimStage } from '@longhaul/domain/warehouse/unclaimed.ts'

const stages: Record<OwnershipClaimStage, string> = {
  submitted: 'Being checked',
  accepted: 'Yours now',
  rejected: 'Not accepted',
  withdrawn: 'Withdrawn',
}

/** Parcels whose owner is unknown, and the claims to them. */
export const text = {
  tab: 'Unclaimed',
  title: 'Unclaimed parcels',
  lead: 'These arrived without a customer code, and nobody was expecting them. We show only the end of each number. Find yours, prove that it is yours, and we move it to your shelf.',
  search: 'Last digits of your tracking number',
  searchHint: 'Four digits are enough',
  warehouse: 'Warehouse',
  allWarehouses: 'All warehouses',
  none: 'No parcels are waiting for their owners.',
  noneFound:
    'No unclaimed parcel ends with these digits. It may still be on its way, or you may have added it already.',
  endsIn: (end: string) => `Ends in ${end}`,
  unknownCourier: 'Courier unknown',
  arrived: 'Arrived',
  claim: 'Claim it',
  claimed: 'You have claimed it',
  more: 'Show more',

  formTitle: (end: string) => `Claim the parcel that ends in ${end}`,
  formLead:
    'Give the whole tracking number, or a picture of your order that shows it, or both. We compare it with the label.',
  tracking: 'Whole tracking number',
  trackingWrong: 'A tracking number has 6 to 40 letters and digits',
  pictures: 'Pictures of your order',
  picturesHint: 'The order page with its tracking number, or the seller’s message',
  proofNeeded: 'Please give the tracking number, or a picture of your order',
  what: 'What is inside',
  whatHint: 'As customs should read it later: “cotton T-shirt”, not “gift”',
  whatNeeded: 'Please say what is inside',
  quantity: 'Quantity',
  quantityWrong: 'Please enter a whole number from 1 to 999',
  value: 'What you paid for it',
  valueHint: 'In yuan, for all of them.',
  valueWrong: 'Please enter an amount in yuan, such as 128.50',
  note: 'Anything else that helps us',
  send: 'Send the claim',
  sending: 'Sending…',
  sent: 'Sent. We’ll compare it with the label and let you know.',
  back: 'Back to the list',
  verify: 'Please verify your email address first.',

  addProof: 'Add pictures',
  addProofTitle: (title: string) => `Show that “${title}” is yours`,
  addProofLead:
    'Add a picture of your order that shows the tracking number, or the seller’s message with it. We compare it with the label.',
  picturesNeeded: 'Please add a picture',
  proofSent: 'Added. We’ll compare it with the label and let you know.',
  sendProof: 'Send the pictures',
  noProofYet: 'We still need a picture of your order.',
  proofGiven: (pictures: number) => `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} added`,

  mine: 'Your claims',
  stages,
  noReason: 'We couldn’t confirm that this parcel is yours.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this claim?',
  withdrawText: (title: string) => `We’ll stop looking into “${title}”. You can claim it again.`,
  withdrawing: 'Withdrawing…',
  withdrawn: 'Claim withdrawn.',
  keep: 'Keep it',
  toShelf: 'It’s on your shelf or being inspected.',
}
