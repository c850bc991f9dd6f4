/** Photos of earlier pieces that are shown publicly. */
export const text = {
  title: 'Photos that shoppers see',
  lead: 'Inspection photos, shown to shoppers who are thinking of buying the same. Take out any that show a name, a document or a person.',
  search: 'Product number',
  closed: 'This shop doesn’t show photos of earlier items. You can switch this on in the configuration.',
  none: 'No photos here',
  remove: 'Take out',
  removeOf: (title: string, what: string) => `Take out: ${title}, ${what}`,
  removed: 'No one else can see it any more',
  waits: (day: string) => `Not before ${day}: until then its shopper may keep it private`,
  open: 'Photos that shoppers see',
}
