import type { SetupStep } from '@longhaul/domain/setup/readiness.ts'

/** A step of the set-up: its name, its purpose, and the link to where it is done. */
type StepWords = { name: string; why: string; link: string }

/** The opening of a new shop. */
export const text = {
  lead: 'What must be in place before the public can pay. Each line is checked live.',
  steps: {
    staff: {
      name: 'An admin with two-step verification',
      why: 'Anyone who gets into the console can move money. A password alone isn’t enough.',
      link: 'Your account',
    },
    name: {
      name: 'The name of the shop, in each language',
      why: 'It appears on every page, email and receipt.',
      link: 'Configuration: site',
    },
    contact: {
      name: 'An email address and the hours when you answer',
      why: 'Shoppers write there when something goes wrong, and expect an answer.',
      link: 'Configuration: contact',
    },
    legal_texts: {
      name: 'Terms and privacy texts that you have read and approve',
      why: 'Shoppers agree to them with every order. They come as drafts that name no company.',
      link: 'Content',
    },
    warehouse: {
      name: 'A warehouse with its real address and telephone',
      why: 'Sellers send goods to it, and carriers print it as the sender.',
      link: 'Warehouses',
    },
    rates: {
      name: 'Lines and prices that you have confirmed',
      why: 'Packages are sold at these prices. Take the examples and change them, or import your own.',
      link: 'Rate cards',
    },
    destinations: {
      name: 'A destination',
      why: 'Every country to which a line has a price is served. Close those that you don’t want.',
      link: 'Destinations',
    },
    services: {
      name: 'Extra services and their prices, confirmed',
      why: 'Shoppers can add them to a package. Close what your warehouse can’t do.',
      link: 'Extra services',
    },
    duties: {
      name: 'Duty and tax rules that you have looked at',
      why: 'Every price to the door counts on them. Where there are none, shoppers read that duty isn’t known.',
      link: 'Duty and tax',
    },
    fees: {
      name: 'Fees that you have confirmed',
      why: 'Service fee, photos, storage, packing and insurance are charged at the rates set there.',
      link: 'Configuration: fees',
    },
    way_to_pay: {
      name: 'A way to pay',
      why: 'Without a payment provider or an account for remittances, no one can pay for an order.',
      link: 'Ways to pay',
    },
    exchange_rates: {
      name: 'Exchange rates from this week, for every currency offered',
      why: 'Prices are shown and charged at these rates.',
      link: 'Exchange rates',
    },
    mail: {
      name: 'Email that arrives',
      why: 'Without it, no one can verify an account or reset a password.',
      link: '',
    },
    working_days: {
      name: 'Working days, hours and holidays',
      why: 'The promised review time is counted in them.',
      link: 'Working days',
    },
  } satisfies Record<SetupStep, StepWords>,
  done: 'Done',
  missing: 'Missing',
  daysOffUntil: (day: string) => `Days off are entered up to ${day}.`,
  /** What prevents an unfinished step from being done. */
  tooOld: (currencies: string) => `Older than a week, or missing: ${currencies}`,
  countries: {
    destinations: (count: number) => `${count} ${count === 1 ? 'country' : 'countries'} served.`,
    duties: (count: number) =>
      count === 0
        ? 'There are rules for every country served.'
        : `No rules for ${count} of the countries served.`,
  },
  confirm: {
    legal_texts: 'I have read and approve them',
    services: 'We offer them at these prices',
    duties: 'I have looked at them',
    fees: 'I have read them and they are right',
  },
  confirmed: 'Confirmed',
  takeExamples: 'Use the example lines and prices',
  examplesTaken: 'The examples have been added. Check each price, then confirm the card',
  mail: {
    to: 'Send the test to',
    send: 'Send a test email',
    sending: 'Sending…',
    sent: (to: string) => `On its way to ${to}. Open the link in it, or paste the link here:`,
    code: 'Link or code from the email',
    confirm: 'It arrived',
    confirming: 'Checking…',
    arrived: 'Email arrives',
  },
  opening: {
    demo: 'This is the demo: it is always open.',
    open: (at: string) => `The shop has been open since ${at}.`,
    never: 'The public sees “opening soon”. No one can register or order.',
    closed: (at: string) => `The shop was closed on ${at}. Orders and packages under way continue.`,
    openNow: 'Open the shop',
    openAsk: 'Open the shop to everyone?',
    openText: 'From now on, anyone can register, order and pay.',
    notYet: (count: number) => `${count} ${count === 1 ? 'thing is' : 'things are'} still missing`,
    opened: 'The shop is open',
    close: 'Close the shop',
    closeAsk: 'Close the shop for now?',
    closeText:
      'The public sees that it is closed. No one can register or order. People with an account can still log in, pay and receive what is under way.',
    closedNow: 'The shop is closed',
    preview: 'Look at the shop',
  },
  home: {
    notOpen: 'The shop isn’t open yet',
    closed: 'The shop is closed',
    openBut: 'The shop is open, but something is missing',
    missing: (names: string) => `Still missing: ${names}`,
    ready: 'Everything is in place: it can be opened.',
    go: 'To the set-up',
  },
  days: {
    title: 'Working days',
    lead: 'When orders are reviewed, in Shanghai time. Orders already paid keep their promised time.',
    weekdays: 'Days of the week',
    names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: 'From',
    closes: 'To',
    hour: 'o’clock',
    off: 'Days off',
    offHint:
      'One per line: a day such as 2026-10-01, or a first and last day, such as 2026-10-01 2026-10-07.',
    worked: 'Extra working days',
    workedHint: 'Days that would otherwise be off but are worked, one per line.',
    wrongLine: (line: number) => `Line ${line} isn’t a valid day`,
    wrongHour: 'Enter a whole hour from 0 to 24',
    place: 'Public holidays of',
    placeHint:
      '2026 and 2027, only those that apply throughout; for the United Kingdom, those of England and Wales. Check them against the official list, and add those of your region.',
    placeNeeded: 'Choose a place first',
    mainland: 'Mainland China',
    noHolidays: 'No public holidays',
    take: 'Fill in',
    taken: (place: string) => `Filled in: ${place}. Change anything that differs for you, then save.`,
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    never: 'Working hours haven’t been set yet. Until then, Monday to Friday, 9:00 to 18:00 applies.',
  },
  pay: {
    lead: 'How money can come in. Shoppers are offered what is set up here.',
    none: 'There’s no way to pay',
    noneText: 'No one can place an order that their balance doesn’t cover.',
    accounts: 'Accounts for remittances',
    providers: 'Payment providers',
    provider: 'Provider',
    state: 'State',
    live: 'In use',
    test: 'In use, with test keys',
    off: 'Not set up',
    currencies: 'Currencies',
    settings: 'Settings it needs',
    settingsHint:
      'These are server settings: whoever runs the server sets them and restarts it. The console never shows a key.',
    names: { bank: 'Bank transfer', western_union: 'Western Union' } as Readonly<Record<string, string>>,
  },
}
