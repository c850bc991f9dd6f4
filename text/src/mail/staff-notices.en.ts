type Args = {
  title?: string
  number?: string
  note?: string
  line?: string
  date?: string
  address?: string
  device?: string
}
type Format = { dateTime(iso: string): string }

/**
 * Mails to members of staff about their accounts, and to admins about acts of the policy: part of the
 * notices.
 */
export const text = {
  staff_new_place: {
    said: () => 'New log-in to your staff account',
    body: ({ date, address, device }: Args, { dateTime }: Format) =>
      `Your account in the console was logged in to ${date ? `on ${dateTime(date)} ` : ''}from ${address ?? 'an address'}${device ? ` with ${device}` : ''}, where it hasn’t been used recently. If it was you, there is nothing to do. If not, change your password at once, log that device out, and tell an admin.`,
  },
  staff_invited: {
    said: () => 'Your staff account: set a password',
    body: ({ line, date }: Args, { dateTime }: Format) =>
      `${line ?? 'An admin'} invited you to work with us. The link below sets your password; it works once${date ? `, until ${dateTime(date)}` : ''}. It was sent to you alone: nobody who works here needs it, so pass it on to no one.`,
  },
  staff_link: {
    said: () => 'Set a new password for your staff account',
    body: ({ line, date }: Args, { dateTime }: Format) =>
      `${line ?? 'An admin'} sent you this link, with which you set a new password. It works once${date ? `, until ${dateTime(date)}` : ''}; your present password works until then. Pass it on to no one. If you didn’t ask for it, ignore this email and tell another admin.`,
  },
  staff_two_factor_reset: {
    said: () => 'Two-step verification of your staff account was reset',
    body: ({ line, date }: Args, { dateTime }: Format) =>
      `${line ?? 'An admin'} switched off two-step verification of your staff account${date ? ` on ${dateTime(date)}` : ''}, because the app and the recovery codes were reported lost. Every device was logged out; you set it up again when you next log in. If you didn’t ask for it, change your password at once and tell another admin.`,
  },
  staff_value_act: {
    said: ({ title, note }: Args) => `${title ?? 'Act'}: ${note ?? 'done'}`,
    notGoods: true as const,
    body: ({ line, number, date }: Args, { dateTime }: Format) =>
      `By ${line ?? 'a colleague'}${date ? `, on ${dateTime(date)}` : ''}${number ? ` (${number})` : ''}. All admins are told of this. If it should not have happened, block the colleague first, then look at the limits and the log.`,
  },
}
