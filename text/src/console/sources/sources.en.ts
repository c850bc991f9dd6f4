const names: Record<string, string> = {
  taobao_open: 'Taobao Open Platform',
  '1688_open': '1688 Open Platform',
  tmapi: 'TMAPI',
  onebound: 'Onebound',
}

/** The data APIs for products. */
export const text = {
  lead: 'Interfaces that fill in the order form. They are tried from the top; product pages and earlier orders come last.',
  none: 'No interfaces in use',
  noneText:
    'The order form is filled in from product pages and earlier orders. To use an interface, set its keys in the server’s environment.',
  names,
  source: 'Interface',
  state: 'State',
  today: 'Calls today',
  ofQuota: (calls: string, quota: string) => `${calls} of ${quota}`,
  failedToday: 'Failed today',
  month: 'Calls, 30 days',
  cost: 'Cost, 30 days',
  noKeys: 'No keys',
  usedUp: 'Used up for today',
  failing: 'Failing',
  states: { closed: 'Working', open: 'Paused after failures', half_open: 'Retrying' },
  days: 'Daily, last 30 days',
  day: 'Day in Shanghai',
  calls: 'Calls',
  answered: 'Answered',
  failed: 'Failed',
  costOfDay: 'Cost',
}
