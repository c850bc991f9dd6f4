import type { CalendarId } from '@longhaul/domain/orders/calendars.ts'
import type { SetupStep } from '@longhaul/domain/setup/readiness.ts'

/** What one step of the set-up is, what it is for, and where it is done. */
type StepWords = { name: string; why: string; link: string }

/** How a new shop opens. */
export const text = {
  lead: 'What must be true before a stranger may pay. Each line is checked as you look at it.',
  steps: {
    staff: {
      name: 'An admin with two-step login',
      why: 'Whoever gets into the console can move money. A password alone is not enough.',
      link: 'Your account',
    },
    name: {
      name: 'The name of the shop, in each language',
      why: 'It stands on every page, mail and receipt.',
      link: 'Configuration: site',
    },
    contact: {
      name: 'An e-mail address and the hours at which you answer',
      why: 'Shoppers write there when something goes wrong, and expect an answer.',
      link: 'Configuration: contact',
    },
    legal_texts: {
      name: 'Terms and privacy texts that you read and stand for',
      why: 'Shoppers agree to them with every order. They come as a draft that names no company.',
      link: 'Content',
    },
    warehouse: {
      name: 'A warehouse with its real address and telephone',
      why: 'Sellers send goods to it, and carriers print it as the sender.',
      link: 'Warehouses',
    },
    rates: {
      name: 'Lines and prices that you confirmed',
      why: 'Packages are sold at these prices. Take the examples and change them, or import your own.',
      link: 'Rate cards',
    },
    fees: {
      name: 'Fees and services that you confirmed',
      why: 'Service fee, photos, storage, packing and insurance are charged as they stand there.',
      link: 'Configuration: fees',
    },
    way_to_pay: {
      name: 'A way to pay',
      why: 'Without a provider or an account to remit to, nobody can pay for an order.',
      link: 'Ways to pay',
    },
    exchange_rates: {
      name: 'Exchange rates of this week, for every currency that is offered',
      why: 'Prices are shown and charged by them.',
      link: 'Exchange rates',
    },
    mail: {
      name: 'Mail that arrives',
      why: 'Without it nobody can verify an account or reset a password.',
      link: '',
    },
    working_days: {
      name: 'Working days, hours and holidays',
      why: 'The promise of when an order is reviewed is counted in them.',
      link: 'Working days',
    },
  } satisfies Record<SetupStep, StepWords>,
  done: 'Done',
  missing: 'Missing',
  /** What stands in the way of a step that is not done. */
  tooOld: (currencies: string) => `Older than a week, or missing: ${currencies}`,
  confirm: { legal_texts: 'I read them, and stand for them', fees: 'I read them, and they are right' },
  confirmed: 'Confirmed',
  takeExamples: 'Take the example lines and prices',
  examplesTaken: 'The examples are there. Look at each price, then confirm the card',
  mail: {
    to: 'Send the test to',
    send: 'Send a test mail',
    sending: 'Sending…',
    sent: (to: string) => `On its way to ${to}. Open the link in it, or paste it here:`,
    code: 'The link or code from the mail',
    confirm: 'It arrived',
    confirming: 'Checking…',
    arrived: 'Mail arrives',
  },
  opening: {
    demo: 'This is the demo: it is always open.',
    open: (at: string) => `The shop has been open since ${at}.`,
    never: 'Strangers read “opening soon”. Nobody can register or order.',
    closed: (at: string) => `The shop was closed on ${at}. Orders and packages under way go on.`,
    openNow: 'Open the shop',
    openAsk: 'Open the shop to everybody?',
    openText: 'From now on strangers can register, order and pay.',
    notYet: (count: number) => `${count} ${count === 1 ? 'thing is' : 'things are'} still missing`,
    opened: 'The shop is open',
    close: 'Close the shop',
    closeAsk: 'Close the shop for now?',
    closeText:
      'Strangers read that it is closed. Nobody can register or order. Whoever has an account can still log in, pay and get what is under way.',
    closedNow: 'The shop is closed',
    preview: 'Look at the shop',
  },
  home: {
    notOpen: 'The shop is not open yet',
    closed: 'The shop is closed',
    openBut: 'The shop is open, but something is missing',
    missing: (names: string) => `Still missing: ${names}`,
    ready: 'Everything is in place: it can be opened.',
    go: 'To the set-up',
  },
  days: {
    title: 'Working days',
    lead: 'When orders are reviewed, by the clock in Shanghai. Orders that are paid already keep the moment they were promised.',
    weekdays: 'Days of the week',
    names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: 'From',
    closes: 'To',
    hour: 'o’clock',
    off: 'Days off',
    offHint: 'One a line: a day such as 2026-10-01, or its first and last day, 2026-10-01 2026-10-07.',
    worked: 'Worked instead',
    workedHint: 'Days that are worked although they are off otherwise, one a line.',
    wrongLine: (line: number) => `Line ${line} is no day`,
    wrongHour: 'Enter a whole hour from 0 to 24',
    begin: 'Begin with a calendar',
    calendars: {
      CN: 'Mainland China, 2026 and 2027',
      none: 'Monday to Friday, no holidays',
    } satisfies Record<CalendarId, string>,
    take: 'Fill in',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    never: 'Nobody has said yet when you work: Monday to Friday, 9 to 18 o’clock, counts until then.',
  },
  pay: {
    lead: 'How money can come in. Shoppers are offered what is set up here.',
    none: 'There is no way to pay',
    noneText: 'Nobody can place an order that the balance does not cover.',
    accounts: 'Accounts to remit to',
    providers: 'Payment providers',
    provider: 'Provider',
    state: 'State',
    live: 'In use',
    test: 'In use, with test keys',
    off: 'Not set up',
    currencies: 'Currencies',
    settings: 'Settings it needs',
    settingsHint:
      'These are settings of the server: whoever runs it sets them and starts it again. The console never shows a key.',
    names: { bank: 'Bank transfer', western_union: 'Western Union' } as Readonly<Record<string, string>>,
  },
}
