import type { AlarmKind } from '@longhaul/domain/duty/alarms.ts'
import type { Facet } from '@longhaul/domain/duty/release-changes.ts'
import type { Strength } from '@longhaul/domain/duty/rule.ts'

type Alarm = {
  where: string
  rule: string
  day: string
  days: number
  packages: number
  error: string
}

const daysOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** What needs a look, as the title of a note. */
const alarms: Record<AlarmKind, (alarm: Alarm) => string> = {
  ended: ({ where, rule, day, days }) =>
    `${where}: “${rule}” ended ${daysOf(days)} ago, on ${day}, and nothing follows it`,
  no_rules: ({ where }) => `${where}: packages go there, and we hold no rules`,
  urgent_waiting: ({ rule }) =>
    `Newer rules ${rule} are urgent: they correct an error. Look at them, and apply them now`,
  announced_passed: ({ where, rule, day, days }) =>
    `${where}: “${rule}” was announced for ${day}, ${daysOf(days)} ago, and nobody has confirmed it`,
  estimates_off: ({ where, packages, error }) =>
    `${where}: half of ${packages} packages were charged at least ${error} more or less than we had said`,
  override_idle: ({ where, rule, day }) =>
    `${where}: our own figure for “${rule}”, of ${day}, no longer applies: the rules have no such charge now`,
  ending: ({ where, rule, day, days }) =>
    days === 0 ? `${where}: “${rule}” ends today` : `${where}: “${rule}” ends in ${daysOf(days)}, on ${day}`,
  change_ahead: ({ where, rule, day, days }) =>
    `${where}: “${rule}” is announced for ${day}, in ${daysOf(days)}`,
  unchecked: ({ where, day, days }) => `${where}: not checked since ${day}, for ${daysOf(days)}`,
  feed_silent: ({ days }) => `The address of the rules has brought no release for ${daysOf(days)}`,
}

const alarmTags: Record<AlarmKind, string> = {
  ended: 'Ended',
  no_rules: 'No rules',
  urgent_waiting: 'Urgent',
  announced_passed: 'Not confirmed',
  estimates_off: 'Estimates off',
  override_idle: 'Our figure is idle',
  ending: 'Ends soon',
  change_ahead: 'Change announced',
  unchecked: 'Not checked',
  feed_silent: 'Silent',
}

const strengths: Record<Strength, string> = {
  official: 'Official',
  reported: 'Reported',
  old: 'Old',
  trade: 'General knowledge',
  weak: 'Weak',
  disputed: 'Disputed',
}

const facets: Record<Facet, string> = {
  amount: 'How much',
  when: 'For what',
  days: 'Days',
  legal: 'Legal state',
  details: 'Who pays whom',
  text: 'Wording',
}

