import { joinSentences } from '../join-sentences.ts'

type Args = { title?: string; tracking_number?: string; reason?: string }

/** Whose a parcel at the warehouse is: part of the notices. */
export const text = {
  inbound_in_doubt: {
    said: () => 'Is this parcel yours?',
    body: ({ tracking_number }: Args) =>
      `A parcel with the tracking number ${tracking_number}, which you told us about, is here. Before it goes on your shelf, we have to be sure it’s yours. Add a picture of your order that shows the number, under Warehouse, Unclaimed.`,
  },
  receipt_taken_back: {
    said: () => 'Not your parcel',
    body: ({ reason }: Args) =>
      joinSentences('en', [
        'We put this parcel on your shelf, but it isn’t yours, sorry.',
        reason,
        'If it is yours, claim it with a picture of your order, under Warehouse, Unclaimed.',
      ]),
  },
  unclaimed_claim_accepted: {
    said: () => 'The parcel is yours',
    body: () => 'Next we weigh, measure and photograph it.',
  },
  unclaimed_claim_rejected: {
    said: () => 'Your claim was declined',
    body: ({ reason }: Args) =>
      joinSentences('en', [reason ?? 'We couldn’t confirm that this parcel is yours.']),
  },
}
