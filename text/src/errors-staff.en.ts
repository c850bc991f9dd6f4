/** What is wrong with a field that only staff see, by rule: not part of what the shop loads. */
export const en = {
  between: 'Enter a whole number from {1} to {2}',
  amount_between: 'Enter an amount from {1} to {2}',
  not_less: 'This must be at least {1}',
  colour: 'Enter a colour as # and six digits, such as #1d4468',
  contrast: 'Text in this colour is hard to read: its contrast is {1} to 1, and {2} to 1 is the least',
  link: 'Enter an address that begins with https://',
  no_rate: 'There is no exchange rate for {1} yet',
  unknown_figure: 'There is no figure named {1}',
  coupon_code: 'Use 4 to 20 letters and digits',
  in_past: 'This has to be in the future',
  one_language: 'Write the article in at least one language',
  day: 'Enter a day such as 2026-11-02',
  month: 'Enter a month such as 2026-11',
  period_order: 'The last day is before the first',
  period_long: 'At most two years at a time',
  view_limit: 'You keep 100 views already. Delete one first',
}
