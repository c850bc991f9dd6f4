/** The test mail with which staff check that mail arrives. */
export const text = {
  subject: (site: string) => `${site}: this mail arrived`,
  greeting: 'This is a test.',
  body: 'You read it, so mails of your shop arrive. Open the set-up by the link below to say so. The link is good once and for an hour.',
  open: 'Yes, it arrived',
  footer:
    'An admin of the shop asked for this mail in the console. If it was not meant for you, nothing is to be done.',
}
