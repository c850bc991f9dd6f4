import type { ReportId } from '@longhaul/domain/reports/reports.ts'

const reports: Record<ReportId, { name: string; lead: string; part: string }> = {
  orders: {
    name: 'Orders',
    lead: 'Orders and items by the day they were placed, paid, bought or cancelled.',
    part: 'Items of these days, where they stand now',
  },
  revenue: {
    name: 'Revenue',
    lead: 'Our income as the books have it, less what coupons cost.',
    part: 'By what it is for',
  },
  times: {
    name: 'Times',
    lead: 'How long each step took, by the clock, nights included, and how much was later than promised.',
    part: 'By step',
  },
  storage: {
    name: 'Storage',
    lead: 'What lay on the shelves at the end of the last day, and what came and went.',
    part: 'By how many days it lay there',
  },
  lines: {
    name: 'Lines',
    lead: 'Packages that left, and where they went.',
    part: 'By destination and line',
  },
  shoppers: {
    name: 'Shoppers',
    lead: 'Who registered, who ordered, for the first time or again.',
    part: 'By orders within these days',
  },
}

/** What is counted, beside the same of the period before. */
export const text = {
  reports,
  label: 'Reports',
  figures: {
    placed: 'Orders placed',
    paid: 'Orders paid',
    items: 'Pieces',
    items_fen: 'Worth',
    bought: 'Items bought',
    cancelled: 'Items cancelled',
    income: 'Income',
    coupons: 'Coupons',
    net: 'After coupons',
    fen: 'Amount',
    bookings: 'Bookings',
    review: 'Review',
    purchase: 'Purchase',
    shelve: 'To the shelf',
    pack: 'Packing',
    hand_over: 'Hand-over',
    done: 'Done',
    median: 'Half within',
    most: 'Nine of ten within',
    late: 'Later than promised',
    lying: 'On the shelves',
    grams: 'Weight',
    overdue: 'Free time over',
    came: 'Came',
    went: 'Went',
    parcels: 'Packages',
    minutes: 'Time to arrive',
    registered: 'Registered',
    ordering: 'Ordered',
    first: 'For the first time',
    returning: 'Came back',
    shoppers: 'Shoppers',
    orders: 'Orders',
  },
  revenueKinds: {
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
  },
  ages: (from: number, to: number | null) =>
    to === null ? `${from} days and more` : `${from} to ${to} days`,
  frequencies: (from: number, to: number | null) =>
    to === null
      ? `${from} orders and more`
      : from === to
        ? from === 1
          ? '1 order'
          : `${from} orders`
        : `${from} to ${to} orders`,

  period: 'Days',
  periods: {
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    month: 'This month',
    before: 'Last month',
    year: 'This year',
    own: 'Own days',
  },
  from: 'First day',
  to: 'Last day',
  periodWrong: {
    day: 'Choose a first and a last day',
    period_order: 'The last day is before the first',
    period_long: 'At most two years at a time',
  },
  compared: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}. Days are days in Shanghai.`,
  units: { day: 'by day', week: 'by week', month: 'by month' },
  now: 'These days',
  before: 'Before',
  nowAndBefore: 'Now, and before',
  same: 'as before',
  fresh: 'none before',
  plotOf: (figure: string, unit: string) => `${figure}, ${unit}`,
  plotHint: 'Arrow keys read the values one by one.',
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
  notYours: 'Another role reads this report.',

  csvFrom: 'From',
  csvFromBefore: 'Before, from',
  csvBefore: (head: string) => `Before: ${head}`,
  csvUnits: { count: '', fen: ' (CNY)', minutes: ' (h)', grams: ' (kg)', per_mille: ' (%)' },
}
