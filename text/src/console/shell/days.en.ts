/** The range of days that filters a list or a report. */
export const text = {
  label: 'Days',
  any: 'Any day',
  presets: {
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    month: 'This month',
    before: 'Last month',
    year: 'This year',
    own: 'Custom',
  },
  from: 'First day',
  to: 'Last day',
}
