const names: Record<string, string> = {
  taobao_open: 'Taobao Open Platform',
  '1688_open': '1688 Open Platform',
  tmapi: 'TMAPI',
  onebound: 'Onebound',
}

/** The data interfaces that tell about products. */
export const text = {
  lead: 'Interfaces that fill the order form. They are asked from the top; product pages and earlier orders come after them.',
  none: 'No interface is open',
  noneText:
    'The order form is filled from product pages and from earlier orders. An interface opens when its keys are set where the server is started.',
  names,
  source: 'Interface',
  state: 'State',
  today: 'Calls today',
  ofQuota: (calls: string, quota: string) => `${calls} of ${quota}`,
  failedToday: 'Failed today',
  month: 'Calls in 30 days',
  cost: 'Cost in 30 days',
  noKeys: 'No keys',
  usedUp: 'Used up for today',
  failing: 'Failing',
  states: { closed: 'Working', open: 'Resting after failures', half_open: 'Being tried again' },
  days: 'Day by day, 30 days',
  day: 'Day in Shanghai',
  calls: 'Calls',
  answered: 'Answered',
  failed: 'Failed',
  costOfDay: 'Cost',
}
