import type { ActKind } from '@longhaul/domain/policy/acts.ts'
import type { LimitName } from '@longhaul/domain/policy/limits.ts'
import { text as policy } from '../../policy/acts.en.ts'

const kinds: Record<ActKind, { name: string; what: string }> = {
  creates: { name: 'Create money', what: 'a balance grows' },
  multiplies: { name: 'Multiply money', what: 'one figure reaches many orders' },
  releases: { name: 'Release money', what: 'it leaves the shop' },
  grants: { name: 'Grant rights', what: 'who may do all of this' },
}

const limits: Record<LimitName, { name: string; hint: string }> = {
  aloneFen: { name: 'Alone, in one act', hint: 'Above this a second person has to agree.' },
  aloneDayFen: {
    name: 'Alone, in 24 hours',
    hint: 'One person’s sum over all shoppers. Above this a second person has to agree.',
  },
  dayFen: { name: 'With a second person, in 24 hours', hint: 'One person’s sum. More is refused.' },
  alonePerMille: { name: 'Alone, in one change', hint: 'Above this a second person has to agree.' },
  aloneDayTimes: {
    name: 'Changes alone in 24 hours',
    hint: 'Further ones need a second person.',
  },
  mostPerMille: { name: 'Largest change', hint: 'A larger one is refused, whoever agrees.' },
}

/** The page about what staff may create, multiply, release and grant. */
export const text = {
  acts: policy.acts,
  kinds,
  limits,
  lead: 'How much money staff may create, multiply and release. The database keeps to it, on every page and in the API.',
  table: 'Acts of staff',
  unit: 'CNY · each person’s sum over 24 hours and all shoppers',
  show: 'Show',
  views: { all: 'All', today: 'In the last 24 hours', waiting: 'Waiting' },
  none: 'Nothing here.',
  columns: {
    act: 'Act',
    who: 'Who may',
    once: 'Alone',
    day: 'In 24 h',
    today: 'Most in 24 h',
    second: 'Two people',
    wait: 'In effect',
    alert: 'Alert',
  },
  nothing: '—',
  times: (count: number) => `${count}×`,
  plusMinus: (share: string) => `±${share}`,
  over: (limit: string) => `over ${limit}`,
  between: (from: string, to: string) => `${from}–${to}`,
  always: 'each time',
  atOnce: 'at once',
  hours: (hours: number) => `after ${hours} h`,
  alerts: { each: 'each time', none: 'by two' },
  most: (name: string, amount: string) => `${name} ${amount}`,
  dueSoon: (count: number) =>
    count === 1 ? '1 change takes effect' : `${count} changes, the next takes effect`,

  today: 'Last 24 hours',
  nobodyToday: 'Nobody did this in the last 24 hours.',
  alone: 'alone',
  ofLimit: (amount: string, limit: string) => `${amount} of ${limit}`,
  withSecond: (amount: string) => `${amount} with a second person`,
  left: (amount: string) => `${amount} left until a second person is needed`,
  over24: 'Everything further needs a second person',
  didTimes: (count: number) => (count === 1 ? 'once' : `${count} times`),
  limitsTitle: 'Limits',
  usual: (value: string) => `otherwise ${value}`,
  changedAt: 'Changed',
  noLimits: 'Needs a second person every time, so there are no limits to set.',

  secondTitle: 'Who counts as a second person',
  secondWho: (roles: readonly string[]) => `Somebody with the role ${roles.join(' or ')}`,
  secondNot: 'Not the person who asked',
  secondAccount: 'Within 30 days neither gave the other an account, a role or a new way to log in',
  secondChain: 'Also not through somebody else: whom A let in and who let in C aren’t independent either',
  secondSame: 'Whoever credited a balance never pays out of it alone',

  lonely: {
    title: 'No second person',
    all: (acts: readonly string[]) =>
      `Among your staff no two independent people may decide these: ${acts.join(', ')}.`,
    row: 'Among your staff no two independent people may decide this.',
    what: 'Nothing protects the shop from one of them acting alone, or from somebody who has taken over their log-in. Instead, each such decision waits 24 hours; every admin is told at once and can stop it.',
    how: 'Invite another admin or member of finance. After 30 days they count as independent.',
  },

  due: 'Waiting to take effect',
  waiting: 'Waiting for a second person',
  noneDue: 'Nothing is waiting.',
  askedBy: (name: string) => `Proposed by ${name}`,
  approvedBy: (asker: string, decider: string) => `Proposed by ${asker}, approved by ${decider}`,
  effectAt: 'In effect',
  lapsesAt: 'Lapses',
  see: 'Open',
  stop: 'Stop it',
  stopOf: (what: string) => `Stop “${what}”?`,
  stopText: 'It won’t take effect. Every admin is told, with your reason.',
  stopHint: 'Colleagues read this.',
  stopping: 'Stopping…',
  stopped: 'Stopped',
  stopWho: 'Any one admin can.',

  propose: 'Propose a change',
  proposeOf: (act: string) => `Change the limits: ${act}`,
  fixed: 'There are no limits to change here.',
  whole: 'Enter a whole number',
  share: 'Enter a percentage such as 3 or 2.5',
  reason: 'Reason',
  reasonHint: 'Admins and the second person read this.',
  reasonNeeded: 'Please give a reason',
  notOrdered: 'This must not be smaller than the limit above it',
  tightens: 'This tightens the limits, so it takes effect at once.',
  loosens:
    'This loosens a limit. An independent second person has to agree, and it takes effect 24 hours after that. Any admin can stop it until then.',
  unchanged: 'Change at least one limit',
  apply: 'Tighten now',
  ask: 'Propose',
  sending: 'Sending…',
  tightened: 'The new limits are in force',
}
