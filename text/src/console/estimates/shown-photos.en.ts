/** Photos of earlier pieces that are shown publicly. */
export const text = {
  title: 'Photos that shoppers see',
  lead: 'Photos of inspection, shown to whoever thinks of buying the same. Take out what shows a name, a paper or a person.',
  search: 'Number of a product',
  closed: 'This shop shows no photos of earlier pieces: it can be switched on in the configuration.',
  none: 'There are no such photos',
  remove: 'Take out',
  removeOf: (title: string, what: string) => `Take out: ${title}, ${what}`,
  removed: 'Nobody else sees it any more',
  waits: (day: string) => `Not before ${day}: until then its shopper may keep it`,
  open: 'Photos that shoppers see',
}
