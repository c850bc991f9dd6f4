/** What a package asks of its shopper: papers for customs, duty, or what to do after a failed delivery. */
export const text = {
  papersTitle: 'Customs asks for papers',
  /** Where an update of the carrier asks, without words of ours. */
  papersAsked:
    'Usually they want to see what was paid. Add your proof of payment and we’ll send everything on.',
  ready: 'From us, ready',
  yours: 'From you',
  missing: 'Your proof of payment',
  missingHint: 'Card statement, or the receipt of your top-up. You may black out everything else.',
  missingMark: 'Missing',
  papers: { invoice: 'Commercial invoice', customs: 'Customs declaration', receipt: 'Receipt' },
  add: 'Add a file or take a photo',
  full: (max: number) => `You can add up to ${max} files.`,
  remove: (name: string) => `Remove ${name}`,
  send: (count: number) => (count === 1 ? 'Send the paper' : `Send all ${count} papers`),
  sendReady: 'Send only what is ready',
  enough: 'It may be enough; with your proof it is quicker.',
  sending: 'Sending…',
  stillUploading: 'A file is still uploading',
  passedOn: (days: number) =>
    `We pass them on to the carrier, usually on the same working day in China, and delete them ${days} days after customs are done.`,

  dutyTitle: 'Duty is waiting to be paid',
  dutyHow: 'You pay it to the carrier, not to us. Tell us when it’s done, and we’ll follow it up.',
  paid: 'I’ve paid it',
  paidNote: 'Note for us',
  paidHint: 'A reference or the day, if you have one',

  failedTitle: 'It couldn’t be delivered',
  failedWhy: (what: string) => `The carrier says: ${what}`,
  failedHow:
    'Tell us what you prefer, and we’ll arrange it with the carrier. If we don’t hear from you, it goes back to our warehouse.',
  again: 'Deliver it again',
  collect: 'I’ll collect it',
  note: 'Note for the carrier',
  noteHint: 'A day, a time, a door code, a phone number',

  sentTitle: {
    papers: 'Papers sent. We’re passing them on.',
    paid: 'You’ve paid the duty. We’re following it up.',
    again: 'You want it delivered again. We’re arranging it.',
    collect: 'You’ll collect it. We’re telling the carrier.',
  },
  sentAt: (moment: string) => `Sent ${moment}`,
  collectTitle: 'It’s ready for you to collect',
  collectHow: 'Take an ID with you. After some days the carrier sends it back.',
}
