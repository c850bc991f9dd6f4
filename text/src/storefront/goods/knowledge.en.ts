/** What the warehouse knows about goods before they are bought. */
export const text = {
  band: 'What we know about this item',
  seen: {
    title: 'What our scale has seen',
    weighed: (pieces: number) => `Our scale: ${pieces} weighed`,
    weighedOption: (pieces: number) => `Our scale: ${pieces} of this choice weighed`,
    never: 'We haven’t weighed one yet.',
    weight: 'Weight of one',
    dots: (count: number, from: string, to: string, bad: number) =>
      `Each dot is one we weighed: ${count} between ${from} and ${to}${bad === 0 ? '' : `; ${bad} hollow ${bad === 1 ? 'one' : 'ones'} had a problem`}`,
    eachDot: (anyBad: boolean): string =>
      anyBad ? 'Each dot is one we weighed; a hollow one had a problem.' : 'Each dot is one we weighed.',
    between: (low: string, high: string) => (low === high ? low : `${low}–${high}`),
    longest: (length: string) => `Longest side ${length}.`,
    days: (range: string, most: number) =>
      `At our warehouse ${range} ${most === 1 ? 'day' : 'days'} after we buy it.`,
    fine: (arrived: number) =>
      arrived === 1
        ? 'Nothing went wrong with the one that arrived.'
        : `Nothing went wrong with these ${arrived}.`,
    wrong: (wrong: number, arrived: number) => `What went wrong: ${wrong} of ${arrived}`,
    problem: (name: string, count: number) => `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${count}`,
    refunded: (refunded: number, count: number) =>
      count === 1 ? 'Refunded' : refunded === count ? `All ${count} refunded` : `${refunded} refunded`,
    problems: {
      bought_too_few: 'too few bought',
      bought_too_many: 'too many bought',
      bought_wrong: 'wrong item bought',
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
    title: 'Earlier items, photographed here',
    ofOption: (count: number) => (count === 1 ? '1 photo of this choice' : `${count} photos of this choice`),
    all: (count: number) => `All ${count} photos`,
    more: 'Everything we know about it',
    together: (pieces: number, weight: string) => `${pieces} together ${weight}`,
    size: (sides: string) => `${sides} cm`,
    open: (caption: string) => `Enlarge: ${caption}`,
    none: 'No photos of earlier items yet. Yours will be photographed when it arrives, for you alone unless you let others see it.',
    failed: 'The photos couldn’t be loaded.',
    whose: 'They aren’t linked to any buyer.',
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
