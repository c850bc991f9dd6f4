/** What the warehouse knows of goods before they are bought. */
export const text = {
  seen: {
    title: 'What our scale has seen',
    weighed: (pieces: number) => (pieces === 1 ? 'Weighed here once' : `${pieces} of these weighed here`),
    weighedOption: (pieces: number) =>
      pieces === 1 ? 'This choice, weighed here once' : `${pieces} of this choice weighed here`,
    never: 'Not weighed here yet',
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
      sent_wrong: 'the wrong thing sent',
      never_sent: 'never sent',
      damaged: 'damaged on arrival',
      poor_quality: 'poor quality',
    },
    holds: (percent: number) => `This holds for ${percent} of 100 pieces.`,
    version: (version: number) => (version === 0 ? 'Starting table' : `Estimate no. ${version}`),
    versionOf: (version: number, day: string) => `Estimate no. ${version} of ${day}`,
    source: 'Source',
    failed: 'What our warehouse knows about this could not be loaded.',
  },
}
