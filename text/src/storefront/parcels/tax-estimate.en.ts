/** The estimated customs charges, on the page of a package. */
export const text = {
  tag: 'Estimate',
  lead: (country: string, day: string) =>
    `${country}: what customs were expected to charge, under the rules of ${day}. It’s an estimate: customs have the last word.`,
}
