/** A package on its way to the door, as pages and mails say it. */
export const text = {
  between: (from: string, until: string) => `At your door between ${from} and ${until}`,
  /** Links to where it is followed. */
  carrierPage: (carrier: string) => `Track it with ${carrier}`,
  manyCarriers: 'Track it on 17TRACK',
}
