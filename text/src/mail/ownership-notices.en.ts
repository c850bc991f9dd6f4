const quote = (title: string | undefined) => `“${title ?? ''}”`

type Args = { title?: string; tracking_number?: string; reason?: string }

/** Whose a parcel at the warehouse is: part of the notices. */
export const text = {
  inbound_in_doubt: {
    title: ({ title }: Args) => `Is this parcel yours? ${quote(title)}`,
    body: ({ tracking_number }: Args) =>
      `A parcel with the tracking number ${tracking_number}, which you announced, is here. Before it goes on your shelf, we have to be sure that it is yours. Please add a picture of your order that shows the number, under Warehouse, Unclaimed.`,
  },
  receipt_taken_back: {
    title: ({ title }: Args) => `Not your parcel: ${quote(title)}`,
    body: ({ reason }: Args) =>
      `We had put this parcel on your shelf, but it isn’t yours. ${reason ?? ''} If it is, claim it with a picture of your order, under Warehouse, Unclaimed.`,
  },
  unclaimed_claim_accepted: {
    title: ({ title }: Args) => `Your claim was accepted: ${quote(title)}`,
    body: () => 'The parcel is yours. Next we weigh, measure and photograph it.',
  },
  unclaimed_claim_rejected: {
    title: ({ title }: Args) => `Your claim to ${quote(title)} wasn’t accepted`,
    body: ({ reason }: Args) => reason ?? 'We couldn’t confirm that this parcel is yours.',
  },
}
