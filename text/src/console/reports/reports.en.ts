import type { MarketingKind, RevenueKind } from '@longhaul/domain/ledger/accounts.ts'
import type { ReportId } from '@longhaul/domain/reports/reports.ts'

const reports: Record<ReportId, { name: string; lead: string; part: string }> = {
  orders: {
    name: 'Orders',
    lead: 'Orders and items by the day they were placed, paid, bought or cancelled.',
    part: 'Items from this period, by current stage',
  },
  revenue: {
    name: 'Revenue',
    lead: 'Our income according to the books, less what coupons pay and creators earn.',
    part: 'By source',
  },
  times: {
    name: 'Turnaround',
    lead: 'How long each step took in hours, nights included, and how much was late.',
    part: 'By step',
  },
  storage: {
    name: 'Storage',
    lead: 'What was on the shelves at the end of the last day, and what came and went.',
    part: 'By days in storage',
  },
  lines: {
    name: 'Shipping methods',
    lead: 'Packages shipped, and where to.',
    part: 'By destination and shipping method',
  },
  shoppers: {
    name: 'Shoppers',
    lead: 'Who registered, and who ordered for the first time or again.',
    part: 'By number of orders in this period',
  },
}

const revenueKinds: Record<RevenueKind | MarketingKind, string> = {
  service: 'Service fee',
  photos: 'Detail photos',
  packing: 'Packing',
  insurance: 'Insurance',
  storage: 'Late storage',
  payment_fee: 'Payment fee',
  repacking: 'Repacking',
  returns: 'Returns',
  plans: 'Plans',
  coupon: 'Coupons (cost)',
  creators: 'Creators’ shares (cost)',
}

/** The reports: figures compared with the previous period. */
export const text = {
  reports,
  label: 'Reports',
  figures: {
    placed: 'Orders placed',
    paid: 'Orders paid',
    items: 'Items',
    items_fen: 'Value',
    bought: 'Items bought',
    cancelled: 'Items cancelled',
    income: 'Income',
    coupons: 'Coupons',
    creators: 'Creators’ shares',
    net: 'After coupons and shares',
    fen: 'Amount',
    bookings: 'Bookings',
    review: 'Review',
    purchase: 'Purchase',
    shelve: 'Shelving',
    pack: 'Packing',
    hand_over: 'Hand-over',
    done: 'Done',
    median: 'Median',
    most: '90th percentile',
    late: 'Late',
    lying: 'On the shelves',
    grams: 'Weight',
    overdue: 'Past free storage',
    came: 'Arrived',
    went: 'Left',
    parcels: 'Packages',
    minutes: 'Time to arrive',
    registered: 'Registered',
    ordering: 'Ordered',
    first: 'First-time',
    returning: 'Returning',
    shoppers: 'Shoppers',
    orders: 'Orders',
  },
  revenueKinds,
  ages: (from: number, to: number | null) => (to === null ? `${from} days or more` : `${from} to ${to} days`),
  frequencies: (from: number, to: number | null) =>
    to === null
      ? `${from} orders or more`
      : from === to
        ? from === 1
          ? '1 order'
          : `${from} orders`
        : `${from} to ${to} orders`,

  period: 'Period',
  periodWrong: {
    day: 'Choose a first and a last day',
    period_order: 'The last day is before the first',
    period_long: 'Choose two years at most',
  },
  compared: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}. Days follow Shanghai time.`,
  units: { day: 'by day', week: 'by week', month: 'by month' },
  now: 'This period',
  before: 'Before',
  nowAndBefore: 'This period and before',
  same: 'unchanged',
  fresh: 'none before',
  plotOf: (figure: string, unit: string) => `${figure}, ${unit}`,
  plotHint: 'Use the arrow keys to read the values one by one.',
  plotAt: (day: string, now: string, dayBefore: string, before: string) =>
    `${day}: ${now}. Before, ${dayBefore}: ${before}.`,
  plotAtNow: (day: string, now: string) => `${day}: ${now}.`,
  figure: 'Figure',
  day: { day: 'Day', week: 'Week from', month: 'Month from' },
  table: 'As a table',
  noParts: 'Nothing in either period.',
  save: 'CSV',
  saveOf: (what: string) => `Download as CSV: ${what}`,
  hours: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  days: (days: string) => `${days} days`,
  notYours: 'Your role can’t read this report.',

  csvFrom: 'From',
  csvFromBefore: 'Before, from',
  csvBefore: (head: string) => `Before: ${head}`,
  csvUnits: { count: '', fen: ' (CNY)', minutes: ' (h)', grams: ' (kg)', per_mille: ' (%)' },
}
