/** The page that strangers see while the shop is not open. */
export const text = {
  soon: (name: string) => `${name} opens soon`,
  soonWhy: 'The shop is being set up. Nobody can register or order yet.',
  closed: (name: string) => `${name} is closed for now`,
  closedWhy:
    'We are not accepting new accounts or orders at the moment. Orders and packages already under way continue.',
  write: 'Write to us: ',
  login: 'Log in to your account',
}
