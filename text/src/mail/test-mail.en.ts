/** The test mail with which staff check that mail arrives. */
export const text = {
  subject: (site: string) => `${site}: this mail arrived`,
  greeting: 'This is a test.',
  body: 'If you can read it, mail from your shop arrives. Open the link below to confirm that in the set-up. It works once and is valid for an hour.',
  open: 'Yes, it arrived',
  footer:
    'An admin of the shop requested this mail in the console. If it wasn’t meant for you, you can ignore it.',
}
