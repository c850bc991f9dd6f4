import type { Reason } from '../refusals.ts'

/**
 * The requirements before a stranger may pay, in the recommended order. All are mandatory: without any one of
 * them, money or goods would be lost, or shoppers would rely on a promise that no one made.
 */
export const SETUP_STEPS = [
  'staff',
  'name',
  'contact',
  'legal_texts',
  'warehouse',
  'rates',
  'destinations',
  'services',
  'duties',
  'fees',
  'way_to_pay',
  'exchange_rates',
  'mail',
  'working_days',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps that no program can check: staff confirm that they have read the content and that it is right. */
export const CONFIRMED_STEPS = [
  'legal_texts',
  'services',
  'duties',
  'fees',
] as const satisfies readonly SetupStep[]
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number]

/** The state of a step: whether it is done, and what was found: names, codes, addresses. */
export type StepState = { id: SetupStep; done: boolean; found: readonly string[] }

/** The current facts from which the state of the steps is derived. */
export type SetupFacts = {
  /** The shop's name in each language, and the default names of every installation. */
  names: readonly string[]
  defaultNames: readonly string[]
  contactEmail: string
  contactHours: readonly string[]
  confirmed: readonly ConfirmedStep[]
  /** Warehouses that are open and confirmed by staff. */
  warehouses: readonly string[]
  /** Open lines with a price in force that staff have confirmed. */
  pricedLines: readonly string[]
  /** The destinations: to each, an open line has a price, and it is not closed. */
  served: readonly string[]
  /** Those of them of which no rules for duty are known. */
  withoutRules: readonly string[]
  /** Configured providers, and accounts that accept remittances. */
  waysToPay: readonly string[]
  /** For each offered currency except the yuan: the day of its newest rate, if there is one. */
  rates: readonly { currency: string; quotedOn: string | undefined }[]
  /** The recipients who received a test mail through the currently configured mail server. */
  mailArrivedAt: readonly string[]
  /** The last day off entered, if there are any; undefined until staff have entered their working days. */
  workingDays: { lastDayOff: string | undefined } | undefined
  /** Admins who can log in and have two-step login. */
  admins: readonly string[]
}

/** A rate older than this many days must not be used: the shop would sell at an outdated price. */
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
  legal_texts: ({ confirmed }) => confirmedState(confirmed, 'legal_texts'),
  warehouse: ({ warehouses }) => some(warehouses),
  rates: ({ pricedLines }) => some(pricedLines),
  destinations: ({ served }) => counted(served.length > 0, served),
  services: ({ confirmed }) => confirmedState(confirmed, 'services'),
  duties: ({ confirmed, withoutRules }) => counted(confirmed.includes('duties'), withoutRules),
  fees: ({ confirmed }) => confirmedState(confirmed, 'fees'),
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
/** What is found by the hundred is told by its number. */
const counted = (done: boolean, found: readonly string[]): State => ({ done, found: [String(found.length)] })
const confirmedState = (confirmed: readonly ConfirmedStep[], step: ConfirmedStep): State => ({
  done: confirmed.includes(step),
  found: [],
})

const isFresh = (quotedOn: string | undefined, now: Date): boolean =>
  quotedOn !== undefined && now.getTime() - Date.parse(quotedOn) <= (RATE_DAYS_MAX + 1) * 86_400_000

/**
 * Whether the shop is open to strangers. The demo always is; a real shop from when its staff open it until
 * they close it.
 */
export type Opening = { isDemo: boolean; openedAt: Date | null; closedAt: Date | null }

export const isOpen = ({ isDemo, openedAt, closedAt }: Opening): boolean =>
  isDemo || (openedAt !== null && closedAt === null)

/** Null when strangers may enter, register and order. */
export const whyNotCome = (opening: Opening): 'shop_not_open' | null =>
  isOpen(opening) ? null : 'shop_not_open'

/** Null when the shop may be opened: only if it is not open yet and every step is done. */
export function whyNotOpen(opening: Opening, steps: readonly StepState[]): Reason | null {
  if (isOpen(opening)) return 'shop_open_already'
  return missingSteps(steps).length > 0 ? 'setup_missing' : null
}

/** Null when the shop may be closed to strangers. Current orders and packages continue. */
export function whyNotClose(opening: Opening): Reason | null {
  if (opening.isDemo) return 'demo_stays_open'
  return isOpen(opening) ? null : 'shop_closed_already'
}

/** Null when an order can be paid: by an enabled payment method, or from the balance. */
export const whyNotPayable = (bill: {
  hasWayToPay: boolean
  availableFen: number
  totalFen: number
}): 'no_way_to_pay' | null =>
  bill.hasWayToPay || bill.availableFen >= bill.totalFen ? null : 'no_way_to_pay'
