/**
 * Problems of a field by rule, for the console and the server only, so that the storefront does not load
 * them.
 */
export const text = {
  between: 'Enter a whole number from {1} to {2}',
  amount_between: 'Enter an amount from {1} to {2}',
  copy_figure: 'Type the new figure exactly as it is shown',
  limits_order: 'This may not be less than the limit before it',
  not_less: 'This must be at least {1}',
  colour: 'Enter a colour as # and six digits, such as #1d4468',
  contrast: 'Text in this colour is hard to read: its contrast is {1} to 1, and it must be at least {2} to 1',
  hook_url: 'Please enter an https address with a domain name, such as https://example.com/longhaul',
  push_service: 'This browser uses a push service that we don’t know',
  link: 'Enter an address that begins with https://',
  no_rate: 'There’s no exchange rate for {1} yet',
  unknown_figure: 'There’s no figure named {1}',
  coupon_code: 'Use 4 to 20 letters and digits',
  in_past: 'This has to be in the future',
  one_language: 'Write the article in at least one language',
  time_of_day: 'Enter a time of day such as 17:00',
  day: 'Enter a day such as 2026-11-02',
  month: 'Enter a month such as 2026-11',
  period_order: 'The last day is before the first',
  period_long: 'At most two years at a time',
  calendar_day: 'This isn’t a valid day, or it is listed twice: {1}',
  view_limit: 'You already have 100 saved views. Delete one first',
}
