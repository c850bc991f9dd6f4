const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const text = {
  payExtension: {
    button: 'Extend storage',
    buttonOf: (title: string) => `Extend storage of ${title}`,
    title: 'Extend storage',
    lead: (perDay: string) =>
      `Days paid in advance cost the same as late ones: ${perDay} each. They are paid from your balance at once, and aren’t refunded if it ships earlier.`,
    days: 'Days',
    says: (fee: string, until: string) => `${fee}, stored until ${until}`,
    now: 'Last free day now',
    after: 'Last day after that',
    done: (date: string) => `Stored until ${date}.`,
    stillLate: (count: number) =>
      `It’s late already: with these days it is still ${days(count)} late, which is charged when it ships.`,
  },
  pay: {
    button: (fee: string) => `Pay storage ${fee}`,
    buttonOf: (title: string, fee: string) => `Pay the storage of ${title}: ${fee}`,
    title: 'Pay the storage fee',
    lead: 'It goes back on the shelf and can be shipped. Today is free; from tomorrow each day is charged again, so ship it soon or extend its storage.',
    done: 'Paid. It can be shipped again.',
  },
  moving: (warehouse: string) =>
    `It’s on its way to ${warehouse}. These days don’t count; it can be shipped once it is on a shelf there.`,
  disposal: (date: string) =>
    `From ${date} we may throw it away or sell it. It stays yours if you pay for the storage first.`,
}
