/** The price of one product to the door, on its own. */
export const text = {
  ask: 'To your door',
  askOf: (title: string) => `What it costs to your door: ${title}`,
  alone: (country: string) => `To your door, on its own · ${country}`,
  failed: 'This couldn’t be calculated now.',
}