/** The duty rules: what needs a look, the release in force and the next one, and the state of each place. */
export const text = {
  alarms,
  alarmTags,
  strengths,
  facets,
  more: (first: string, count: number) => `${first} and ${count} more`,
  packages: (count: number) => (count === 1 ? '1 package in 90 days' : `${count} packages in 90 days`),
  lookAt: (count: number) => `Duty rules: ${count === 1 ? '1 thing needs' : `${count} things need`} a look`,
  others: (count: number) =>
    `Duty rules: ${count === 1 ? '1 more thing needs' : `${count} more things need`} a look`,
  toDesk: 'See the duty rules',

  inForce: (version: string) => `Rules ${version}`,
  inForceTag: 'In force',
  since: (moment: string) => `Applied on ${moment}`,
  sources: {
    product: 'came with the program',
    url: 'read from the address of the rules',
    file: 'loaded as a file',
  },
  by: (name: string) => `by ${name}`,
  byItself: 'by itself',
  feedUnset:
    'No address of the rules is set: newer ones come with an upgrade of the program, or as a signed file.',
  feedHeard: (moment: string) => `The address of the rules was last read on ${moment}.`,
  feedNever: 'The address of the rules has not been read yet.',
  feedFault: 'The last answer of the address was not taken, and nothing was changed',
  load: 'Load a file',
  rollBack: 'Go back',
  rollBackTitle: (version: string) => `Go back to the rules before ${version}?`,
  rollBackText:
    'Prices to the door are calculated by the rules before from now on. Packages keep their estimates. These rules do not come again by themselves.',
  rolledBack: 'Went back to the rules before',

  waiting: (version: string) => `Newer rules ${version}`,
  appliesOn: (moment: string) => `applied by itself on ${moment}`,
  urgent: 'Urgent',
  held: 'Held',
  staged: 'Waiting',
  arrived: (moment: string) => `Came on ${moment}`,
  apply: 'Apply now',
  applyTitle: (version: string) => `Apply the rules ${version}?`,
  applyText: 'Prices to the door are calculated by them from now on. Packages keep their estimates.',
  applied: 'Applied',
  hold: 'Hold',
  holdTitle: (version: string) => `Hold the rules ${version}?`,
  holdText: 'They are not applied by themselves. A newer release takes their place.',
  heldDone: 'Held',
  effects: 'On the last 50 packages to each country',
  effectColumns: {
    packages: 'Packages',
    same: 'As before',
    more: 'Dearer',
    less: 'Cheaper',
    unknown: 'Not known any more',
    known: 'Known now',
    median: 'Median change',
    open: 'Open quotes',
  },
  noPackages: 'No packages have gone to these places.',
  effectsNote: 'Packages that are paid keep their estimate. Open quotes are those that would differ.',
  changes: 'What changes',
  noChanges: 'Nothing that is charged changes.',
  placeAdded: 'New place',
  placeRemoved: 'No longer there',
  rowAdded: 'new',
  rowRemoved: 'gone',
  checkedAgain: (count: number) => (count === 1 ? '1 rule checked again' : `${count} rules checked again`),

  loadTitle: 'Load duty rules',
  loadText:
    'A signed file, as “npm run rules -- publish” makes it. It is verified, shown here, and applied after 24 hours unless you hold it.',
  file: 'File',
  fileNeeded: 'Choose a file',
  loading: 'Verifying…',
  loaded: 'Verified. The rules wait to be applied',
  olderToo: 'Take them although they are older',

  tables: 'Rates by tariff number',
  tablesText:
    'Tables to which charges point where the number decides the rate. What rests on an old one is an estimate.',
  table: 'Table',
  usedBy: 'Used by',
  tableLines: 'Lines',
  tableDay: 'As of',
  tableSource: 'Source and licence',
  code: 'Tariff number',
  codeHint: '6 to 12 digits',
  codeWrong: 'Enter 6 to 12 digits',
  rateOf: (code: string) => `Rate of ${code}`,
  noRate: 'not in it',
  isRange: 'depends on further digits',
  tableAdded: 'New table',
  tableRemoved: 'No longer there',
  tableDays: (before: string, after: string) => `as of ${before} → ${after}`,
  tableCodes: { changed: 'other rates', added: 'new numbers', removed: 'numbers gone' },
  byTables: (titles: string) => `Rates change with ${titles}`,
  forExample: 'For example',

  places: 'Places',
  filters: { all: 'All', used: 'In use', alarms: 'To look at', own: 'Our own', nobody: 'No rules' },
  search: 'Country or place',
  showWhole: (places: string) => `Show all ${places} places`,
  filter: 'Which places',
  none: 'No place here.',
  place: 'Place',
  state: 'State',
  summary: 'What is charged',
  strength: 'Weakest source',
  checked: 'Checked',
  sent: 'Packages, 90 days',
  ownFigures: (count: number) => (count === 1 ? '1 own figure' : `${count} own figures`),
  charges: 'Charges',
  chargesOf: (place: string) => `Charges of ${place}`,
  ownPlace:
    'All rules of this place are our own (tab “Our own duty rules”): figures here would have no effect.',
  figures: { rate: 'Rate, per cent', amount: 'Amount', limit: 'Limit on the value of goods' },
  ownFigure: (own: string, released: string) => (released ? `${own} in place of ${released}` : own),
  replace: 'Replace a figure',
  restore: 'Undo',
  restored: 'The figure of the rules counts again',
  figure: 'Which figure',
  value: 'Our own figure',
  valueIn: (currency: string) => `Our own figure, in ${currency}`,
  valueWrong: 'Please type a number, such as 12.5',
  reasonIn: (language: string) => `Why (${language})`,
  reasonHint: 'Shoppers read it beside the charge.',
  needed: 'Please fill this in',
  replaceHow:
    'It counts at once, until you undo it, also under newer rules that still have this charge. Where the rules have rates by tariff number, ours counts for all goods.',
  saveFigure: 'Use our figure',
  savingFigure: 'Saving…',
  figureSaved: 'Our figure counts from now on',
  noFigure: 'Has no single figure: enter rules of our own for the place',
  idleFigures: 'Own figures that no longer apply',
  charged: 'Really charged',
  offBy: (error: string) => `off by ${error}`,
  insideOf: (share: string, packages: string) => `${share} in range, of ${packages}`,
  good: 'In force',
  own: 'Our own',
  ownSince: (day: string) => `Differs from the release since ${day}`,
  nothing: 'Nothing',
  unknown: 'Not known: shoppers are told so',
}
