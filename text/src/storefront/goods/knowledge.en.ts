/** What the warehouse knows about goods before they are bought. */
export const text = {
  seen: {
    title: 'What our scale has seen',
    weighed: (pieces: number) => (pieces === 1 ? 'We’ve weighed one' : `We’ve weighed ${pieces} of these`),
    weighedOption: (pieces: number) =>
      pieces === 1 ? 'We’ve weighed one of this option' : `We’ve weighed ${pieces} of this option`,
    never: 'We haven’t weighed one yet',
    weight: 'Weight of one',
    between: (low: string, high: string) => (low === high ? low : `${low}–${high}`),
    longest: (length: string) => `Longest side ${length}`,
    days: (range: string, most: number) =>
      `${range} ${most === 1 ? 'day' : 'days'} from purchase to our warehouse`,
    fine: (arrived: number) =>
      arrived === 1
        ? 'The one that arrived was as described'
        : `All ${arrived} that arrived were as described`,
    wrong: (wrong: number, arrived: number, what: string) => `${wrong} of ${arrived} had a problem: ${what}`,
    problems: {
      bought_too_few: 'too few bought',
      bought_too_many: 'too many bought',
      bought_wrong: 'the wrong thing bought',
      sent_too_few: 'too few sent',
      sent_too_many: 'too many sent',
      sent_wrong: 'wrong item sent',
      never_sent: 'never sent',
      damaged: 'damaged on arrival',
      poor_quality: 'poor quality',
    },
    holds: (percent: number) => `In this range ${percent}% of the time.`,
    version: (version: number) => (version === 0 ? 'Starting table' : `Estimate no. ${version}`),
    versionOf: (version: number, day: string) => `Estimate no. ${version} of ${day}`,
    source: 'Source',
    failed: 'What our warehouse knows about this couldn’t be loaded.',
  },
  photos: {
    title: 'Photos of earlier orders, taken in our warehouse',
    ofOption: (count: number) => (count === 1 ? '1 photo of this choice' : `${count} photos of this choice`),
    all: (count: number) => `All ${count} photos`,
    more: 'Everything we know about it',
    together: (pieces: number, weight: string) => `${pieces} together ${weight}`,
    size: (sides: string) => `${sides} cm`,
    open: (caption: string) => `Enlarge: ${caption}`,
    none: 'No photos of earlier items yet. Yours will be photographed when it arrives, for you alone unless you let others see it.',
    failed: 'The photos couldn’t be loaded.',
    whose: 'Taken when we inspected them. We don’t store whose they were with them.',
  },
  product: {
    unnamed: (marketplace: string, item: string) => `${marketplace} ${item}`,
    lead: 'What our warehouse has weighed, measured and photographed',
    order: 'Order it',
    door: 'One to your door',
    prices: 'What we paid for one',
    month: 'Month',
    price: 'Price of one',
    bought: 'Items',
    ways: 'How it travelled',
    way: 'Shipping method',
    sent: 'Packages',
    returned: 'Came back',
  },
}
