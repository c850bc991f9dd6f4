import type { Reason } from '../refusals.ts'

/**
 * What must be true before a stranger may pay, in the order in which it is best done. All of it is required: each stands for money or goods that would
 * otherwise be lost, or for a promise that nobody made.
 */
export const SETUP_STEPS = [
  'staff',
  'name',
  'contact',
  'legal_texts',
  'warehouse',
  'rates',
  'fees',
  'way_to_pay',
  'exchange_rates',
  'mail',
  'working_days',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What no program can check, and staff say: that they read it, and that it is right. */
export const CONFIRMED_STEPS = ['legal_texts', 'fees'] as const satisfies readonly SetupStep[]
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number]

/** A step as it stands: whether it is done, and what there is of it: names, codes, addresses. */
export type StepState = { id: SetupStep; done: boolean; found: readonly string[] }

/** What the steps are judged by, as it is at this moment. */
export type SetupFacts = {
  /** The shop's name in each language, and those that every installation begins with. */
  names: readonly string[]
  defaultNames: readonly string[]
  contactEmail: string
  contactHours: readonly string[]
  confirmed: readonly ConfirmedStep[]
  /** Warehouses that are open and that staff stand for. */
  warehouses: readonly string[]
  /** Open lines with a price in force that staff stand for. */
  pricedLines: readonly string[]
  /** Providers that are set up, and accounts that can be remitted to. */
  waysToPay: readonly string[]
  /** Of each currency that is offered but the yuan: the day of its newest rate, if there is one. */
  rates: readonly { currency: string; quotedOn: string | undefined }[]
  /** To whom a test mail arrived by the mail server that is set now. */
  mailArrivedAt: readonly string[]
  /** Until when days off are entered, where there are any; undefined until staff said when they work. */
  workingDays: { lastDayOff: string | undefined } | undefined
  /** Admins who can log in and have two-step login. */
  admins: readonly string[]
}

/** A rate older than so many days is no price: the shop would sell at what money was worth then. */
export const RATE_DAYS_MAX = 7

/** Every step with its state, in order. */
export const setupSteps = (facts: SetupFacts, now: Date): StepState[] =>
  SETUP_STEPS.map((id) => ({ id, ...stateOf[id](facts, now) }))

/** The steps that are not done. */
export const missingSteps = (steps: readonly StepState[]): SetupStep[] =>
  steps.filter(({ done }) => !done).map(({ id }) => id)

type State = Omit<StepState, 'id'>

const stateOf: Readonly<Record<SetupStep, (facts: SetupFacts, now: Date) => State>> = {
  staff: ({ admins }) => some(admins),
  name: ({ names, defaultNames }) => ({
    done: names.every((name) => name.trim() !== '' && !defaultNames.includes(name)),
    found: names,
  }),
  contact: ({ contactEmail, contactHours }) => ({
    done: contactEmail !== '' && contactHours.every((hours) => hours.trim() !== ''),
    found: [contactEmail, ...contactHours].filter((word) => word !== ''),
  }),
  legal_texts: ({ confirmed }) => said(confirmed, 'legal_texts'),
  warehouse: ({ warehouses }) => some(warehouses),
  rates: ({ pricedLines }) => some(pricedLines),
  fees: ({ confirmed }) => said(confirmed, 'fees'),
  way_to_pay: ({ waysToPay }) => some(waysToPay),
  exchange_rates: ({ rates }, now) => {
    const old = rates.filter(({ quotedOn }) => !isFresh(quotedOn, now)).map(({ currency }) => currency)
    return { done: old.length === 0, found: old }
  },
  mail: ({ mailArrivedAt }) => some(mailArrivedAt),
  working_days: ({ workingDays }) => ({
    done: workingDays !== undefined,
    found: workingDays?.lastDayOff ? [workingDays.lastDayOff] : [],
  }),
}

const some = (found: readonly string[]): State => ({ done: found.length > 0, found })
const said = (confirmed: readonly ConfirmedStep[], step: ConfirmedStep): State => ({
  done: confirmed.includes(step),
  found: [],
})

const isFresh = (quotedOn: string | undefined, now: Date): boolean =>
  quotedOn !== undefined && now.getTime() - Date.parse(quotedOn) <= (RATE_DAYS_MAX + 1) * 86_400_000

/** How the shop stands to strangers. The demo is always open; a shop from the moment at which its staff opened it until they closed it. */
export type Opening = { isDemo: boolean; openedAt: Date | null; closedAt: Date | null }

export const isOpen = ({ isDemo, openedAt, closedAt }: Opening): boolean =>
  isDemo || (openedAt !== null && closedAt === null)

/** Null where strangers may come in, register and order. */
export const whyNotCome = (opening: Opening): 'shop_not_open' | null =>
  isOpen(opening) ? null : 'shop_not_open'

/** Null where the shop may be opened: once, and with everything in place. */
export function whyNotOpen(opening: Opening, steps: readonly StepState[]): Reason | null {
  if (isOpen(opening)) return 'shop_open_already'
  return missingSteps(steps).length > 0 ? 'setup_missing' : null
}

/** Null where the shop may be closed to strangers. What is under way goes on. */
export function whyNotClose(opening: Opening): Reason | null {
  if (opening.isDemo) return 'demo_stays_open'
  return isOpen(opening) ? null : 'shop_closed_already'
}

/** Null where an order can be paid: in some way from outside, or from the balance. */
export const whyNotPayable = (bill: {
  hasWayToPay: boolean
  availableFen: number
  totalFen: number
}): 'no_way_to_pay' | null =>
  bill.hasWayToPay || bill.availableFen >= bill.totalFen ? null : 'no_way_to_pay'
