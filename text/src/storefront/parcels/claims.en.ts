import type { ClaimKind, EvidenceSlot } from '@longhaul/domain/claims/claim.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'

const kinds: Record<ClaimKind, string> = {
  lost: 'It never arrived',
  damaged: 'Something is damaged',
  missing: 'Something is missing',
}

const slots: Record<EvidenceSlot, { label: string; hint: string }> = {
  box: { label: 'The box from outside', hint: 'All of it, with the dent or the tear if there is one.' },
  label: { label: 'The label', hint: 'So that its number can be read.' },
  goods: { label: 'The damaged goods', hint: 'Close up, and from a step back.' },
  inside: { label: 'The box as you opened it', hint: 'With everything that was in it.' },
  paper: { label: 'A document from the carrier', hint: 'A note or a letter, if you have one.' },
}

const stages: Record<ClaimStage, { label: string; means: string }> = {
  submitted: { label: 'We’re looking into it', means: 'You’ll hear from us within three working days.' },
  evidence_wanted: { label: 'We need more from you', means: 'Please add it below; then we’ll continue.' },
  granted: { label: 'Nearly decided', means: 'It’s with our finance team.' },
  paid: { label: 'Paid', means: 'The money is in your balance.' },
  rejected: { label: 'Declined', means: 'You can claim the same goods again if you have something new.' },
  cancelled: { label: 'Withdrawn', means: 'You can claim the same goods again while there is still time.' },
}

/** Claims for packages that were lost, damaged or incomplete. */
export const text = {
  kinds,
  slots,
  stages,
  title: 'Claim',
  lead: 'Did something go wrong on the way? Tell us, and we’ll pay what you are due.',
  start: 'Open a claim',
  startAnother: 'Claim something else',
  several: (count: number) => `${count} claims`,
  goodsOf: 'About',
  lostFrom: (date: string) => `A package counts as lost when it is long overdue: from ${date}.`,
  notNow: 'No claim can be opened now.',
  rules: 'What is paid',
  insured: (goods: string) => `You insured it: up to ${goods} for the goods.`,
  insuredRest: (goods: string) =>
    `You insured it, and your other claims use part of that: up to ${goods} is left for these goods.`,
  freightToo: (freight: string) => `If nothing usable arrived, we refund the ${freight} shipping too.`,
  notInsured: 'It wasn’t insured.',
  ours: 'If it was our fault, we pay for the goods in full.',
  kind: 'What happened',
  what: 'What it is about',
  whatHint: 'Choose every item that is damaged or missing.',
  whatNeeded: 'Please choose at least one item',
  claimedAlready: 'Already claimed',
  claimedPieces: (claimed: number, all: number) => `${claimed} of ${all} already claimed`,
  pieces: (goods: string) => `How many: ${goods}`,
  ofPieces: (max: number) => `of ${max}`,
  story: 'Tell us',
  storyHint: 'What happened, when you saw it, what you did.',
  storyNeeded: 'Please tell us what happened',
  pictures: 'Pictures',
  pictureNeeded: 'Please add this picture',
  removePicture: (label: string) => `Remove a picture: ${label}`,
  picture: (label: string, index: number) => `${label}, picture ${index}`,
  sending: 'Sending a picture…',
  waitForUpload: 'Please wait until the pictures have uploaded',
  send: 'Send the claim',
  busy: 'Sending…',
  sent: 'Your claim has been submitted',
  close: 'Not now',
  number: 'Claim',
  opened: 'Opened',
  note: 'What we wrote',
  goods: 'Goods',
  freight: 'Shipping',
  total: 'To your balance',
  more: 'Add what we asked for',
  moreNote: 'Your answer',
  moreNeeded: 'Please write something or add a picture',
  addMore: 'Send it',
  added: 'Thank you. We’ll continue',
  cancel: 'Withdraw the claim',
  cancelTitle: 'Withdraw this claim?',
  cancelText: 'If the package has arrived after all, there is nothing more to do.',
  cancelled: 'Claim withdrawn',
  evidence: 'Your pictures',
}
